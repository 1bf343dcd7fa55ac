import Foundation
import UniformTypeIdentifiers

/// More than one item, and items of several kinds.
extension UIPasteboard {
  /// What lies on the pasteboard, each in all kinds of data that it has.
  ///
  /// Differs from Apple's: can't be set; `setObjects(_:)` writes what an object can be written in.
  public var itemProviders: [NSItemProvider] {
    pasteboard.items.map { item in
      let provider = NSItemProvider()
      for (type, data) in item.sorted(by: { $0.key < $1.key }) {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
          $0(data, nil)
          return nil
        }
      }
      return provider
    }
  }

  /// The addresses of the items that have one; nil where none has.
  public var urls: [URL]? {
    get {
      let urls = pasteboard.items.compactMap { item -> URL? in
        guard let data = item["public.url"] ?? item["public.utf8-plain-text"] else { return nil }
        return URL(string: String(decoding: data, as: UTF8.self)).flatMap {
          $0.scheme == nil ? nil : $0
        }
      }
      return urls.isEmpty ? nil : urls
    }
    set {
      set(
        (newValue ?? []).map {
          let text = Data($0.absoluteString.utf8)
          return ["public.url": text, "public.utf8-plain-text": text]
        })
    }
  }

  /// The pictures of the items that have one; nil where none has.
  public var images: [UIImage]? {
    get {
      let images = pasteboard.items.compactMap {
        ($0["public.png"] ?? $0["public.jpeg"]).flatMap(UIImage.init(data:))
      }
      return images.isEmpty ? nil : images
    }
    set { set((newValue ?? []).compactMap { $0.pngData().map { ["public.png": $0] } }) }
  }

  /// Puts objects in place of what lies on the pasteboard.
  ///
  /// Differs from Apple's: `localOnly` and `expirationDate` make no difference: nothing expires, and no other device
  /// looks.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setObjects(objects)
  }

  /// Puts values, such as strings and addresses, in place of what lies on the pasteboard.
  public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
  where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() })
  }

  /// Puts values in place of what lies on the pasteboard.
  ///
  /// Differs from Apple's: `localOnly` and `expirationDate` make no difference: nothing expires, and no other device
  /// looks.
  public func setObjects<T: _ObjectiveCBridgeable>(
    _ objects: [T], localOnly: Bool, expirationDate: Date?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects)
  }

  // MARK: By type

  /// What the first item has of a type; nil where it has nothing.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    pasteboard.items.first?[pasteboardType].map { Self.value((pasteboardType, $0)) }
  }

  /// What items have of a type: those of a set, or all; those without are left out.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Any]?
  {
    items(in: itemSet).compactMap { item in
      item[pasteboardType].map { Self.value((pasteboardType, $0)) }
    }
  }

  /// The bytes that items have of a type: those of a set, or all; those without are left out.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Data]?
  {
    items(in: itemSet).compactMap { $0[pasteboardType] }
  }

  /// Whether each item, of a set or of all, has one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = items(in: itemSet)
    return !items.isEmpty
      && items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Which items have one of the types; nil where none has.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = pasteboard.items.indices.filter { index in
      pasteboardTypes.contains { pasteboard.items[index][$0] != nil }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  private func items(in set: IndexSet?) -> [[String: Data]] {
    guard let set else { return pasteboard.items }
    return set.compactMap { pasteboard.items.indices.contains($0) ? pasteboard.items[$0] : nil }
  }
}
