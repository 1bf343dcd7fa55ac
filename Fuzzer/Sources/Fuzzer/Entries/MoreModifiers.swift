import SwiftUI

/// Modifiers that the first lists left out.
enum MoreModifiers {
  @MainActor static let entries: [Entry] = [
    .modifier("frame(alignment)") {
      $0.frame(width: $1.number(), alignment: $1.pick([.topLeading, .bottom, .center]))
    },
    .modifier("frame(max)") { $0.frame(maxWidth: $1.number(), maxHeight: $1.number()) },
    .modifier("frame(ideal)") { $0.frame(idealWidth: $1.number()).fixedSize() },
    .modifier("frames in frames") {
      $0.frame(width: $1.number()).frame(height: $1.number()).frame(minWidth: $1.number())
    },
    .modifier("padding in padding") { $0.padding($1.number()).padding(.top, $1.number()) },
    .modifier("position in frame") {
      $0.position($1.point()).frame(width: $1.number(), height: $1.number())
    },
    .modifier("scaledToFill") { $0.scaledToFill().frame(width: $1.number()).clipped() },
    .modifier("scaledToFit") { $0.scaledToFit().frame(height: $1.number()) },
    .modifier("ignoresSafeArea") { $0.ignoresSafeArea().padding($1.number()) },
    .modifier("overlay") {
      $0.overlay(alignment: .bottom) { Color.red.frame(width: 5) }.offset(y: $1.number())
    },
    .modifier("background shape") {
      $0.background(.red, in: RoundedRectangle(cornerRadius: $1.number()))
    },
    .modifier("border gradient") {
      $0.border(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
        width: $1.number())
    },
    .modifier("contentShape") { $0.contentShape(Circle().inset(by: $1.number())) },
    .modifier("clipped") { $0.frame(width: $1.number()).clipped() },
    .modifier("compositingGroup") { $0.compositingGroup().opacity($1.number()) },
    .modifier("drawingGroup") { $0.drawingGroup().scaleEffect($1.number()) },
    .modifier("blendMode") { $0.blendMode($1.pick([.multiply, .screen, .color, .plusLighter])) },
    .modifier("colorInvert") { $0.colorInvert().brightness($1.number()) },
    .modifier("luminanceToAlpha") { $0.luminanceToAlpha().contrast($1.number()) },
    .modifier("hidden") { $0.hidden().offset(x: $1.number()) },
    .modifier("disabled") { $0.disabled($1.flag()) },
    .modifier("foregroundStyle") {
      $0.foregroundStyle(Color(hue: $1.number(), saturation: 1, brightness: 1).opacity($1.number()))
    },
    .modifier("foregroundStyle gradient") {
      $0.foregroundStyle(
        AngularGradient(colors: [.red, .green], center: UnitPoint(x: $1.number(), y: $1.number())))
    },
    .modifier("elliptical gradient") {
      $0.background(
        EllipticalGradient(
          colors: [.red, .blue], startRadiusFraction: $1.number(), endRadiusFraction: $1.number()))
    },
    .modifier("tint") { $0.tint(Color(white: $1.number())) },
    .modifier("bold and italic") { $0.bold($1.flag()).italic($1.flag()) },
    .modifier("underline") { $0.underline($1.flag()).strikethrough($1.flag()) },
    .modifier("textCase") { $0.textCase($1.flag() ? .uppercase : .lowercase) },
    .modifier("truncationMode") {
      $0.truncationMode($1.pick([.head, .middle, .tail])).frame(width: $1.number())
    },
    .modifier("multilineTextAlignment") {
      $0.multilineTextAlignment(.trailing).frame(width: $1.number())
    },
    .modifier("allowsTightening") {
      $0.allowsTightening($1.flag()).minimumScaleFactor($1.number())
    },
    .modifier("lineLimit range") { view, random in
      let first = abs(random.whole() % 100)
      return view.lineLimit(first...(first + abs(random.whole() % 100)))
    },
    .modifier("lineLimit reserves") {
      $0.lineLimit(abs($1.whole() % 200), reservesSpace: $1.flag())
    },
    .modifier("fontWeight") { $0.fontWeight($1.pick([.ultraLight, .black, .regular])) },
    .modifier("fontDesign") { $0.fontDesign($1.pick([.serif, .rounded, .monospaced])) },
    .modifier("font relative") {
      $0.font(.custom($1.text(), size: $1.number(), relativeTo: .body))
    },
    .modifier("font fixed") { $0.font(.custom($1.text(), fixedSize: $1.number())) },
    .modifier("view kerning") { $0.kerning($1.number()) },
    .modifier("view tracking") { $0.tracking($1.number()) },
    .modifier("view baselineOffset") { $0.baselineOffset($1.number()) },
    .modifier("redacted") { $0.redacted(reason: .placeholder).frame(width: $1.number()) },
    .modifier("accessibilityHint") { $0.accessibilityHint($1.text()) },
    .modifier("accessibilityAction") { $0.accessibilityAction(named: $1.text()) {} },
    .modifier("accessibilityElement") {
      $0.accessibilityElement(children: $1.pick([.combine, .contain, .ignore]))
    },
    .modifier("accessibilityHidden") { $0.accessibilityHidden($1.flag()) },
    .modifier("accessibilityAddTraits") {
      $0.accessibilityAddTraits($1.flag() ? .isButton : .isHeader)
    },
    .modifier("accessibilityAdjustable") {
      $0.accessibilityValue($1.text()).accessibilityAdjustableAction { _ in }
    },
    .modifier("accessibilityInputLabels") { $0.accessibilityInputLabels([$1.text(), $1.text()]) },
    .modifier("tag") { $0.tag($1.whole()) },
    .modifier("id") { $0.id($1.text()) },
    .modifier("task") { $0.task(id: $1.whole()) {} },
    .modifier("onAppear") { $0.onAppear {}.opacity($1.number()) },
    .modifier("onChange") { view, random in
      let value = random.number()
      return view.onChange(of: value, initial: true) { _, _ in }
    },
    .modifier("preference") { view, random in
      let value = random.number()
      return view.preference(key: Key.self, value: value).onPreferenceChange(Key.self) { _ in }
    },
    .modifier("navigationBarTitleDisplayMode") { view, random in
      let title = random.text()
      return NavigationStack { view.navigationTitle(title).navigationBarTitleDisplayMode(.inline) }
    },
    .modifier("sheet") { view, random in
      let text = random.text()
      return view.sheet(isPresented: .constant(true)) { Text(text) }
    },
    .modifier("fullScreenCover") { view, random in
      let text = random.text()
      return view.fullScreenCover(isPresented: .constant(true)) { Text(text) }
    },
    .modifier("contextMenu") { view, random in
      let text = random.text()
      return view.contextMenu { Button(text) {} }
    },
    .modifier("swipeActions") { view, random in
      let text = random.text()
      return List { view.swipeActions { Button(text) {} } }
    },
    .modifier("listRowBackground") { view, random in
      let value = random.number()
      return List { view.listRowBackground(Color(white: value)) }
    },
    .modifier("listRowSeparator") { view, random in
      let flag = random.flag()
      return List { view.listRowSeparator(flag ? .hidden : .visible) }
    },
    .modifier("headerProminence") { view, random in
      let text = random.text()
      return List { Section(text) { view }.headerProminence(.increased) }
    },
    .modifier("refreshable") { view, random in
      let value = random.number()
      return ScrollView { view.padding(value) }.refreshable {}
    },
    .modifier("scrollIndicators") { view, random in
      let value = random.number()
      return ScrollView([.horizontal, .vertical]) { view.frame(width: value) }
        .scrollIndicators(.hidden)
    },
    .modifier("scrollDisabled") { view, random in
      let flag = random.flag()
      return ScrollView { view }.scrollDisabled(flag).defaultScrollAnchor(.bottom)
    },
    .modifier("scrollTransition") { view, random in
      let value = random.number()
      return ScrollView { view.scrollTransition { content, _ in content.opacity(value) } }
    },
    .modifier("onGeometryChange") { view, random in
      let value = random.number()
      return view.frame(width: value).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
    },
    .modifier("MagnifyGesture") { $0.gesture(MagnifyGesture(minimumScaleDelta: $1.number())) },
    .modifier("RotateGesture") {
      $0.gesture(RotateGesture(minimumAngleDelta: .degrees($1.number())))
    },
    .modifier("onLongPressGesture") {
      $0.onLongPressGesture(minimumDuration: $1.number(), maximumDistance: $1.number()) {}
    },
    .modifier("animation repeat") { view, random in
      let (duration, count) = (random.number(), random.whole())
      return view.animation(.easeIn(duration: duration).repeatCount(count), value: 1)
    },
    .modifier("animation delay and speed") { view, random in
      let (delay, speed) = (random.number(), random.number())
      return view.animation(.default.delay(delay).speed(speed), value: 1)
    },
    .modifier("interpolatingSpring") { view, random in
      let (mass, stiffness) = (random.number(), random.number())
      return view.animation(
        .interpolatingSpring(
          mass: mass, stiffness: stiffness, damping: random.number(),
          initialVelocity: random.number()),
        value: 1)
    },
    .modifier("offset transition") { $0.transition(.offset(x: $1.number(), y: $1.number())) },
    .modifier("move transition") {
      $0.transition(.move(edge: .leading).combined(with: .opacity)).offset(x: $1.number())
    },
    .modifier("geometryGroup") { $0.geometryGroup().frame(width: $1.number()) },
    .modifier("coordinateSpace") { $0.coordinateSpace(.named($1.text())) },
    .modifier("environment locale") { $0.environment(\.locale, Locale(identifier: $1.text())) },
    .modifier("environment timeZone") {
      $0.environment(\.timeZone, TimeZone(secondsFromGMT: $1.whole() % 100_000) ?? .current)
    },
    .modifier("environment lineSpacing") { $0.environment(\.lineSpacing, $1.number()) },
    .modifier("environment layoutDirection") {
      $0.environment(\.layoutDirection, .rightToLeft).offset(x: $1.number())
    },
    .modifier("gridCellColumns") { view, random in
      let count = max(1, abs(random.whole() % 100))
      return Grid { GridRow { view.gridCellColumns(count) } }
    },
    .modifier("gridCellAnchor") { view, random in
      let point = UnitPoint(x: random.number(), y: random.number())
      return Grid {
        GridRow {
          view.gridCellAnchor(point); Color.red
        }
      }
    },
    .modifier("layoutValue") { $0.layoutValue(key: Value.self, value: $1.number()) },
    .modifier("symbolRenderingMode") {
      $0.symbolRenderingMode(.hierarchical).imageScale(.large).font(.system(size: $1.number()))
    },
    .modifier("controlSize") { $0.controlSize($1.pick([.mini, .small, .regular, .large])) },
    .modifier("buttonBorderShape") {
      $0.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: $1.number()))
    },
    .modifier("keyboardShortcut") { $0.keyboardShortcut(KeyEquivalent($1.text().first ?? "a")) },
    .modifier("searchScopes") { view, random in
      let text = random.text()
      return NavigationStack { view.searchable(text: .constant(text), prompt: Text(text)) }
    },
    .modifier("inspector of sizes") {
      $0.frame(width: $1.number(), height: $1.number()).border(.red).rotationEffect(
        .degrees($1.number()))
    },
  ]

  private struct Key: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  private struct Value: LayoutValueKey {
    static let defaultValue = 0.0
  }
}
