import SwiftUI

/// Bindings whose values change under the controls, and state that follows odd rules.
enum Bindings {
  /// Shows a control at one value, then at another.
  private struct Changing<Value: Sendable, Content: View>: View {
    let next: Value
    let content: (Binding<Value>) -> Content
    @State private var value: Value

    init(_ first: Value, _ next: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content)
    {
      self.next = next
      self.content = content
      _value = State(initialValue: first)
    }

    var body: some View { content($value).onAppear { value = next } }
  }

  /// A binding that takes nothing that it is given.
  private static func stubborn<Value: Sendable>(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  @MainActor static let entries: [Entry] = [
    .view("binding Slider") { random in
      Changing(random.number(), random.number()) { Slider(value: $0, in: 0...1) }
    },
    .view("binding Slider step") { random in
      Changing(random.number(), random.number()) { Slider(value: $0, in: 0...1e6, step: 0.1) }
    },
    .view("binding Stepper") { random in
      Changing(random.whole(), random.whole()) { Stepper("a", value: $0, in: -5...5) }
    },
    .view("binding Toggle") { random in
      Changing(random.flag(), random.flag()) { Toggle("a", isOn: $0) }
    },
    .view("binding Picker") { random in
      Changing(random.whole(), random.whole()) { value in
        Picker("a", selection: value) { ForEach(0..<4, id: \.self) { Text("\($0)") } }
      }
    },
    .view("binding Picker menu") { random in
      Changing(random.text(), random.text()) { value in
        Picker("a", selection: value) { Text("a").tag("a") }.pickerStyle(.menu)
      }
    },
    .view("binding TextField") { random in
      Changing(random.text(), random.text()) { TextField("a", text: $0) }
    },
    .view("binding TextField axis") { random in
      Changing(random.text(), random.text()) { TextField("a", text: $0, axis: .vertical) }
    },
    .view("binding TextField format") { random in
      Changing(random.number(), random.number()) { TextField("a", value: $0, format: .percent) }
    },
    .view("binding TextEditor") { random in
      Changing(random.text(), random.text()) { TextEditor(text: $0) }
    },
    .view("binding DatePicker") { random in
      Changing(
        Date(timeIntervalSinceReferenceDate: random.number()),
        Date(timeIntervalSinceReferenceDate: random.number())
      ) { DatePicker("a", selection: $0, in: ...Date.now) }
    },
    .view("binding MultiDatePicker") { random in
      let parts = DateComponents(year: random.whole(), month: random.whole(), day: random.whole())
      return MultiDatePicker("a", selection: .constant([parts]))
    },
    .view("binding ColorPicker") { random in
      Changing(
        Color(white: random.number()), Color(hue: random.number(), saturation: 1, brightness: 1)
      ) {
        ColorPicker("a", selection: $0)
      }
    },
    .view("binding TabView") { random in
      Changing(random.whole(), random.whole()) { value in
        TabView(selection: value) {
          Text("a").tabItem { Text("a") }.tag(0)
          Text("b").tabItem { Text("b") }.tag(1)
        }
      }
    },
    .view("binding List") { random in
      Changing(Set([random.whole()]), Set([random.whole()])) { value in
        List(0..<5, id: \.self, selection: value) { Text("\($0)") }
      }
    },
    .view("binding path") { random in
      Changing([random.whole()], [random.whole(), random.whole()]) { path in
        NavigationStack(path: path) {
          Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    },
    .view("binding sheet") { random in
      let text = random.text()
      return Changing(random.flag(), random.flag()) { value in
        Text("a").sheet(isPresented: value) { Text(text) }
      }
    },
    .view("binding alert") { random in
      let text = random.text()
      return Changing(random.flag(), random.flag()) { value in
        Text("a").alert(text, isPresented: value) {
          Button(text) {}
        } message: {
          Text(text)
        }
      }
    },
    .view("binding DisclosureGroup") { random in
      Changing(random.flag(), random.flag()) { DisclosureGroup("a", isExpanded: $0) { Text("b") } }
    },
    .view("binding scrollPosition") { random in
      Changing(Optional(random.whole()), Optional(random.whole())) { value in
        ScrollView {
          LazyVStack { ForEach(0..<40, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
        }.scrollPosition(id: value)
      }
    },
    .view("binding searchable") { random in
      Changing(random.text(), random.text()) { value in
        NavigationStack { Text("a").searchable(text: value) }
      }
    },
    .view("binding length") { random in
      Changing(random.number(), random.number()) { value in
        Color.red.frame(width: value.wrappedValue).animation(.default, value: value.wrappedValue)
      }
    },
    .view("binding count") { random in
      Changing(abs(random.whole() % 50), abs(random.whole() % 50)) { value in
        VStack { ForEach(0..<value.wrappedValue, id: \.self) { Text("\($0)") } }
      }
    },
    .view("binding identity") { random in
      Changing(random.text(), random.text()) { Text($0.wrappedValue).id($0.wrappedValue) }
    },
    .view("stubborn TextField") { TextField("a", text: stubborn($0.text())) },
    .view("stubborn Slider") { Slider(value: stubborn($0.number())) },
    .view("stubborn Toggle") { Toggle("a", isOn: stubborn($0.flag())) },
    .view("binding of an element") { random in
      let values = (0..<3).map { _ in random.text() }
      return Changing(values, []) { list in
        ForEach(list, id: \.self) { TextField("a", text: $0) }
      }
    },
  ]
}
