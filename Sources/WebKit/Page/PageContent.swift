import Foundation

/// What a page shows: its title, and its blocks from top to bottom.
struct PageContent {
  /// What the user fills in.
  struct Field {
    enum Kind { case text, password, checkbox }

    var kind = Kind.text
    var name = ""
    var value = ""
    var isOn = false
    var placeholder = ""
    /// What a `label`, `aria-label` or the placeholder says.
    var label = ""
    /// The page's own word for the field.
    var id = ""
    /// Which form it belongs to; nil for none.
    var form: Int?
  }

  struct Form {
    var action = ""
    var isPost = false
    /// What is sent though nobody sees it.
    var hidden: [(name: String, value: String)] = []
  }

  enum Piece {
    case text(String)
    case link(String, href: String, opensWindow: Bool)
    case image(alternative: String)
    /// `form`: The one that a tap sends; nil for a button without.
    case button(String, form: Int?)
    case field(Int)
  }

  struct Block {
    /// From 1 to 6; nil for plain text.
    var heading: Int?
    var isListItem = false
    var pieces: [Piece] = []
  }

  var title = ""
  var blocks: [Block] = []
  var fields: [Field] = []
  var forms: [Form] = []
  /// The document as it was loaded.
  var source = ""

  /// The words of the page, a line a block.
  var text: String {
    blocks.map { block in
      block.pieces.compactMap { piece in
        switch piece {
        case .text(let text), .link(let text, _, _), .button(let text, _): text
        case .image, .field: nil
        }
      }.joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
