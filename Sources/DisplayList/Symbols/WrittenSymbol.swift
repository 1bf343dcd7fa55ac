import CoreGraphics

/// A symbol as the tables write it: its layers are made when somebody asks for it.
///
/// An app shows a few of the thousands that the tables know.
struct WrittenSymbol: Sendable, ExpressibleByArrayLiteral {
  private let make: @Sendable () -> [SymbolLayer]

  init(_ make: @escaping @Sendable () -> [SymbolLayer]) {
    self.make = make
  }

  init(arrayLiteral layers: WrittenLayer...) {
    make = { layers.map(\.layer) }
  }

  /// From bottom to top.
  var layers: [SymbolLayer] { make() }

  var mirrored: WrittenSymbol { WrittenSymbol { layers.mirrored } }

  /// With areas in place of closed outlines.
  var filled: WrittenSymbol { WrittenSymbol { layers.filled } }

  func turned(degrees: CGFloat) -> WrittenSymbol {
    WrittenSymbol { layers.turned(degrees: degrees) }
  }

  static func + (below: WrittenSymbol, above: WrittenSymbol) -> WrittenSymbol {
    WrittenSymbol { below.layers + above.layers }
  }
}

extension SymbolEnclosure {
  /// The written symbol in this one.
  func around(_ symbol: WrittenSymbol?, isFilled: Bool) -> WrittenSymbol {
    WrittenSymbol { around(symbol?.layers ?? [], isFilled: isFilled) }
  }
}

extension SymbolComposition {
  /// A written symbol with another one in a badge.
  static func badge(
    _ mark: WrittenSymbol?, in enclosure: SymbolEnclosure = .circle, on base: WrittenSymbol?
  ) -> WrittenSymbol {
    WrittenSymbol { badge(mark?.layers ?? [], in: enclosure, on: base?.layers ?? []) }
  }
}
