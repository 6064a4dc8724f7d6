import Onboard
import TTYCore

/// `onboard show`: pictures of a flow on standard output.
struct ShowCommand {
  var options: ShowOptions

  /// Prints the picture.
  ///
  /// - Returns: The exit status.
  func status() -> Int32 {
    do throws(FlowFile.Failure) {
      let flow = try FlowFile.read(options.flow)
      if options.showsAllSteps { return write(sheet(of: flow)) }
      if let path = options.keys, path.hasSuffix(TestFiles.suffix) {
        return status(of: flow, script: path)
      }
      let keys = try options.keys.map(FlowFile.bytes) ?? []
      return write(picture(camera.film(of: flow, keys: keys), of: flow))
    } catch {
      StandardStreams.complain(error.message)
      return ExitStatus.usage
    }
  }

  private func write(_ text: String) -> Int32 {
    StandardStreams.write(text) ? ExitStatus.finished : ExitStatus.notFinished
  }

  /// Prints the picture of a run that a script drives, also where what it expects is not so.
  private func status(of flow: Flow, script path: String) -> Int32 {
    do throws(ScriptError) {
      let script = try TestFiles.script(path)
      let (film, result) = try camera.film(of: flow, script: script, read: TestFiles.read)
      let status = write(picture(film, of: flow))
      guard let failure = result.failure else { return status }
      StandardStreams.complain(failure.description)
      return ExitStatus.expectationFailed
    } catch {
      StandardStreams.complain(error.faults.map(\.text).joined(separator: "\nonboard: "))
      return ExitStatus.usage
    }
  }

  private var camera: WizardCamera {
    WizardCamera(
      theme: options.theme, glyphs: options.isASCIIOnly ? .ascii : .unicode, size: options.size)
  }

  private var palette: FramePalette { FramePalette(for: options.theme) }

  /// The last screen of a run, or the run where the format has time.
  private func picture(_ film: Filmstrip, of flow: Flow) -> String {
    guard let frame = film.pictures.last?.frame else { return "" }
    return switch options.format {
    case .text: frame.text()
    case .svg: FramePicture(frame, palette: palette).svg
    case .cast: Asciicast(film, title: flow.title, palette: palette).text
    }
  }

  /// Every step, side by side or one after the other.
  private func sheet(of flow: Flow) -> String {
    let steps = camera.steps(of: flow)
    switch options.format {
    case .text:
      return steps.map { "\($0.step)\n\n\($0.frame.text())" }.joined(separator: "\n")
    case .svg:
      let pictures = steps.map { FramePicture($0.frame, title: $0.title, palette: palette) }
      return FramePictureSheet(pictures).svg
    case .cast:
      var film = Filmstrip()
      for step in steps {
        film.append(step.frame, at: film.milliseconds)
        film.wait(until: film.milliseconds + 2000)
      }
      return Asciicast(film, title: flow.title, palette: palette).text
    }
  }
}
