import Device
import Foundation

/// What errors say of themselves, in Apple's words.
///
/// The words are those that iOS is known to show; codes that are not among them keep Foundation's.
enum ErrorText {
  static func text(of error: any Error) -> String {
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    if let text = (error as? DecodingError).map(decoding) { return text }
    let error = error as NSError
    if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
    if error.domain == NSCocoaErrorDomain, let text = cocoa(error) { return text }
    if error.domain == NSPOSIXErrorDomain {
      return "The operation couldn’t be completed. " + String(cString: strerror(Int32(error.code)))
    }
    if let reason = error.userInfo[NSLocalizedFailureReasonErrorKey] as? String {
      return "The operation couldn’t be completed. " + reason
    }
    return "The operation couldn’t be completed. (\(error.domain) error \(error.code).)"
  }

  private static func decoding(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
    default: "The data couldn’t be read because it isn’t in the correct format."
    }
  }

  // MARK: Files

  private static func cocoa(_ error: NSError) -> String? {
    let path =
      error.userInfo[NSFilePathErrorKey] as? String
      ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    let name = path.map { ($0 as NSString).lastPathComponent }
    let folder = path.map {
      (($0 as NSString).deletingLastPathComponent as NSString).lastPathComponent
    }
    let variant = (error.userInfo["NSUserStringVariant"] as? [String])?.first
    let file = name.map { "The file “\($0)”" } ?? "The file"
    switch error.code {
    case 4, 260:
      switch (variant, name) {
      case ("Remove", let name?): return "“\(name)” couldn’t be removed."
      case ("Folder", let name?): return "The folder “\(name)” doesn’t exist."
      case (_, _?) where error.code == 260:
        return file + " couldn’t be opened because there is no such file."
      case (_, _?): return file + " doesn’t exist."
      case (_, nil) where error.code == 260:
        return "The file couldn’t be opened because it doesn’t exist."
      default: return "The file doesn’t exist."
      }
    case 257: return file + " couldn’t be opened because you don’t have permission to view it."
    case 259: return file + " couldn’t be opened because it isn’t in the correct format."
    case 513:
      guard let name, let folder else { return "You don’t have permission." }
      return "You don’t have permission to save the file “\(name)” in the folder “\(folder)”."
    case 516:
      guard let name, let folder else { return nil }
      return "The file “\(name)” couldn’t be saved in the folder “\(folder)” because a file with "
        + "the same name already exists."
    case 3840, 4864: return "The data couldn’t be read because it isn’t in the correct format."
    case 4865: return "The data couldn’t be read because it is missing."
    default:
      return error.localizedDescription.replacingOccurrences(
        of: "The operation could not be completed.", with: "The operation couldn’t be completed.")
    }
  }
}

// Foundation's own property, defined in its place.

#if DEBUG
  extension Error {
    @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
    public func _interposed_localizedDescription() -> String { ErrorText.text(of: self) }
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "The texts of errors",
      needs: "Foundation's Error.localizedDescription to be replaceable",
      cost: "Errors are shown in other words than on iOS."
    ) {
      ProgramSymbol.problem(replacing: [
        "$ss5ErrorP10FoundationE20localizedDescriptionSSvg"
      ])
    }
  }
#endif
