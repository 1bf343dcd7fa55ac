import Foundation
import FoundationAdditions

// The keys of animations in key-value coding. An animation keeps values for any other key, as apps do to know it again
// when it has ended.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        CAAnimation.self,
        methods: [
          ObjectiveCMethod("setValue:forUndefinedKey:", CAAnimation.keep(_:forKey:)),
          ObjectiveCMethod("valueForUndefinedKey:", CAAnimation.keptValue(forKey:)),
        ],
        properties: [
          ObjectiveCProperty("duration", \CAAnimation.duration),
          ObjectiveCProperty("beginTime", \CAAnimation.beginTime),
          ObjectiveCProperty("timeOffset", \CAAnimation.timeOffset),
          ObjectiveCProperty("repeatCount", \CAAnimation.repeatCount),
          ObjectiveCProperty("repeatDuration", \CAAnimation.repeatDuration),
          ObjectiveCProperty("autoreverses", \CAAnimation.autoreverses),
          ObjectiveCProperty("fillMode", \CAAnimation.fillMode),
          ObjectiveCProperty("speed", \CAAnimation.speed),
          ObjectiveCProperty("timingFunction", \CAAnimation.timingFunction),
          ObjectiveCProperty(
            "removedOnCompletion", \CAAnimation.isRemovedOnCompletion,
            getter: "isRemovedOnCompletion"),
        ])
    ]
  }
}

extension CAAnimation {
  fileprivate func keep(_ value: Any?, forKey key: String) { keptValues[key] = value }

  fileprivate func keptValue(forKey key: String) -> Any? { keptValues[key] }
}
