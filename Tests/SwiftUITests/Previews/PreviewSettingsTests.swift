import Testing

@testable import SwiftUI

@MainActor
@Suite struct PreviewSettingsTests {
  @Test func previewsAreViewsLikeAnyOthers() {
    struct Badge_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Text("Small")
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Small badge")
          Text("Large")
            .previewDevice("iPhone 15 Pro")
            .previewInterfaceOrientation(.landscapeLeft)
        }
      }
    }
    let host = TestHost(Badge_Previews.previews)
    #expect(host.frame(ofText: "Small").midX == 195)
    #expect(host.text("Large") != nil)
  }
}
