import SwiftUI

enum Controls {
  /// A range that the type allows.
  private static func range(_ random: inout RandomSource) -> ClosedRange<Double> {
    let bounds = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
    return bounds.count == 2 ? bounds[0]...bounds[1] : 0...1
  }

  @MainActor static let entries: [Entry] = [
    .view("Slider") { random in
      Slider(value: .constant(random.number()), in: range(&random))
    },
    .view("Slider step") { random in
      Slider(value: .constant(random.number()), in: 0...10, step: abs(random.number()) + 0.001)
    },
    .view("Stepper") { random in
      Stepper(random.text(), value: .constant(random.number()), in: range(&random))
    },
    .view("Stepper whole") { random in
      Stepper(random.text(), value: .constant(random.whole()), step: random.whole())
    },
    .view("ProgressView") { random in
      ProgressView(random.text(), value: random.number(), total: random.number())
    },
    .view("ProgressView circular") { random in
      ProgressView(value: random.optionalNumber(), total: random.number())
        .progressViewStyle(.circular)
    },
    .view("Gauge") { random in
      Gauge(value: random.number(), in: range(&random)) { Text(random.text()) }
        .gaugeStyle(.accessoryCircular)
    },
    .view("Gauge linear") { random in
      Gauge(value: random.number(), in: range(&random)) { Text(random.text()) }
    },
    .view("Toggle") { random in Toggle(random.text(), isOn: .constant(random.flag())) },
    .view("Picker") { random in
      Picker(random.text(), selection: .constant(random.whole())) {
        ForEach(0..<5, id: \.self) { Text("\($0)").tag($0) }
      }.pickerStyle(.segmented)
    },
    .view("Picker wheel") { random in
      Picker(random.text(), selection: .constant(random.whole())) {
        ForEach(0..<5, id: \.self) { Text("\($0)").tag($0) }
      }.pickerStyle(.wheel)
    },
    .view("DatePicker") { random in
      DatePicker(
        random.text(), selection: .constant(Date(timeIntervalSinceReferenceDate: random.number())))
    },
    .view("DatePicker graphical") { random in
      DatePicker(
        random.text(), selection: .constant(Date(timeIntervalSinceReferenceDate: random.number()))
      ).datePickerStyle(.graphical)
    },
    .view("DatePicker wheel") { random in
      DatePicker(
        random.text(), selection: .constant(Date(timeIntervalSinceReferenceDate: random.number()))
      ).datePickerStyle(.wheel)
    },
    .view("ColorPicker") { random in
      ColorPicker(random.text(), selection: .constant(Color(white: random.number())))
    },
    .view("TextField") { random in TextField(random.text(), text: .constant(random.text())) },
    .view("TextField number") { random in
      TextField(random.text(), value: .constant(random.number()), format: .number)
    },
    .view("TextEditor") { random in TextEditor(text: .constant(random.text())) },
    .view("SecureField") { random in SecureField(random.text(), text: .constant(random.text())) },
    .view("Label") { random in Label(random.text(), systemImage: random.text()) },
    .view("Link") { random in
      Link(random.text(), destination: URL(fileURLWithPath: "/" + random.text()))
    },
    .view("Menu") { random in Menu(random.text()) { Button(random.text()) {} } },
    .view("Button role") { random in
      Button(random.text(), role: .destructive) {}.buttonStyle(.borderedProminent)
    },
    .view("TimelineView") { random in
      TimelineView(.periodic(from: .now, by: random.number())) {
        Text("\($0.date.timeIntervalSince1970)")
      }
    },
    .view("badge") { random in List { Text("a").badge(random.whole()) } },
  ]
}
