import Foundation

/// A file that goes with an intent.
open class INFile: _IntentValues, @unchecked Sendable {
  public convenience init(data: Data, filename: String, typeIdentifier: String?) {
    self.init()
    take(["data": data, "filename": filename, "typeIdentifier": typeIdentifier])
  }

  /// Without a name, it has that of the file.
  public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.init()
    take([
      "fileURL": fileURL, "filename": filename ?? fileURL.lastPathComponent,
      "typeIdentifier": typeIdentifier,
    ])
  }

  /// What is in the file; empty where it cannot be read.
  open var data: Data {
    value("data") ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
  open var filename: String {
    get { value("filename") ?? "" }
    set { set("filename", newValue) }
  }
  open var typeIdentifier: String? { value("typeIdentifier") }
  open var fileURL: URL? { value("fileURL") }
}
