import SwiftUI

extension GalleryPage {
  static let controls: [GalleryPage] =
    [
      GalleryPage("Buttons") { ButtonsPage() },
      GalleryPage("Values") { ValuesPage() },
      GalleryPage("Progress") { ProgressPage() },
      GalleryPage("Labels") { LabelsPage() },
      buttonStyles, glass, gauges, tips,
    ] + reading
}

/// Buttons in all styles, sizes, shapes and roles.
struct ButtonsPage: View {
  var body: some View {
    Parts {
      HStack {
        Button("Plain") {}
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
      }
      HStack {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
      HStack {
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Erase", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Round") {}.buttonBorderShape(.roundedRectangle(radius: 12))
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        Button("Star", systemImage: "star.fill") {}.labelStyle(.iconOnly)
      }
      .buttonStyle(.bordered)
      Button("Continue") {}.frame(maxWidth: .infinity).buttonStyle(.borderedProminent)
      Button {
      } label: {
        Text("Across").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large).tint(.green)
      HStack {
        Menu("Menu") { Button("One") {} }
        Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("Name") {} }
        if let url = URL(string: "https://example.com") {
          Link("Link", destination: url)
          ShareLink(item: url)
        }
      }
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Paste", systemImage: "doc.on.clipboard") {}
      }
    }
  }
}

/// Controls that set a value.
struct ValuesPage: View {
  var body: some View {
    Parts {
      Toggle("Switch on", isOn: .constant(true))
      Toggle("Switch off", isOn: .constant(false))
      Toggle("Disabled", isOn: .constant(true)).disabled(true)
      Toggle("Tinted", isOn: .constant(true)).tint(.orange)
      HStack {
        Toggle("Bold", systemImage: "bold", isOn: .constant(true))
        Toggle("Italic", systemImage: "italic", isOn: .constant(false))
      }
      .toggleStyle(.button)
      Slider(value: .constant(0.3))
      Slider(value: .constant(0.7)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      Stepper("Quantity: 3", value: .constant(3), in: 0...5)
      Stepper("At the end", value: .constant(5), in: 0...5)
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Fruit", selection: .constant(0)) { Text("Apple").tag(0) }
      ColorPicker("Colour", selection: .constant(.teal))
    }
  }
}

/// What tells how far something is.
struct ProgressPage: View {
  var body: some View {
    Parts {
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.4)
      ProgressView("Copying", value: 0.7)
      ProgressView(value: 0.5).tint(.green)
      Gauge(value: 0.6) {
        Text("Speed")
      } currentValueLabel: {
        Text("60")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 20) {
        Gauge(value: 0.3) {
          Text("kB")
        } currentValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.8) {
          Text("C")
        } currentValueLabel: {
          Text("24")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
      Gauge(value: 0.5) { Text("Linear") }.gaugeStyle(.accessoryLinear)
      Gauge(value: 0.5) { Text("Capacity") }.gaugeStyle(.accessoryLinearCapacity)
    }
  }
}

/// Texts and symbols.
struct LabelsPage: View {
  private let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]

  var body: some View {
    Parts {
      ForEach(styles, id: \.0) { Text($0.0).font($0.1) }
      HStack {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Under").underline()
        Text("Struck").strikethrough()
        Text("Mono").monospaced()
      }
      HStack {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Tint").foregroundStyle(.tint)
      }
      Label("Label", systemImage: "bolt.fill")
      Label("A label whose title needs more than one line", systemImage: "heart")
      // Very large symbols do not fit beside each other.
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(["star", "star.fill", "heart", "gear", "magnifyingglass", "trash"], id: \.self) {
            Image(systemName: $0)
          }
        }
        .font(.title2)
      }
      LabeledContent("Name", value: "Ada Lovelace")
    }
  }
}
