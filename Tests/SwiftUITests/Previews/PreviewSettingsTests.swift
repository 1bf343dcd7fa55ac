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

  private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View {
      VStack {
        content
        Text(context)
      }
    }
  }

  @Test func modifiersOfPreviewsChangeThem() async throws {
    let context = try await Sample.makeSharedContext()
    let host = TestHost(
      Sample().body(content: .init(content: AnyView(Text("Preview"))), context: context))
    #expect(host.text("Preview") != nil && host.text("shared") != nil)
    let _: PreviewTrait<Preview.ViewTraits> = .modifier(Sample())
  }
}
