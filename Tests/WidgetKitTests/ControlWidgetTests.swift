import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit

/// What the template of Xcode writes of controls, which nobody has added.
@MainActor
struct ControlWidgetTests {
  struct TimerIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Start a timer"

    @Parameter(title: "Timer Name") var name: String
    @Parameter(title: "Timer is running") var value: Bool

    init() {}
    init(_ name: String) { self.name = name }

    func perform() async throws -> some IntentResult { .result() }
  }

  struct OpenIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct TimerConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer Name Configuration"
    @Parameter(title: "Timer Name", default: "Timer") var timerName: String
  }

  struct TimerControl: ControlWidget {
    static let kind = "timer"

    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
        ControlWidgetToggle(
          "Start Timer", isOn: value.isRunning, action: TimerIntent(value.name)
        ) { isRunning in
          Label(isRunning ? "On" : "Off", systemImage: "timer")
            .controlWidgetActionHint(isRunning ? "Stop" : "Start")
        }
        .tint(.orange)
      }
      .displayName("Timer")
      .description("An example control that runs a timer.")
    }

    struct Value {
      var isRunning: Bool
      var name: String
    }

    struct Provider: AppIntentControlValueProvider {
      func previewValue(configuration: TimerConfiguration) -> Value {
        Value(isRunning: false, name: configuration.timerName)
      }

      func currentValue(configuration: TimerConfiguration) async throws -> Value {
        Value(isRunning: true, name: configuration.timerName)
      }
    }
  }

  struct OpenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "open") {
        ControlWidgetButton(action: OpenIntent()) {
          Label("Open", systemImage: "bolt")
        }
      }
      .displayName("Open")
    }
  }

  struct SwitchControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "switch", provider: Provider()) { isOn in
        ControlWidgetToggle(isOn: isOn, action: TimerIntent()) {
          Label("Switch", systemImage: "power")
        } valueLabel: { isOn in
          Text(isOn ? "On" : "Off").controlWidgetStatus("Ready")
        }
        .disabled(false)
      }
      .promptsForUserConfiguration()
    }

    struct Provider: ControlValueProvider {
      var previewValue: Bool { false }
      func currentValue() async throws -> Bool { true }
    }
  }

  struct Widgets: WidgetBundle {
    var body: some Widget {
      StepsWidget()
      OpenControl()
      if #available(iOS 18.0, *) {
        TimerControl()
        SwitchControl()
      }
      DeliveryLiveActivity()
    }
  }

  @Test func activitiesAreKnownWhereControlsStandAmongThem() throws {
    Widgets.main()
    let preview = DeliveryAttributes(order: "Tea").previewContext(
      DeliveryAttributes.ContentState(minutes: 4), viewKind: .content)
    let controller = UIHostingController(rootView: preview)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.view.layoutIfNeeded()
    let labels = (controller.view.accessibilityElements ?? []).compactMap {
      ($0 as? NSObject)?.accessibilityLabel
    }
    #expect(labels.contains("Tea in 4"))
  }

  @Test func nobodyHasAddedAControl() async throws {
    ControlCenter.shared.reloadAllControls()
    ControlCenter.shared.reloadControls(ofKind: "timer")
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
  }

  @Test func aProviderTellsItsValue() async throws {
    #expect(try await SwitchControl.Provider().currentValue())
    let provider = TimerControl.Provider()
    #expect(provider.previewValue(configuration: TimerConfiguration()).name == "Timer")
  }
}
