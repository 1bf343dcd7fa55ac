import Device
import Foundation
import Synchronization
import UniformTypeIdentifiers

@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard(UIApplication.shared.device.pasteboard, .general)

  let pasteboard: DevicePasteboard
  /// `general`, or what an app's own pasteboard is called.
  public let name: Name

  init(_ pasteboard: DevicePasteboard, _ name: Name) {
    self.pasteboard = pasteboard
    self.name = name
    super.init()
  }

  open var string: String? {
    get { pasteboard.string }
    set { set(newValue.map { [["public.utf8-plain-text": Data($0.utf8)]] } ?? []) }
  }

  open var strings: [String]? {
    get {
      let strings = pasteboard.items.compactMap { $0["public.utf8-plain-text"] }
        .map { String(decoding: $0, as: UTF8.self) }
      return strings.isEmpty ? nil : strings
    }
    set { set((newValue ?? []).map { ["public.utf8-plain-text": Data($0.utf8)] }) }
  }

  open var url: URL? {
    get {
      let texts = pasteboard.items.compactMap { $0["public.url"] ?? $0["public.utf8-plain-text"] }
      return texts.lazy.compactMap { URL(string: String(decoding: $0, as: UTF8.self)) }
        .first { $0.scheme != nil }
    }
    set {
      set(
        newValue.map {
          let text = Data($0.absoluteString.utf8)
          return [["public.url": text, "public.utf8-plain-text": text]]
        } ?? [])
    }
  }

  open var image: UIImage? {
    get { pasteboard.items.lazy.compactMap { $0["public.png"] }.first.flatMap(UIImage.init(data:)) }
    set { set(newValue?.pngData().map { [["public.png": $0]] } ?? []) }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var numberOfItems: Int { pasteboard.items.count }
  open var changeCount: Int { pasteboard.changeCount }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    pasteboard.items.first?[pasteboardType]
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    set([[pasteboardType: data]])
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { set([[pasteboardType: Data(text.utf8)]]) }
    if let data = value as? Data { set([[pasteboardType: data]]) }
  }

  // MARK: Items

  /// What lies on the pasteboard, each as its values by the names of their types.
  open var items: [[String: Any]] {
    get { pasteboard.items.map { $0.reduce(into: [:]) { $0[$1.key] = Self.value($1) } } }
    set { setItems(newValue) }
  }

  /// The names of the types of the first item.
  open var types: [String] { pasteboard.items.first?.keys.sorted() ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboard.items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Puts items in place of what lies on the pasteboard.
  ///
  /// Differs from Apple's: `options` make no difference: nothing expires, and no other device looks.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    set(items.map { $0.compactMapValues(Self.data(of:)) })
  }

  /// Adds items to what lies on the pasteboard.
  open func addItems(_ items: [[String: Any]]) {
    set(pasteboard.items + items.map { $0.compactMapValues(Self.data(of:)) })
  }

  /// Puts objects in place of what lies on the pasteboard, each in all forms that it can be written in.
  ///
  /// Differs from Apple's: what is not written at once is left out.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    set(
      objects.map { object in
        var item: [String: Data] = [:]
        for type in object.writableTypeIdentifiersForItemProvider {
          let written = Mutex<Data?>(nil)
          _ = object.loadData(withTypeIdentifier: type) { data, _ in
            written.withLock { $0 = data }
          }
          item[type] = written.withLock { $0 }
        }
        return item
      })
  }

  /// How long items stay, and who sees them.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// A value of an item as the bytes that are kept; nil for what has none.
  private static func data(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// What bytes of a type stand for.
  static func value(_ entry: (key: String, value: Data)) -> Any {
    let text = String(decoding: entry.value, as: UTF8.self)
    return switch entry.key {
    case "public.utf8-plain-text", "public.plain-text", "public.text": text
    case "public.url": URL(string: text) ?? text
    case "public.png", "public.jpeg": UIImage(data: entry.value) ?? entry.value
    default: entry.value
    }
  }

  func set(_ items: [[String: Data]]) {
    pasteboard.items = items
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
