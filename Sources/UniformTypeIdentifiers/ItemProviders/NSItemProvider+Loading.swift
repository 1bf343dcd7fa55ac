import Foundation

extension NSItemProvider {
  public static let errorDomain = "NSItemProviderErrorDomain"

  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  package static func error(_ code: ErrorCode, _ text: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }

  private func missing(_ typeIdentifier: String) -> NSError {
    Self.error(
      .itemUnavailableError,
      "Cannot load representation of type \(typeIdentifier); there are: "
        + registeredTypeIdentifiers.joined(separator: ", "))
  }

  // MARK: Data

  /// Asks for the item as data of a kind.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finished = UncheckedBox(progress)
    DispatchQueue.global().async {
      self.data(typeIdentifier) { data, error in
        finished.value.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Asks for the item as data of a kind.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  private func data(
    _ typeIdentifier: String, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      return done(nil, missing(typeIdentifier))
    }
    switch representation.source {
    case .data(let load):
      _ = load(done)
    case .file(let load, _):
      _ = load { url, _, error in
        guard let url else { return done(nil, error) }
        do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
      }
    case .item(let load):
      load({ item, error in done(item.flatMap(Self.data), error) }, nil, nil)
    }
  }

  /// The bytes of an item that was offered as an object.
  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data("\(text)".utf8)
    case let url as NSURL:
      url.isFileURL
        ? url.path.flatMap { FileManager.default.contents(atPath: $0) }
        : Data(url.absoluteString.utf8)
    default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }
  }

  // MARK: Files

  /// Asks for the item as a file, which is there only until the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    let type = representation(conformingTo: typeIdentifier)
      .map { Self.type($0.typeIdentifier) }
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var file = folder.appendingPathComponent(name)
        if let type, file.pathExtension.isEmpty { file = file.appendingPathExtension(for: type) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Asks for the item as a file, which is there only until the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
      completionHandler($0, false, $1)
    }
  }

  /// Asks for the file itself, or for a copy where it may not be opened in place.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if case .file(let load, let options)? = representation(conformingTo: typeIdentifier)?.source,
      options.contains(.openInPlace)
    {
      DispatchQueue.global().async { _ = load { completionHandler($0, true, $2) } }
      return Progress(totalUnitCount: 1)
    }
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
      completionHandler($0, false, $1)
    }
  }

  // MARK: Items

  /// Asks for the item as it was offered: a text, an address, data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler?
  ) {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      completionHandler?(nil, missing(typeIdentifier))
      return
    }
    let options = UncheckedBox(options)
    DispatchQueue.global().async {
      if case .item(let load) = representation.source {
        load(completionHandler, nil, options.value)
      } else if case .file(let load, _) = representation.source {
        _ = load { url, _, error in completionHandler?(url.map { $0 as NSURL }, error) }
      } else {
        self.data(typeIdentifier) { data, error in
          completionHandler?(data.map { Self.item($0, representation.typeIdentifier) }, error)
        }
      }
    }
  }

  /// Asks for the item as it was offered: a text, an address, data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let box: UncheckedBox<any NSSecureCoding> = try await withCheckedThrowingContinuation { next in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          next.resume(returning: UncheckedBox(item))
        } else {
          next.resume(throwing: error ?? Self.error(.unknownError, "There is no item."))
        }
      }
    }
    return box.value
  }

  /// Texts and addresses come as such, all else as data.
  private static func item(_ data: Data, _ typeIdentifier: String) -> any NSSecureCoding {
    let type = Self.type(typeIdentifier)
    if type.conforms(to: .url), let url = URL(dataRepresentation: data, relativeTo: nil) {
      return url as NSURL
    }
    if type.conforms(to: .plainText) { return String(decoding: data, as: UTF8.self) as NSString }
    return data as NSData
  }

  // MARK: Objects

  /// Whether the item can be had as an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableIdentifier(aClass.readableTypeIdentifiersForItemProvider) != nil
  }

  /// Whether the item can be had as a value of a type.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  private func readableIdentifier(_ wanted: [String]) -> String? {
    wanted.first { hasItemConformingToTypeIdentifier($0) }
  }

  /// Asks for the item as an object of a class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = aClass.readableTypeIdentifiersForItemProvider
    guard let identifier = readableIdentifier(wanted) else {
      let error = missing(wanted.joined(separator: ", "))
      DispatchQueue.global().async { completionHandler(nil, error) }
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Asks for the item as a value of a type.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      guard let object = object as? T._ObjectiveCType else {
        return completionHandler(nil, error)
      }
      completionHandler(T._unconditionallyBridgeFromObjectiveC(object), error)
    }
  }
}
