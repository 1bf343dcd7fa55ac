import Foundation

/// Objects that can be read from data of some kinds.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Objects that can be written as data of some kinds.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }
  var suggestedItemName: String? { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  public var suggestedItemName: String? { nil }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = String(decoding: data, as: UTF8.self)
    guard let url = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "“\(text)” is not an address.")
    }
    return url
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
