import CoreGraphics
import Device
import Foundation
import Metrics

/// A well of a colour; a tap on it offers others.
///
/// Differs from Apple's: the colours to choose from are those of a grid.
public nonisolated struct ColorPicker<Label: View>: View {
  package let selection: Binding<Color>
  /// The binding of a picker that was made for a `CGColor`.
  package let cgSelection: Binding<CGColor>?
  package let supportsOpacity: Bool
  package let label: Label
  @State private var isOpen = false

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    cgSelection = nil
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { color in
        let resolved = color.resolve(in: EnvironmentValues())
        selection.wrappedValue = resolved.cgColor
      })
    cgSelection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    ValueRow(
      label: label,
      value: Button {
        isOpen = true
      } label: {
        SpokenAs(title: label, content: ColorWell(color: selection.wrappedValue))
      }
      .buttonStyle(.plain)
    )
    .sheet(isPresented: $isOpen) {
      ColorPalette(selection: selection, supportsOpacity: supportsOpacity)
    }
  }

  @MainActor public var _structure: _ViewStructure {
    .view("ColorPicker", supplementary: [SupplementaryView("labelView", label)])
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The circle that shows the chosen colour in a ring of all hues.
nonisolated struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  private static let hues: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]

  @MainActor var body: some View {
    ZStack {
      Circle().fill(AngularGradient(colors: Self.hues, center: .center))
      Circle().fill(.background).padding(ColorWellMetrics.groundInset)
      Circle().fill(color).padding(ColorWellMetrics.colorInset)
    }
    .frame(width: ColorWellMetrics.side, height: ColorWellMetrics.side)
    .opacity(isEnabled ? 1 : ColorWellMetrics.disabledOpacity)
  }
}

/// The sheet of a colour picker: a grid of colours, and how opaque they are.
struct ColorPalette: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var opacity = 1.0
  @Environment(\.dismiss) private var dismiss

  private static let colors: [(name: String, color: Color)] = [
    ("Black", .black), ("Gray", .gray), ("White", .white), ("Brown", .brown), ("Red", .red),
    ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
    ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo),
    ("Purple", .purple), ("Pink", .pink),
  ]

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Colors").font(.headline)
        Spacer()
        Button(SystemWord.close.text) { dismiss() }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5)) {
        ForEach(0..<Self.colors.count, id: \.self) { index in
          let entry = Self.colors[index]
          Button {
            selection.wrappedValue = supportsOpacity ? entry.color.opacity(opacity) : entry.color
          } label: {
            RoundedRectangle(cornerRadius: 8).fill(entry.color).frame(height: 44)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(entry.name)
        }
      }
      if supportsOpacity { Slider(value: $opacity) { Text("Opacity") } }
      Spacer()
    }
    .padding()
    .presentationDetents([.medium, .large])
  }
}
