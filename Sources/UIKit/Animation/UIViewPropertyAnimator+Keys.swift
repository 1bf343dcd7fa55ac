import Foundation
import FoundationAdditions

// The keys of animators in key-value coding and observing. Only that of `isRunning` is told of when it changes.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIViewPropertyAnimator.self,
        properties: [
          ObjectiveCProperty("running", \UIViewPropertyAnimator.isRunning, getter: "isRunning"),
          ObjectiveCProperty("reversed", \UIViewPropertyAnimator.isReversed, getter: "isReversed"),
          ObjectiveCProperty("fractionComplete", \UIViewPropertyAnimator.fractionComplete),
          ObjectiveCProperty("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion),
        ])
    ]
  }
}
