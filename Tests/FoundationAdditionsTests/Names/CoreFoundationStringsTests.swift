import Foundation
import FoundationAdditions
import Testing

@Suite struct CoreFoundationStringsTests {
  @Test(arguments: [
    ("中文", kCFStringTransformToLatin as String, "zhōng wén"),
    ("Crème", kCFStringTransformStripDiacritics as String, "Creme"),
    ("ａ", kCFStringTransformFullwidthHalfwidth as String, "a"),
    ("ひ", kCFStringTransformHiraganaKatakana as String, "ヒ"),
  ])
  func aTextIsRewritten(text: String, transform: String, result: String) {
    let string = NSMutableString(string: text) as CFMutableString
    #expect(CFStringTransform(string, nil, transform as NSString, false))
    #expect(string as String == result)
  }

  @Test func onlyTheRangeIsRewritten() {
    let string = NSMutableString(string: "é中é")
    var range = CFRangeMake(1, 1)
    #expect(CFStringTransform(string, &range, kCFStringTransformToLatin, false))
    #expect(string as String == "ézhōngé")
    #expect(range.location == 1 && range.length == 5)
  }

  @Test func whatIsNoTransformLeavesTheTextAsItIs() {
    let string = NSMutableString(string: "é")
    #expect(!CFStringTransform(string, nil, "nonsense", false))
    var range = CFRange(location: 3, length: 1)
    #expect(!CFStringTransform(string, &range, kCFStringTransformToLatin, false))
    #expect(string as String == "é")
  }
}
