import CoreGraphics
import DisplayList
import Testing

@testable import UIKit

/// The icons of tokens in search fields.
@MainActor
@Suite struct SearchTokenIconTests {
  private struct Symbol {
    let content: SymbolContent
    let place: CGRect
  }

  private func field(_ icon: UIImage?) -> UISearchTextField {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.tokens = [UISearchToken(icon: icon, text: "Red")]
    return field
  }

  private func items(_ field: UISearchTextField) -> [DisplayItem] {
    var canvas = ViewCanvas(traits: field.traitCollection)
    field.appendDisplayItems(to: &canvas)
    return canvas.list.items
  }

  /// The symbol of the token and its place.
  private func symbol(_ field: UISearchTextField) throws -> Symbol {
    let found = items(field).compactMap { item -> Symbol? in
      guard case .symbol(let content, let rect) = item else { return nil }
      return Symbol(content: content, place: rect)
    }
    return try #require(found.first)
  }

  private func words(_ field: UISearchTextField) throws -> GlyphRun {
    let found = items(field).compactMap { item -> GlyphRun? in
      guard case .text(let run) = item, run.string == "Red" else { return nil }
      return run
    }
    return try #require(found.first)
  }

  @Test func anIconStandsBeforeTheWordsInTheirColour() throws {
    let field = field(UIImage(systemName: "tag"))
    let icon = try symbol(field)
    let words = try words(field)
    #expect(icon.content.name == "tag")
    #expect(icon.content.paints == [words.paint])
    #expect(icon.place.maxX < words.origin.x)
    #expect(abs(icon.place.midY - field.bounds.midY) < 0.01)
    // What is typed begins behind the token, which is wider by the icon.
    let plain = self.field(nil)
    let shift =
      field.textRect(forBounds: field.bounds).minX - plain.textRect(forBounds: plain.bounds).minX
    #expect(shift > icon.place.width)
  }

  @Test func anIconIsAsLargeAndAsLightAsTheWords() throws {
    let field = field(UIImage(systemName: "tag"))
    let usual = try symbol(field)
    field.font = .systemFont(ofSize: 34)
    field.tokenBackgroundColor = .red
    let large = try symbol(field)
    #expect(large.place.height > usual.place.height * 1.5)
    #expect(large.content.paints != usual.content.paints)
    #expect(try large.content.paints == [words(field).paint])
  }

  @Test func whereTextRunsFromTheRightTheIconDoesToo() throws {
    let field = field(UIImage(systemName: "tag"))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(try symbol(field).place.minX > words(field).origin.x)
  }

  @Test func aPictureKeepsItsColoursAndIsNoHigherThanTheWords() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    let field = field(picture)
    let places = items(field).compactMap { item -> CGRect? in
      guard case .image(_, let rect, let attributes) = item, attributes.tint == nil else {
        return nil
      }
      return rect
    }
    let place = try #require(places.first)
    #expect(place.height < 25 && abs(place.width - place.height * 1.5) < 0.01)
    #expect(try place.maxX < words(field).origin.x)
  }
}
