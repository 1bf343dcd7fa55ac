import CoreGraphics
import Testing

@testable import DisplayList

struct SymbolCompositionTests {
  @Test(arguments: [
    "plus.bubble.fill", "checkmark.icloud", "lock.doc", "31.calendar", "play.tv",
    "questionmark.folder",
    "location.fill.viewfinder", "questionmark.square.dashed", "arrow.down.circle.dotted",
    "person.crop.rectangle", "mic.slash.circle.fill", "plus.rectangle.portrait",
    "text.badge.plus", "laptopcomputer.trianglebadge.exclamationmark", "person.fill.checkmark",
    "lock.applewatch", "film.stack", "play.rectangle.on.rectangle", "photo.on.rectangle.angled",
    "rectangle.fill.on.rectangle.fill", "tray.and.arrow.down.fill", "ipad.and.iphone",
    "person.and.arrow.left.and.arrow.right", "iphone.gen3.radiowaves.left.and.right",
    "leaf.arrow.circlepath", "ipad.landscape", "hand.raised.fingers.spread",
  ])
  func namesAreMadeOfTheirParts(name: String) {
    #expect(SymbolLibrary.isKnown(name))
  }

  @Test(arguments: [
    "wibble.bubble", "heart.wibble", "wibble.and.heart", "heart.and.wibble", "wibble.badge.plus",
    "heart.badge.wibble", "wibble.on.wibble", "figure.wibbling", "battery.101", "battery.x",
    "die.face.7",
    "arrow.wibble", "heart..fill", ".fill", "fill", "slash",
  ])
  func aPartThatIsUnknownMakesTheNameUnknown(name: String) {
    #expect(!SymbolLibrary.isKnown(name))
  }

  @Test(arguments: ["to.line", "to.line.compact", "to.line.circle"])
  func arrowsGoAllWays(form: String) {
    for side in ["up", "down", "left", "right", "forward", "backward"] {
      #expect(SymbolLibrary.isKnown("arrow.\(side).\(form)"))
    }
  }

  @Test func turnedArrowsAreTurned() {
    let up = SymbolLibrary.shape(for: "arrowtriangle.up").box
    let right = SymbolLibrary.shape(for: "arrowtriangle.right").box
    #expect(abs(up.width - right.height) < 0.01 && abs(up.height - right.width) < 0.01)
    #expect(up.width != up.height)
  }

  @Test(arguments: [("up", "right"), ("left", "down"), ("right", "up"), ("down", "left")])
  func arrowsTurnAround(from: String, to: String) {
    #expect(SymbolLibrary.isKnown("arrow.turn.\(from).\(to)"))
    #expect(!SymbolLibrary.isKnown("arrow.turn.\(from).\(from)"))
  }

  @Test(arguments: [
    ("document.badge.plus", "doc.badge.plus"), ("text.page", "doc.text"),
    ("apple.logo", "applelogo"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("arrow.up.forward.square", "arrow.up.right.square"), ("battery.75percent", "battery.75"),
    ("line.horizontal.3.circle.fill", "line.3.horizontal.circle.fill"),
  ])
  func newerAndOlderNamesAreOneSymbol(name: String, other: String) {
    #expect(SymbolLibrary.shape(for: name) == SymbolLibrary.shape(for: other))
  }

  @Test func batteriesAreAsFullAsTheirNumber() throws {
    func bar(_ name: String) throws -> CGFloat {
      let layers = try #require(SymbolLibrary.layers(for: name))
      let bars = layers.compactMap { layer -> CGFloat? in
        guard case .fill(let path) = layer.ink else { return nil }
        return path.boundingBoxOfPath.width
      }
      return bars.first ?? 0
    }
    let full = try bar("battery.100")
    let half = try bar("battery.50percent")
    let none = try bar("battery.0")
    #expect(abs(half / full - 0.53) < 0.05)
    #expect(none == 0)
  }

  @Test(arguments: 1...6)
  func diceShowTheirNumber(eyes: Int) throws {
    let layers = try #require(SymbolLibrary.layers(for: "die.face.\(eyes)"))
    let circles = layers.reduce(0) { count, layer in
      guard case .fill(let path) = layer.ink else { return count }
      return count + path.elements.count { if case .move = $0 { true } else { false } }
    }
    #expect(circles == eyes)
  }

  @Test func aFilledSymbolShowsWhatItsOutlineHolds() throws {
    let layers = try #require(SymbolLibrary.layers(for: "suitcase.fill"))
    #expect(layers.contains { if case .fill = $0.ink { true } else { false } })
    #expect(layers.contains { $0.isCut })
  }

  @Test func whatAGlyphTakesAwayIsAreaAgainInsideASolidShape() throws {
    let layers = try #require(SymbolLibrary.layers(for: "mic.slash.circle.fill"))
    let cuts = layers.count { $0.isCut }
    #expect(cuts > 0 && layers.dropFirst().contains { !$0.isCut && $0.level == 1 })
  }
}
