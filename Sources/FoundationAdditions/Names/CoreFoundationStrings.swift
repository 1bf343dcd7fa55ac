import Foundation

// Texts that apps change by Core Foundation's functions: names in other scripts, without accents, for sorting.

public typealias CFMutableString = NSMutableString
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFIndex = Int

/// A part of a text or a list.
public struct CFRange: Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() { self.init(location: 0, length: 0) }

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// Rewrites a text in another script, or without accents.
///
/// - Parameters:
///   - string: The text that is changed.
///   - range: The part to change, in UTF-16 units, which becomes what stands in its place; nil means all.
///   - transform: One of the constants below, or a transform by its name.
///   - reverse: Whether to go the other way.
/// - Returns: Whether there is such a transform; the text stays as it is without.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString?, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString?,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  guard part.location >= 0, part.length >= 0, part.location + part.length <= string.length,
    let result = string.substring(with: part).applyingTransform(
      StringTransform(transform._bridgeToSwift()), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: result)
  range?.pointee = CFRange(location: part.location, length: (result as NSString).length)
  return true
}

// MARK: - Transforms

private func transform(_ value: StringTransform) -> CFString {
  value.rawValue._bridgeToObjectiveC()
}

nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks = transform(
  .stripCombiningMarks)
nonisolated(unsafe) public let kCFStringTransformStripDiacritics = transform(.stripDiacritics)
nonisolated(unsafe) public let kCFStringTransformToLatin = transform(.toLatin)
nonisolated(unsafe) public let kCFStringTransformMandarinLatin = transform(.mandarinToLatin)
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth = transform(
  .fullwidthToHalfwidth)
nonisolated(unsafe) public let kCFStringTransformHiraganaKatakana = transform(.hiraganaToKatakana)
nonisolated(unsafe) public let kCFStringTransformLatinKatakana = transform(.latinToKatakana)
nonisolated(unsafe) public let kCFStringTransformLatinHiragana = transform(.latinToHiragana)
nonisolated(unsafe) public let kCFStringTransformLatinHangul = transform(.latinToHangul)
nonisolated(unsafe) public let kCFStringTransformLatinArabic = transform(.latinToArabic)
nonisolated(unsafe) public let kCFStringTransformLatinHebrew = transform(.latinToHebrew)
nonisolated(unsafe) public let kCFStringTransformLatinThai = transform(.latinToThai)
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic = transform(.latinToCyrillic)
nonisolated(unsafe) public let kCFStringTransformLatinGreek = transform(
  StringTransform("Latin-Greek"))
nonisolated(unsafe) public let kCFStringTransformToXMLHex = transform(.toXMLHex)
nonisolated(unsafe) public let kCFStringTransformToUnicodeName = transform(.toUnicodeName)
