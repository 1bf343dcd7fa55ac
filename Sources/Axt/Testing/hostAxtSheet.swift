import SwiftUI

extension View {
  /// Exposes the content of a sheet as a tree of its own, in `AxtTest.sheets`.
  ///
  /// Differs from Apple's: the content stays part of the view that presents it, so that it keeps its
  /// environment and follows the state of that view; the original shows it as it was when it was made.
  @ViewBuilder
  public func hostAxtSheet() -> some View {
    #if TESTABLE
      if AxtTest.enabled { SheetHost(content: self) } else { self }
    #else
      self
    #endif
  }
}

#if TESTABLE
  /// Registers the tree of a sheet from when its content is made until it goes.
  private struct SheetHost<Content: View>: View {
    let content: Content
    @State private var registration = SheetRegistration()

    var body: some View {
      let registration = registration
      content
        .testId("app")
        .modifier(
          TreeReadingModifier(tree: registration.tree) { isPresent, graph in
            registration.update(isPresent, graph)
          })
    }
  }

  @MainActor
  private final class SheetRegistration {
    private let key = UUID()
    let tree = ExposureTree()

    nonisolated init() {}

    func update(_ isPresent: Bool, _ graph: ViewGraph) {
      AxtTest.sheets[key] =
        isPresent ? AxtTest(sheet: tree, in: graph.hostView?.viewController) : nil
    }
  }
#endif
