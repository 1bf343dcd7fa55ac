import Foundation

/// Who may see a representation of an item.
///
/// Differs from Apple's: makes no difference; whoever has an item may load all of its representations.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// How a file is given away.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Something on its way from one place to another, in the kinds of data that it can be had in.
///
/// Completion handlers are called on a queue of the provider's own, as on Apple's systems.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias LoadHandler =
    @Sendable (
      CompletionHandler?, AnyClass?, [AnyHashable: Any]?
    ) -> Void

  /// A kind of data, and where it comes from.
  struct Representation: @unchecked Sendable {
    enum Source {
      case data(
        @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
      case file(
        @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?,
        NSItemProviderFileOptions)
      case item(LoadHandler)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let source: Source
  }

  private let lock = NSLock()
  private var kept: [Representation] = []
  private var name: String?

  public override init() { super.init() }

  /// Offers an object in all the kinds of data that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
    if let name = object.suggestedItemName { suggestedName = name }
  }

  /// Offers an item as one kind of data.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let box = UncheckedBox(item)
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
      completion?(box.value, nil)
    }
  }

  /// Offers a file, as the kind of data that its extension says; nil where that is not known.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, let type = UTType(filenameExtension: fileURL.pathExtension) else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      forTypeIdentifier: type.identifier, fileOptions: [], visibility: .all
    ) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.kept = representations
    copy.name = suggestedName
    return copy
  }

  var representations: [Representation] { lock.withLock { kept } }

  func add(_ representation: Representation) {
    lock.withLock {
      kept.removeAll { $0.typeIdentifier == representation.typeIdentifier }
      kept.append(representation)
    }
  }

  /// The name of a file with the item, without its extension.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: What there is

  /// The kinds of data, the one that tells most first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  open var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map(Self.type)
  }

  /// The kinds of data that can be opened where they are.
  open var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).map(Self.type)
  }

  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    guard fileOptions.contains(.openInPlace) else { return registeredTypeIdentifiers }
    return representations.filter {
      guard case .file(_, let options) = $0.source else { return false }
      return options.contains(.openInPlace)
    }.map(\.typeIdentifier)
  }

  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    let wanted = Self.type(typeIdentifier)
    return registeredTypeIdentifiers(fileOptions: fileOptions)
      .contains { Self.type($0).conforms(to: wanted) }
  }

  /// The very kind of data if there is one, else the first that conforms to it.
  func representation(conformingTo typeIdentifier: String) -> Representation? {
    let all = representations
    let wanted = Self.type(typeIdentifier)
    return all.first { $0.typeIdentifier == typeIdentifier }
      ?? all.first { Self.type($0.typeIdentifier).conforms(to: wanted) }
  }

  /// Types that nobody has declared are types all the same.
  static func type(_ identifier: String) -> UTType {
    UTType(identifier) ?? UTType(known: identifier)
  }
}

/// Carries a value that is handed over once, to another queue.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
