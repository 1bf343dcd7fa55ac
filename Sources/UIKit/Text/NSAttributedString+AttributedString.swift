import Foundation
import FoundationAdditions

extension NSAttributedString {
  /// A string with the attributes of Foundation and UIKit that `attrStr` has.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes = run.attributes.uiKitAttributes
      attributes[.link] = run.attributes.link
      result.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// A string with the attributes of Foundation and UIKit that `nsString` has.
  public init(_ nsString: NSAttributedString) {
    var result = AttributedString()
    nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length)) {
      values, range, _ in
      var part = AttributedString(nsString.string.part(nsString.string.runRange(range)))
      part.setAttributes(AttributeContainer(values))
      result += part
    }
    self = result
  }
}
