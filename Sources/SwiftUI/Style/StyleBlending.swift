import CoreGraphics

extension AnyShapeStyle: Blendable {
  @MainActor
  func write(to sheet: inout BlendWriter) {
    guard let style = style as? any BlendableStyle else {
      // Others have nothing between them, not even two of the same type.
      sheet.add(kind: self)
      return
    }
    sheet.add(kind: ObjectIdentifier(type(of: style)))
    style.write(to: &sheet)
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> AnyShapeStyle {
    guard let style = style as? any BlendableStyle else { return self }
    return AnyShapeStyle(style.reading(&sheet))
  }

  @MainActor
  static var mixer: ValueMixer<AnyShapeStyle> { ValueMixer(isSame: { $0 == $1 }) }
}

extension [AnyShapeStyle]: Blendable {
  @MainActor
  func write(to sheet: inout BlendWriter) {
    sheet.add(kind: count)
    for style in self { style.write(to: &sheet) }
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> [AnyShapeStyle] {
    var styles: [AnyShapeStyle] = []
    for style in self { styles.append(style.reading(&sheet)) }
    return styles
  }
}

/// A style that goes over into another one of its type.
@MainActor
protocol BlendableStyle: ShapeStyle, Blendable {}

extension Color: BlendableStyle {
  @MainActor
  func write(to sheet: inout BlendWriter) { sheet.add(self) }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> Color { sheet.color(on: self) }
}

extension Gradient: BlendableStyle {
  /// Only gradients with equally many stops have others between them.
  @MainActor
  func write(to sheet: inout BlendWriter) {
    sheet.add(kind: stops.count)
    for stop in stops {
      sheet.add(stop.color)
      sheet.add(stop.location)
    }
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> Gradient {
    var result = self
    for index in stops.indices {
      let color = sheet.color(on: stops[index].color)
      result.stops[index] = Stop(color: color, location: sheet.number())
    }
    return result
  }
}

extension LinearGradient: BlendableStyle {
  @MainActor
  func write(to sheet: inout BlendWriter) {
    gradient.write(to: &sheet)
    sheet.add(startPoint)
    sheet.add(endPoint)
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> LinearGradient {
    let gradient = gradient.reading(&sheet)
    let start = sheet.point()
    return LinearGradient(gradient: gradient, startPoint: start, endPoint: sheet.point())
  }
}

extension RadialGradient: BlendableStyle {
  @MainActor
  func write(to sheet: inout BlendWriter) {
    gradient.write(to: &sheet)
    sheet.add(center)
    sheet.add(startRadius)
    sheet.add(endRadius)
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> RadialGradient {
    let gradient = gradient.reading(&sheet)
    let center = sheet.point()
    let start = sheet.number()
    return RadialGradient(
      gradient: gradient, center: center, startRadius: start, endRadius: sheet.number())
  }
}

extension AngularGradient: BlendableStyle {
  @MainActor
  func write(to sheet: inout BlendWriter) {
    gradient.write(to: &sheet)
    sheet.add(center)
    sheet.add(startAngle.radians)
    sheet.add(endAngle.radians)
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> AngularGradient {
    let gradient = gradient.reading(&sheet)
    let center = sheet.point()
    let start = sheet.number()
    return AngularGradient(
      gradient: gradient, center: center, startAngle: .radians(start),
      endAngle: .radians(sheet.number()))
  }
}

extension EllipticalGradient: BlendableStyle {
  @MainActor
  func write(to sheet: inout BlendWriter) {
    gradient.write(to: &sheet)
    sheet.add(center)
    sheet.add(startRadiusFraction)
    sheet.add(endRadiusFraction)
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> EllipticalGradient {
    let gradient = gradient.reading(&sheet)
    let center = sheet.point()
    let start = sheet.number()
    return EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: start,
      endRadiusFraction: sheet.number())
  }
}

extension MeshGradient: BlendableStyle {
  /// Only meshes of points and colours, equally many, have others between them.
  @MainActor
  func write(to sheet: inout BlendWriter) {
    guard case .points(let points) = locations, case .colors(let colors) = colors else {
      sheet.add(kind: AnyShapeStyle(self))
      return
    }
    sheet.add(kind: [width, height, points.count, colors.count])
    for point in points {
      sheet.add(Double(point.x))
      sheet.add(Double(point.y))
    }
    for color in colors { sheet.add(color) }
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> MeshGradient {
    guard case .points(let points) = locations, case .colors(let colors) = colors else {
      return self
    }
    var result = self
    var newPoints: [SIMD2<Float>] = []
    for _ in points {
      let x = sheet.number()
      newPoints.append(SIMD2(Float(x), Float(sheet.number())))
    }
    var newColors: [Color] = []
    for color in colors { newColors.append(sheet.color(on: color)) }
    result.locations = .points(newPoints)
    result.colors = .colors(newColors)
    return result
  }
}
