import Charts
import SwiftUI

/// Views that the first lists left out, and charts.
enum MoreViews {
  @MainActor static let entries: [Entry] = [
    .view("ScrollView axes") { random in
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: random.number(), height: random.number())
      }
    },
    .view("LazyHStack") { random in
      let spacing = random.number()
      return ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) { ForEach(0..<30, id: \.self) { Text("\($0)") } }
      }
    },
    .view("LazyHGrid") { random in
      let rows = [GridItem(.fixed(random.number())), GridItem(.flexible(minimum: random.number()))]
      return ScrollView(.horizontal) {
        LazyHGrid(rows: rows) { ForEach(0..<30, id: \.self) { Text("\($0)") } }
      }
    },
    .view("lazy sections") { random in
      let (text, count) = (random.text(), Int.random(in: 0...60, using: &random))
      return ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section(text) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        }
      }
    },
    .view("List sections") { random in
      let (text, count) = (random.text(), Int.random(in: 0...60, using: &random))
      return List {
        Section(text) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
      }.listStyle(.plain)
    },
    .view("List inset") { random in
      let texts = [random.text(), random.text()]
      return List(texts, id: \.self) { Text($0) }.listStyle(.insetGrouped)
    },
    .view("Form") { random in
      Form {
        Toggle(random.text(), isOn: .constant(true))
        LabeledContent(random.text(), value: random.text())
      }
    },
    .view("GroupBox") { random in
      let text = random.text()
      return GroupBox(random.text()) { Text(text) }
    },
    .view("ControlGroup") { random in
      let text = random.text()
      return ControlGroup { Button(text) {} }
    },
    .view("OutlineGroup") { random in
      let text = random.text()
      return List {
        OutlineGroup([Branch(text)], id: \.name, children: \.children) { Text($0.name) }
      }
    },
    .view("ContentUnavailableView") {
      ContentUnavailableView($0.text(), systemImage: $0.text(), description: Text($0.text()))
    },
    .view("LabeledContent number") {
      LabeledContent($0.text(), value: $0.number(), format: .number)
    },
    .view("ShareLink") { ShareLink(item: $0.text()) },
    .view("EditButton") { random in
      let text = random.text()
      return NavigationStack { List { Text(text) }.toolbar { EditButton() } }
    },
    .view("NavigationLink") { random in
      let text = random.text()
      return NavigationStack { NavigationLink(text) { Text(text) } }
    },
    .view("NavigationSplitView") { random in
      let text = random.text()
      return NavigationSplitView {
        Text(text)
      } content: {
        Text(text)
      } detail: {
        Text(text)
      }
    },
    .view("HSplit of spacers") { random in
      let lengths = (0..<5).map { _ in random.number() }
      return HStack { ForEach(lengths.indices, id: \.self) { Spacer(minLength: lengths[$0]) } }
    },
    .view("ZStack") { random in
      let sizes = (0..<4).map { _ in random.size() }
      return ZStack(alignment: .bottomTrailing) {
        ForEach(sizes.indices, id: \.self) {
          Color.red.frame(width: sizes[$0].width, height: sizes[$0].height)
        }
      }
    },
    .view("Divider") { random in Divider().frame(width: random.number()).padding(random.number()) },
    .view("custom Layout") { random in
      OddLayout(number: random.number()) {
        Text("a"); Color.red
      }
    },
    .view("custom Layout of infinite views") { random in
      OddLayout(number: random.number()) {
        Color.red.frame(maxWidth: .infinity)
        ScrollView { Text("a") }
      }
    },
    .view("GeometryReader frame") { random in
      let number = random.number()
      return GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width * number, height: proxy.size.height / number)
      }
    },
    .view("ViewThatFits text") { random in
      let text = random.text()
      return ViewThatFits {
        Text(text); Text(text).font(.caption)
      }.frame(width: random.number())
    },
    .view("AnyLayout") { random in
      let spacing = random.number()
      let layout =
        random.flag()
        ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
      return layout {
        Text("a"); Text("b")
      }
    },
    .view("Image scale") { random in
      Image(systemName: "star").resizable().aspectRatio(random.number(), contentMode: .fill)
    },
    .view("Image tile") { random in
      Image(systemName: "star").resizable(resizingMode: .tile).frame(width: random.number())
    },
    .view("Text attributed runs") { random in
      var text = AttributedString(random.text())
      text.font = .system(size: random.number())
      text.kern = random.number()
      text.baselineOffset = random.number()
      return Text(text)
    },
    .view("Text interval") { random in
      let start = Date(timeIntervalSinceReferenceDate: random.number())
      return Text(timerInterval: min(start, .now)...max(start, .now), countsDown: random.flag())
    },
    .view("Text range of dates") { random in
      let date = Date(timeIntervalSinceReferenceDate: random.number())
      return Text(min(date, .now)...max(date, .now))
    },
    .view("Text format date") {
      Text(Date(timeIntervalSinceReferenceDate: $0.number()), format: .dateTime)
    },
    .view("Text measurement") {
      Text(
        Measurement(value: $0.number(), unit: UnitLength.meters), format: .measurement(width: .wide)
      )
    },
    .view("Text list") { Text([$0.text(), $0.text()], format: .list(type: .and)) },
    .view("Text bytes") { Text(Int64($0.whole()), format: .byteCount(style: .file)) },
    .view("Text offset date") {
      Text(Date(timeIntervalSinceReferenceDate: $0.number()), style: .offset)
    },
    .view("Text time") { Text(Date(timeIntervalSinceReferenceDate: $0.number()), style: .time) },
    .view("Text verbatim") { Text(verbatim: $0.text()).frame(width: $0.number()) },
    .view("Text long word") { random in
      Text(String(repeating: random.text(), count: 20)).frame(width: random.number())
    },
    .view("Text right to left") { random in
      Text(random.text()).environment(\.layoutDirection, .rightToLeft).frame(width: random.number())
    },
    .view("Text interpolation") { random in
      Text("\(random.text()) \(random.number()) \(random.whole())")
    },
    .view("Canvas symbols") { random in
      let (point, rect) = (random.point(), random.rect())
      return Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, in: rect) }
        context.translateBy(x: point.x, y: point.y)
        context.rotate(by: .degrees(point.x))
        context.scaleBy(x: point.x, y: point.y)
      } symbols: {
        Text("a").tag(1)
      }
    },
    .view("Canvas layers") { random in
      let (rect, number) = (random.rect(), random.number())
      return Canvas { context, _ in
        context.drawLayer { $0.fill(Path(rect), with: .color(.red)) }
        context.addFilter(.shadow(radius: number))
        context.blendMode = .multiply
        context.fill(
          Path(ellipseIn: rect),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: rect.origin, endPoint: .zero))
      }
    },
    .view("Path operations") { random in
      let first = Path(ellipseIn: random.rect())
      let other = Path(random.rect())
      return first.union(other).subtracting(other.offsetBy(dx: random.number(), dy: 0))
    },
    .view("Path intersection") { random in
      Path(random.rect()).intersection(Path(ellipseIn: random.rect())).symmetricDifference(
        Path(random.rect()))
    },
    .view("Path contains") { random in
      let path = Path(roundedRect: random.rect(), cornerRadius: random.number())
      _ = path.contains(random.point())
      _ = path.boundingRect
      return path.applying(random.transform())
    },
    .view("Shape fill style") { random in
      Circle().inset(by: random.number()).fill(
        .red.opacity(random.number()), style: FillStyle(eoFill: true))
    },
    .view("Shape operations") { random in
      Circle().intersection(Rectangle().offset(x: random.number())).stroke(
        lineWidth: random.number())
    },
    .view("Ellipse scale") { random in Ellipse().scale(random.number()).fill(.red) },
    .view("Rectangle radii") { random in
      Rectangle().trim(from: random.number(), to: random.number()).stroke(
        style: StrokeStyle(lineWidth: 1, dash: [random.number()]))
    },
    .view("MeshGradient") { random in
      MeshGradient(
        width: 2, height: 2,
        points: (0..<4).map { _ in SIMD2(Float(random.number()), Float(random.number())) },
        colors: [.red, .blue, .green, .white])
    },
    .view("Gradient stops") { random in
      LinearGradient(
        stops: (0..<5).map { _ in
          Gradient.Stop(color: Color(white: random.number()), location: random.number())
        },
        startPoint: UnitPoint(x: random.number(), y: random.number()),
        endPoint: UnitPoint(x: random.number(), y: random.number()))
    },
    .view("Color components") {
      Color(
        .displayP3, red: $0.number(), green: $0.number(), blue: $0.number(), opacity: $0.number())
    },
    .view("AreaMark") { random in
      let values = (0..<5).map { _ in random.point() }
      return Chart(Array(values.enumerated()), id: \.offset) {
        AreaMark(x: .value("x", $0.element.x), y: .value("y", $0.element.y))
      }
    },
    .view("PointMark") { random in
      let values = (0..<5).map { _ in random.point() }
      return Chart(Array(values.enumerated()), id: \.offset) {
        PointMark(x: .value("x", $0.element.x), y: .value("y", $0.element.y)).symbolSize(100)
      }
    },
    .view("RuleMark") { random in
      let value = random.number()
      return Chart { RuleMark(y: .value("y", value)) }
    },
    .view("RectangleMark") { random in
      let (first, last) = (random.number(), random.number())
      return Chart {
        RectangleMark(
          xStart: .value("a", first), xEnd: .value("b", last), yStart: .value("c", last),
          yEnd: .value("d", first))
      }
    },
    .view("BarMark names") { random in
      let (texts, value) = ([random.text(), random.text()], random.number())
      return Chart(texts, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", value)) }
    },
    .view("Chart dates") { random in
      let dates = (0..<4).map { _ in Date(timeIntervalSinceReferenceDate: random.number()) }
      return Chart(dates, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
    },
    .view("chartXScale") { random in
      let bounds = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
      return Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
        .chartXScale(domain: bounds.count == 2 ? bounds[0]...bounds[1] : 0...1)
    },
  ]

  private struct Branch: Hashable {
    var name: String
    var children: [Branch]? { name.count < 3 ? [Branch(name + "x"), Branch(name + "yy")] : nil }
    init(_ name: String) { self.name = name }
  }

  private struct OddLayout: Layout {
    var number: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let first =
        subviews.first?.sizeThatFits(ProposedViewSize(width: number, height: nil)) ?? .zero
      return CGSize(width: first.width * number, height: number)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + number, y: number), anchor: UnitPoint(x: number, y: 0),
          proposal: ProposedViewSize(width: number, height: proposal.height))
      }
    }
  }
}
