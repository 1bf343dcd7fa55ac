import SwiftUI

enum Frames {
  @MainActor static let entries: [Entry] = [
    .modifier("frame") { $0.frame(width: $1.optionalLength(), height: $1.optionalLength()) },
    .modifier("frame(min:max:)") {
      $0.frame(
        minWidth: $1.optionalLength(), idealWidth: $1.optionalLength(),
        maxWidth: $1.optionalLength(), minHeight: $1.optionalLength(),
        idealHeight: $1.optionalLength(), maxHeight: $1.optionalLength())
    },
    .modifier("padding") { $0.padding($1.number()) },
    .modifier("padding(edges)") { $0.padding([.leading, .top], $1.optionalLength()) },
    .modifier("padding(insets)") {
      $0.padding(
        EdgeInsets(
          top: $1.number(), leading: $1.number(), bottom: $1.number(), trailing: $1.number()))
    },
    .modifier("aspectRatio") { $0.aspectRatio($1.optionalLength(), contentMode: .fit) },
    .modifier("aspectRatio(size)") { $0.aspectRatio($1.size(), contentMode: .fill) },
    .modifier("fixedSize") { $0.fixedSize(horizontal: $1.flag(), vertical: $1.flag()) },
    .modifier("layoutPriority") { $0.layoutPriority($1.number()) },
    .modifier("alignmentGuide") { view, random in
      let value = random.number()
      return HStack {
        Text("a"); view.alignmentGuide(VerticalAlignment.center) { _ in CGFloat(value) }
      }
    },
    .modifier("offset(animated)") { $0.offset($1.size()) },
    .modifier("containerRelativeFrame") {
      $0.containerRelativeFrame(
        .horizontal, count: max(1, $1.whole() % 1_000), span: 1, spacing: $1.number())
    },
    .modifier("safeAreaInset") { view, random in
      let (height, spacing) = (random.number(), random.number())
      return view.safeAreaInset(edge: .bottom, spacing: spacing) { Color.red.frame(height: height) }
    },
    .modifier("safeAreaPadding") { $0.safeAreaPadding($1.number()) },
    .modifier("contentMargins") { $0.contentMargins($1.number()) },
    .modifier("listRowInsets") { view, random in
      let insets = EdgeInsets(
        top: random.number(), leading: random.number(), bottom: random.number(),
        trailing: random.number())
      return List { view.listRowInsets(insets) }
    },
    .modifier("listRowSpacing") { view, random in
      let spacing = random.number()
      return List {
        view; view
      }.listRowSpacing(spacing)
    },
    .modifier("defaultMinListRowHeight") { view, random in
      let height = random.number()
      return List { view }.environment(\.defaultMinListRowHeight, height)
    },
    .view("HStack spacing") { random in
      HStack(spacing: random.optionalLength()) {
        Text("a"); Text("b"); Color.red
      }
    },
    .view("VStack spacing") { random in
      VStack(spacing: random.optionalLength()) {
        Text("a"); Text("b"); Color.red
      }
    },
    .view("Spacer") { random in
      HStack {
        Text("a"); Spacer(minLength: random.number())
      }
    },
    .view("Grid") { random in
      Grid(horizontalSpacing: random.optionalLength(), verticalSpacing: random.optionalLength()) {
        GridRow {
          Text("a"); Text("b").gridCellColumns(max(1, random.whole() % 50))
        }
        GridRow {
          Color.red; Color.blue
        }
      }
    },
    .view("LazyVGrid") { random in
      let columns = [
        GridItem(
          .adaptive(minimum: random.number(), maximum: random.number()), spacing: random.number()),
        GridItem(.fixed(random.number())), GridItem(.flexible(minimum: random.number())),
      ]
      return LazyVGrid(columns: columns, spacing: random.number()) {
        ForEach(0..<20, id: \.self) { Text("\($0)") }
      }
    },
    .view("LazyVStack") { random in
      let height = random.number()
      return ScrollView {
        LazyVStack(spacing: random.number()) {
          ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: height) }
        }
      }
    },
    .view("GeometryReader") { random in
      let factor = random.number()
      return GeometryReader { Color.red.frame(width: $0.size.width * factor) }
    },
    .view("ViewThatFits") { random in
      ViewThatFits {
        Text(random.text()); Color.red.frame(width: random.number())
      }
    },
    .view("Layout") { random in
      FixedAnswer(size: random.size(), place: random.point()) {
        Text("a"); Text("b")
      }
    },
  ]

  /// A layout that answers with whatever it was given.
  private struct FixedAnswer: Layout {
    var size: CGSize
    var place: CGPoint

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: place, proposal: ProposedViewSize(size))
      }
    }
  }
}
