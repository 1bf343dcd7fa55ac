import SwiftUI

/// A screen with one thing to tap, shown in process and in a process of its own.
public struct CounterScreen: View {
  @State private var count = 0

  public init() {}

  public var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Increment") { count += 1 }
    }
  }
}
