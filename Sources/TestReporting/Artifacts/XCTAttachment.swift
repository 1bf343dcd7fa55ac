import Foundation

/// Data from a test that is kept with its result.
///
/// Add it to the test or to an activity. It is written to the artifacts folder when the test is over.
open class XCTAttachment: NSObject, @unchecked Sendable {
  // MARK: Types

  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  public enum ImageQuality: Int, Sendable {
    case original = 0
    case medium = 1
    case low = 2
  }

  // MARK: Properties

  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String

  /// The name shown to people, which is also the file's.
  open var name: String?

  open var userInfo: [AnyHashable: Any]?

  /// Whether the data is kept when the test passes; by default it is not.
  open var lifetime: Lifetime = .deleteOnSuccess

  private let payload: Data

  // MARK: Making one

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
  }

  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: "public.data", name: nil, payload: payload)
  }

  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  public convenience init(string: String) {
    self.init(
      uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// An XML property list of the object; its description where it is no property list.
  public convenience init(plistObject object: Any) {
    let payload = try? PropertyListSerialization.data(
      fromPropertyList: object, format: .xml, options: 0)
    self.init(
      uniformTypeIdentifier: payload == nil ? "public.plain-text" : "com.apple.property-list",
      name: nil, payload: payload ?? Data(String(describing: object).utf8))
  }

  /// An archive of the object, in the format of `NSKeyedArchiver`.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "com.apple.property-list")
  }

  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    let payload = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// The contents of a file; the type follows from its extension.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      contentsOfFile: url,
      uniformTypeIdentifier: UniformType.identifier(ofFileExtension: url.pathExtension))
  }

  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    if let payload = try? Data(contentsOf: url) {
      self.init(
        uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: payload)
    } else {
      self.init(string: "The file \(url.path) could not be read.")
      name = url.lastPathComponent
    }
  }

  /// A zip archive of everything in a folder, by paths within it.
  ///
  /// Whether the folder's own name stands in the paths of Apple's archives is not documented. A folder that cannot be
  /// read or is too large for the format (65,535 files or 4 GB) gives a text that says so.
  public convenience init(compressedContentsOfDirectory url: URL) {
    do {
      self.init(
        uniformTypeIdentifier: "public.zip-archive", name: "\(url.lastPathComponent).zip",
        payload: try ZipArchive.contents(ofFolder: url))
    } catch {
      let reason =
        switch error as? ZipArchive.Failure {
        case .notAFolder: "is no folder"
        case .tooLarge: "has more than 65,535 files or 4 GB"
        case .missingZlib: "cannot be packed without libz.so.1 (package zlib1g)"
        case nil: "could not be read: \(error)"
        }
      self.init(string: "The folder \(url.path) \(reason).")
      name = url.lastPathComponent
    }
  }

  // MARK: For the test libraries

  /// The attached data.
  package var contents: Data { payload }

  package var artifact: Artifact {
    Artifact(
      name: name ?? "", contents: payload, uniformTypeIdentifier: uniformTypeIdentifier)
  }
}
