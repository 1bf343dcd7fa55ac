import AppIntents
import SwiftUI
import WidgetKit

/// What stands beside an app's screens: the view above its tab bar, and controls of the system's screens.
enum Accessories {
  private struct Start: SetValueIntent {
    static let title: LocalizedStringResource = "Start"
    @Parameter(title: "Runs") var value: Bool

    init() {}

    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Placement: View {
    let text: String
    let height: CGFloat
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
      Text(placement == nil ? "a" : text).frame(height: height)
    }
  }

  @MainActor static let entries: [Entry] = [
    .view("tabViewBottomAccessory") { random in
      let (text, height) = (random.text(), random.number())
      return TabView(selection: .constant(random.whole())) {
        Text("a").tabItem { Text("a") }.tag(0)
        List(0..<30, id: \.self) { Text("\($0)") }.tabItem { Text("b") }.tag(1)
      }
      .tabViewBottomAccessory { Placement(text: text, height: height) }
    },
    .view("tabViewBottomAccessory isEnabled") { random in
      let (text, isEnabled) = (random.text(), random.flag())
      return TabView {
        Text("a").tabViewBottomAccessory { Text("c") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) {
        ForEach(0..<3, id: \.self) { _ in Text(text) }
      }
      .frame(width: random.number(), height: random.number())
    },
    .modifier("tabViewBottomAccessory elsewhere") { view, random in
      let height = random.number()
      return view.tabViewBottomAccessory { Color.red.frame(height: height) }
    },
    Entry(name: "StaticControlConfiguration") { random in
      let (text, isOn) = (random.text(), random.flag())
      let color = Color(white: random.number())
      _ = StaticControlConfiguration(kind: random.text()) {
        ControlWidgetToggle(isOn: isOn, action: Start()) {
          Text(text)
        } valueLabel: { _ in
          Text(text).controlWidgetStatus(text).controlWidgetActionHint(text)
        }
        .tint(color).disabled(isOn)
      }
      .displayName(LocalizedStringResource(stringLiteral: random.text()))
      .description(LocalizedStringResource(stringLiteral: random.text()))
      .promptsForUserConfiguration()
      _ = StaticControlConfiguration(kind: text) {
        ControlWidgetButton(action: Open()) { Text(text) }
      }
    },
    Entry(name: "ControlCenter") { random in
      ControlCenter.shared.reloadControls(ofKind: random.text())
      ControlCenter.shared.reloadAllControls()
      WidgetCenter.shared.reloadTimelines(ofKind: random.text())
    },
  ]
}
