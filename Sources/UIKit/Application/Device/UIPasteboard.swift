import Device
import Foundation

@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard(UIApplication.shared.device.pasteboard)

  private let pasteboard: DevicePasteboard

  init(_ pasteboard: DevicePasteboard) {
    self.pasteboard = pasteboard
    super.init()
  }

  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Device().pasteboard) }

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

  private func set(_ items: [[String: Data]]) {
    pasteboard.items = items
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
