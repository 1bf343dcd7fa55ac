import Foundation

/// Something that a test leaves behind for a person to look at: a picture, a text, some data.
package struct Artifact: Sendable, Hashable {
  /// The name shown to people; the file's name without its extension.
  package var name: String
  package var contents: Data
  package var uniformTypeIdentifier: String

  package init(name: String, contents: Data, uniformTypeIdentifier: String) {
    self.name = name
    self.contents = contents
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  package init(name: String, text: String) {
    self.init(
      name: name, contents: Data(text.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  package init(name: String, png: Data) {
    self.init(name: name, contents: png, uniformTypeIdentifier: "public.png")
  }

  /// A name that any file system takes, with the extension that fits the type.
  var fileName: String {
    let base = FileName.sanitized(name.isEmpty ? "attachment" : name)
    let fileExtension = UniformType.fileExtension(of: uniformTypeIdentifier)
    guard !fileExtension.isEmpty, !base.lowercased().hasSuffix(".\(fileExtension)") else {
      return base
    }
    return "\(base).\(fileExtension)"
  }
}
