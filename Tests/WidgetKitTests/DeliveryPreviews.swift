import ActivityKit
import SwiftUI
import WidgetKit

// As the templates of Xcode have it: that it compiles is the test.

extension DeliveryAttributes {
  fileprivate static var preview: DeliveryAttributes { DeliveryAttributes(order: "World") }
}

extension DeliveryAttributes.ContentState {
  fileprivate static var soon: DeliveryAttributes.ContentState { .init(minutes: 2) }
  fileprivate static var later: DeliveryAttributes.ContentState { .init(minutes: 20) }
}

#if Macros
  #Preview("Notification", as: .content, using: DeliveryAttributes.preview) {
    DeliveryLiveActivity()
  } contentStates: {
    DeliveryAttributes.ContentState.soon
    DeliveryAttributes.ContentState.later
  }

  #Preview(as: .dynamicIsland(.expanded), using: DeliveryAttributes.preview) {
    DeliveryLiveActivity()
  } contentStates: {
    DeliveryAttributes.ContentState.soon
  }

  #Preview(as: .systemSmall) {
    StepsWidget()
  } timeline: {
    StepsEntry(date: .now)
    StepsEntry(date: .distantFuture)
  }

  #Preview("Steps", as: .systemSmall) {
    StepsWidget()
  } timelineProvider: {
    StepsProvider()
  }
#endif

/// As the template of Xcode 14 has it.
struct DeliveryPreviews: PreviewProvider {
  static var previews: some View {
    DeliveryAttributes.preview
      .previewContext(.soon, viewKind: .dynamicIsland(.compact))
      .previewDisplayName("Island Compact")
    DeliveryAttributes.preview
      .previewContext(.later, viewKind: .content)
      .previewDisplayName("Notification")
  }
}
