import Axt
import SwiftUI

struct SettingsView: View {
  @EnvironmentObject private var settings: Settings
  @State private var asksForReset = false

  let inspection = Inspection<Self>()

  var body: some View {
    Form {
      Section("Shelf") {
        Picker("Sort by", selection: $settings.sortOrder) {
          ForEach(Settings.SortOrder.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Toggle("Show finished books", isOn: $settings.showsFinished)
          .testId("show_finished", type: .toggle)
      }
      Section {
        Toggle("Daily reminder", isOn: $settings.remindsDaily)
          .testId("daily_reminder", type: .toggle)
        if settings.remindsDaily {
          Stepper("At \(settings.reminderHour):00", value: $settings.reminderHour, in: 6...22)
            .testId("reminder_hour", value: settings.reminderHour)
        }
        Picker("Theme", selection: $settings.theme) {
          ForEach(Settings.Theme.allCases) { Text($0.rawValue).tag($0) }
        }
      } header: {
        Text("Reading")
      } footer: {
        Text("A reminder is shown once a day.")
      }
      Section("Account") {
        NavigationLink("Account") { LoginView() }
        NavigationLink("Notifications") { NotificationSettings() }
          .testId("notifications", type: .navigationLink)
      }
      Section {
        Button("Reset settings", role: .destructive) { asksForReset = true }
          .testId("reset", type: .button)
      }
    }
    .navigationTitle("Settings")
    .alert("Reset all settings?", isPresented: $asksForReset) {
      Button("Reset", role: .destructive) { settings.reset() }
      Button("Cancel", role: .cancel) {}
    }
    .testId(insert: "confirm_reset", when: asksForReset, label: "Reset") {
      settings.reset()
      asksForReset = false
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}
