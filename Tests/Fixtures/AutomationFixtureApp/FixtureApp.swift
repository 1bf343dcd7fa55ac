import Foundation
import SwiftUI

/// The app that XCUIAutomation's own tests launch in a process of its own.
@main
struct FixtureApp: App {
  init() {
    switch ProcessInfo.processInfo.environment["LAUNCH"] {
    case "loop": while true { attempts &+= 1 }
    case "sleep": Thread.sleep(forTimeInterval: 1000)
    case "exit":
      print("no network")
      exit(6)
    case "crash": fatalError("The launch went wrong")
    case "mistake": _ = UIStoryboard(name: "Nowhere", bundle: nil)
    default: break
    }
  }

  private var attempts = 0

  var body: some Scene {
    WindowGroup {
      switch ProcessInfo.processInfo.environment["SCREEN"] {
      case "library": LibraryView()
      case "trouble": TroubleView()
      case "storage": StorageView()
      case "services": ServicesView()
      case "date": DateView()
      case "clocks": ClocksView()
      case "toast": ToastView()
      case "waits": WaitsView()
      default: CounterView()
      }
    }
  }
}

/// A screen with something to tap, something that takes time, and what the launch gave the app.
struct CounterView: View {
  @State private var count = 0
  @State private var loaded = "Not loaded"

  var body: some View {
    VStack(spacing: 16) {
      Text("Count: \(count)").accessibilityIdentifier("count")
      Button("Increment") { count += 1 }
      Button("Load") { load() }
      Text(loaded).accessibilityIdentifier("loaded")
      Button("Crash") { crash() }
      Text(greeting).accessibilityIdentifier("greeting")
      Text(arguments).accessibilityIdentifier("arguments")
    }
  }

  private var greeting: String {
    ProcessInfo.processInfo.environment["GREETING"] ?? "No greeting"
  }

  private var arguments: String {
    CommandLine.arguments.dropFirst().joined(separator: " ")
  }

  private func load() {
    loaded = "Loading"
    Task {
      try await Task.sleep(for: .milliseconds(300))
      loaded = "Loaded"
    }
  }

  private func crash() {
    fatalError("The crash button was tapped")
  }
}
