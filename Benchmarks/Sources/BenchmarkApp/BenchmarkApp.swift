import Screens
import SwiftUI

/// The app that the benchmarks launch in a process of its own.
@main
struct BenchmarkApp: App {
  var body: some Scene {
    WindowGroup { CounterScreen() }
  }
}
