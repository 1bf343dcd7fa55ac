/// Text made safe for XML 1.0.
package enum XMLText {
  /// Escapes text for content and for attributes in double quotes.
  ///
  /// Characters that XML can't hold, such as the escape of terminal colours, become U+FFFD.
  /// - Parameters:
  ///   - text: Any text.
  ///   - isAttribute: Whether line ends must survive the normalisation of attributes.
  /// - Returns: The escaped text.
  package static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\r": result += "&#13;"
      default:
        if isAllowed(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\u{FFFD}"
        }
      }
    }
    return result
  }

  /// The production `Char` of XML 1.0.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
