/// The colours of the tokens in search fields, SwiftUI's included.
///
/// In the picture of Apple's documentation a token is a grey box. Which grey, and that its words are as dark as other
/// texts, is unsure.
package enum SearchTokenColors {
  package static var background: UIColor { .systemFill }
  package static var words: UIColor { .label }
  /// Of words on a background that the app has chosen; unsure.
  static var wordsOnOwn: UIColor { .white }
}
