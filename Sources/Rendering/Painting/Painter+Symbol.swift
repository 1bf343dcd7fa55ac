import CoreGraphics
import DisplayList

extension Painter {
  func drawSymbol(_ symbol: SymbolContent, in rect: CGRect, on canvas: CairoCanvas) throws {
    guard rect.width > 0, rect.height > 0, rect.isDrawable else { return }
    let shape = symbol.shape
    let placing = symbol.placing(in: rect)
    // Only what takes away from other layers needs a surface of its own.
    guard shape.layers.contains(where: \.isCut) else {
      try drawSymbolLayers(of: symbol, placing, on: canvas)
      return
    }
    let area = rect.insetBy(dx: -rect.width * 0.1, dy: -rect.height * 0.1)
    let drawn = try layer(around: area, on: canvas) { inner in
      try drawSymbolLayers(of: symbol, placing, on: inner)
    }
    guard let drawn else { return }
    canvas.paint(drawn)
  }

  private func drawSymbolLayers(
    of symbol: SymbolContent, _ placing: CGAffineTransform, on canvas: CairoCanvas
  ) throws {
    let width = SymbolShape.lineWidth(weight: symbol.weight) * placing.averageScale
    let line = StrokeAttributes(width: width, cap: .round, join: .round)
    let layers = symbol.shape.layers
    for (index, layer) in layers.enumerated() {
      var paint = symbol.paint(level: layer.level)
      if let value = symbol.variableValue,
        Double(index) >= (value * Double(layers.count)).rounded(.up)
      {
        paint = paint.multiplyingAlpha(by: 0.3)
      }
      switch layer.applying(placing).ink {
      case .fill(let path): try draw(.fill(path, paint), on: canvas)
      case .stroke(let path): try draw(.stroke(path, paint, line), on: canvas)
      case .cutFill(let path): try cutting(canvas) { try draw(.fill(path, .black), on: canvas) }
      case .cutStroke(let path, let margin):
        var wide = line
        wide.width += margin * placing.averageScale
        try cutting(canvas) { try draw(.stroke(path, .black, wide), on: canvas) }
      case .letters(let text, let rect, let isCut):
        let weight = min(symbol.weight + 100, 900)
        if isCut {
          try cutting(canvas) {
            try drawLetters(text, in: rect, weight: weight, .black, on: canvas)
          }
        } else {
          try drawLetters(text, in: rect, weight: weight, paint, on: canvas)
        }
      }
    }
  }

  /// What `body` draws takes away what is there.
  private func cutting(_ canvas: CairoCanvas, _ body: () throws -> Void) rethrows {
    try canvas.saving {
      canvas.setOperator(.destinationOut)
      try body()
    }
  }

  /// Draws characters whose capitals are as high as the rectangle, centred in it.
  private func drawLetters(
    _ text: String, in rect: CGRect, weight: Int, _ paint: Paint, on canvas: CairoCanvas
  ) throws {
    // Inter's capitals are 0.727 of its size.
    let font = GlyphFont(size: rect.height / 0.727, weight: weight)
    var run = GlyphRun(text, font: font, paint: paint, origin: CGPoint(x: 0, y: rect.maxY))
    let width = try place(run, on: canvas).width
    run.origin.x = rect.midX - width / 2
    try drawText(run, on: canvas)
  }
}
