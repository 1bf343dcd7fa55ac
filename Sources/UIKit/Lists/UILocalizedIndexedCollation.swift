import Foundation
import FoundationAdditions

/// Sorts objects into sections by their first letters, as an index of names has them.
///
/// Differs from Apple's: the sections are those of English in every language: A to Z, and # for all others.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let collation = UILocalizedIndexedCollation()

  open class func current() -> Self {
    // There is one for the device; a subclass gets one of its own.
    (collation as? Self) ?? Self()
  }

  public required override init() { super.init() }

  private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

  open var sectionTitles: [String] { Self.titles }
  open var sectionIndexTitles: [String] { Self.titles }

  /// The section to which a title in the index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object.
  ///
  /// - Parameters:
  ///   - object: What has a place in the index.
  ///   - selector: A method or property of it without arguments, which gives its name.
  /// - Returns: The last section for names that begin with no letter from A to Z, and without a name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let folded = Self.name(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    let first = folded.uppercased().first.map(String.init) ?? "#"
    return Self.titles.firstIndex(of: first) ?? Self.titles.count - 1
  }

  /// Objects in the order of their names.
  ///
  /// - Parameters:
  ///   - array: What is to be sorted.
  ///   - selector: A method or property without arguments, which gives a name.
  /// - Returns: The same objects; those of one name stay in their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (name: Self.name(of: $0, selector), object: $0) }
      .enumerated()
      .sorted { left, right in
        let order = left.element.name.localizedStandardCompare(right.element.name)
        return order == .orderedSame
          ? left.offset < right.offset : order == .orderedAscending
      }
      .map(\.element.object)
  }

  private static func name(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    guard let object = object as? NSObject else { return "" }
    if object.responds(to: selector) {
      return object.perform(selector)?.takeUnretainedValue() as? String ?? ""
    }
    return object.value(forKey: selector.name) as? String ?? ""
  }
}
