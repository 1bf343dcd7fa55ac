import Foundation
import SwiftUI

/// Everything that a test can stumble over.
struct TroubleView: View {
  @State private var taps = 0
  @State private var rows = 0

  var body: some View {
    VStack {
      Text("\(taps) taps").accessibilityIdentifier("taps")
      Button("Twin") { taps += 1 }
      Button("Twin") { taps += 1 }
      Button("Disabled") { taps += 1 }.disabled(true)
      Button("Covered") { taps += 1 }
        .overlay { Button(action: { taps += 10 }) { Text("Cover").frame(width: 200, height: 60) } }
      Button("Aside") { taps += 1 }.offset(x: 2000)
      Button("Loop") { while true { rows &+= 1 } }
      Button("Sleep") { Thread.sleep(forTimeInterval: 1000) }
      Button("Exit") {
        print("leaving in good order")
        exit(5)
      }
      Button("Log and crash") {
        for line in 1...30 { print("log line \(line)") }
        let none: [Int] = []
        taps = none[taps]
      }
    }
  }
}
