/* The floor that the command is measured against: the sign-in form, by hand, with one read and one
   write a key and nothing else. It edits at the end of a field only and checks nothing. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static char value[2][256];
static int length[2], focus, is_on = 1;
static char out[4096];

static int draw(void) {
  int n = snprintf(
      out, sizeof out,
      "\033[H\033[1mSign in\033[m\033[K\r\n\r\n%s Email\r\n  %s\033[K\r\n%s Password\r\n  %.*s\033[K\r\n"
      "%s [%c] Keep me signed in\r\n\r\n  Next  Previous  Return Next  Esc Done\033[%d;%dH",
      focus == 0 ? ">" : " ", value[0], focus == 1 ? ">" : " ", length[1],
      "****************************************************************", focus == 2 ? ">" : " ",
      is_on ? 'x' : ' ', focus == 0 ? 4 : focus == 1 ? 6 : 7, 3 + (focus < 2 ? length[focus] : 1));
  return n;
}

int main(void) {
  int tty = open("/dev/tty", O_RDWR | O_CLOEXEC);
  struct termios found, raw;
  char in[4096];
  int done = 0;
  if (tty < 0 || tcgetattr(tty, &found) != 0) return 1;
  raw = found;
  cfmakeraw(&raw);
  tcsetattr(tty, TCSANOW, &raw);
  (void)!write(tty, "\033[?1049h", 8);
  (void)!write(tty, out, (size_t)draw());
  while (!done) {
    ssize_t count = read(tty, in, sizeof in);
    if (count <= 0) break;
    for (ssize_t i = 0; i < count && !done; i++) {
      char c = in[i];
      if (c == '\r' || c == '\n' || c == '\t') {
        if (focus == 2 && c != '\t') done = 1;
        else focus = (focus + 1) % 3;
      } else if (c == 3) {
        done = 2;
      } else if (focus == 2) {
        if (c == ' ') is_on = !is_on;
      } else if (c == 127) {
        if (length[focus] > 0) value[focus][--length[focus]] = 0;
      } else if ((unsigned char)c >= ' ' && length[focus] < 63) {
        value[focus][length[focus]++] = c;
        value[focus][length[focus]] = 0;
      }
    }
    if (!done) (void)!write(tty, out, (size_t)draw());
  }
  (void)!write(tty, "\033[?1049l", 8);
  tcsetattr(tty, TCSANOW, &found);
  if (done != 1) return 130;
  printf("{\"email\":\"%s\",\"remember\":%s}\n", value[0], is_on ? "true" : "false");
  return 0;
}
