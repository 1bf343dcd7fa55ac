import SwiftUI

enum Effects {
  @MainActor static let entries: [Entry] = [
    .modifier("brightness") { $0.brightness($1.number()) },
    .modifier("contrast") { $0.contrast($1.number()) },
    .modifier("saturation") { $0.saturation($1.number()) },
    .modifier("grayscale") { $0.grayscale($1.number()) },
    .modifier("hueRotation") { $0.hueRotation(.degrees($1.number())) },
    .modifier("opacity") { $0.opacity($1.number()) },
    .modifier("blur") { $0.blur(radius: $1.number(), opaque: $1.flag()) },
    .modifier("shadow") {
      $0.shadow(color: .red, radius: $1.number(), x: $1.number(), y: $1.number())
    },
    .modifier("colorMultiply") {
      $0.colorMultiply(Color(red: $1.number(), green: $1.number(), blue: $1.number()))
    },
    .modifier("rotationEffect") {
      $0.rotationEffect(.radians($1.number()), anchor: UnitPoint(x: $1.number(), y: $1.number()))
    },
    .modifier("rotation3DEffect") {
      $0.rotation3DEffect(
        .degrees($1.number()), axis: (x: $1.number(), y: $1.number(), z: $1.number()),
        perspective: $1.number())
    },
    .modifier("scaleEffect") { $0.scaleEffect($1.number()) },
    .modifier("scaleEffect(x:y:)") { $0.scaleEffect(x: $1.number(), y: $1.number()) },
    .modifier("transformEffect") { $0.transformEffect($1.transform()) },
    .modifier("projectionEffect") { $0.projectionEffect(ProjectionTransform($1.transform())) },
    .modifier("offset") { $0.offset(x: $1.number(), y: $1.number()) },
    .modifier("position") { $0.position(x: $1.number(), y: $1.number()) },
    .modifier("cornerRadius") { $0.cornerRadius($1.number()) },
    .modifier("zIndex") { $0.zIndex($1.number()) },
    .modifier("mask") { $0.mask(Circle().inset(by: $1.number())) },
    .modifier("clipShape") { $0.clipShape(RoundedRectangle(cornerRadius: $1.number())) },
    .modifier("border") { $0.border(Color.blue, width: $1.number()) },
    .modifier("background gradient") {
      $0.background(
        LinearGradient(
          stops: [
            .init(color: .red, location: $1.number()), .init(color: .blue, location: $1.number()),
          ],
          startPoint: UnitPoint(x: $1.number(), y: $1.number()), endPoint: .bottom))
    },
    .modifier("background radial") {
      $0.background(
        RadialGradient(
          colors: [.red, .blue], center: .center, startRadius: $1.number(), endRadius: $1.number()))
    },
    .modifier("background angular") {
      $0.background(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees($1.number()),
          endAngle: .degrees($1.number())))
    },
    .view("Color(hue:)") {
      Color(
        hue: $0.number(), saturation: $0.number(), brightness: $0.number(), opacity: $0.number())
    },
    .view("Color(white:)") { Color(white: $0.number(), opacity: $0.number()) },
    .view("Color.opacity") { Color.red.opacity($0.number()) },
    .view("Color.mix") { Color.red.mix(with: .blue, by: $0.number()) },
    .modifier("animation") { $0.opacity(0.5).animation(.linear(duration: $1.number()), value: 1) },
    .modifier("spring") {
      $0.animation(
        .spring(response: $1.number(), dampingFraction: $1.number(), blendDuration: $1.number()),
        value: 1)
    },
    .modifier("timingCurve") {
      $0.animation(
        .timingCurve($1.number(), $1.number(), $1.number(), $1.number(), duration: $1.number()),
        value: 1)
    },
  ]
}
