import SwiftUI

/// Exposes a `NavigationLink`.
public struct NavigationLinkModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      LinkExposure(content: content)
    }
  #endif
}

extension NativeView where M == NavigationLinkModifier<Content> {
  /// The view is a `NavigationLink`.
  ///
  /// Differs from Apple's: the label is the link's title, as the original's documentation shows; the
  /// original gives none. A view that is no link fails the test, where the original traps.
  public static var navigationLink: NativeView<Content, NavigationLinkModifier<Content>> {
    NativeView(base: NavigationLinkModifier())
  }
}

#if TESTABLE
  /// Shows a link with a node that pushes and pops its destination.
  private struct LinkExposure<Content: View>: View {
    let content: Content
    @State private var remote = NavigationLinkRemote()

    var body: some View {
      let link = StructureSearch.require(
        (any LinkView).self, in: content, for: "navigationLink", views: "NavigationLink")
      let remote = remote
      content
        .environment(\.navigationLinkRemote, remote)
        .testData(
          label: link.flatMap { StructureSearch.firstString(in: $0.title) },
          action: link.map { _ in { remote.toggle() } })
    }
  }
#endif
