import CoreGraphics
import DisplayList
import Testing

@testable import UIKit

/// Tokens that need more room than their search field has.
@MainActor
@Suite struct SearchTokenRoomTests {
  private func field(_ tokens: [String]) -> UISearchTextField {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.tokens = tokens.map { UISearchToken(icon: nil, text: $0) }
    return field
  }

  /// Where the words of a token may be seen; nil where nothing clips them.
  private func clip(of words: String, in field: UISearchTextField) throws -> CGRect? {
    func visit(_ items: [DisplayItem], _ clip: CGRect?) -> [CGRect?] {
      items.flatMap { item -> [CGRect?] in
        switch item {
        case .text(let run) where run.string == words: [clip]
        case .group(let attributes, let items):
          visit(items, attributes.clip?.path.boundingBoxOfPath ?? clip)
        default: []
        }
      }
    }
    var canvas = ViewCanvas(traits: field.traitCollection)
    field.appendDisplayItems(to: &canvas)
    return try #require(visit(canvas.list.items, nil).first)
  }

  @Test func shortTokensAreSeenWhole() throws {
    #expect(try clip(of: "Red", in: field(["Red", "Green"])) == nil)
  }

  @Test(arguments: [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func theyEndWithTheField(_ direction: UISemanticContentAttribute) throws {
    let field = field(["Red", "Green"])
    field.semanticContentAttribute = direction
    field.font = .systemFont(ofSize: 80)
    let glass = field.leftViewRect(forBounds: field.bounds)
    let seen = try #require(try clip(of: "Green", in: field))
    #expect(seen.minX > 0 && seen.maxX < field.bounds.width)
    #expect(!seen.intersects(glass))
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX >= 0 && text.maxX <= field.bounds.width)
  }

  @Test func theyEndBeforeTheSignThatClearsTheText() throws {
    let field = field(["Red", "Green", "A rather long token", "Another one"])
    let wide = try #require(try clip(of: "Another one", in: field))
    field.text = "Apple"
    let controller = UIViewController()
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    let narrow = try #require(try clip(of: "Another one", in: field))
    #expect(narrow.maxX < wide.maxX)
    #expect(narrow.maxX <= field.clearButtonRect(forBounds: field.bounds).minX)
  }
}
