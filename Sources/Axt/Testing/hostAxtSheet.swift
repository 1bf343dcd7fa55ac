import SwiftUI

extension View {
  /// Exposes the content of a sheet as a tree of its own, in `AxtTest.sheets`.
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
  /// Registers the tree of a sheet for as long as the sheet is shown.
  private struct SheetHost<Content: View>: View {
    let content: Content
    @State private var sheet = SheetTest()

    var body: some View {
      content
        .testId("app")
        .onPreferenceChange(AxtPreferenceKey.self) { sheet.publish($0.first) }
        .onAppear { sheet.register() }
        .onDisappear { sheet.unregister() }
    }
  }

  @MainActor
  private final class SheetTest {
    private let key = UUID()
    private lazy var test = AxtTest(EmptyView())

    nonisolated init() {}

    func publish(_ tree: Axt?) { test.publish(tree) }
    func register() { AxtTest.sheets[key] = test }
    func unregister() { AxtTest.sheets[key] = nil }
  }

  extension AxtTest {
    func publish(_ tree: Axt?) { publisher.publish(tree) }
  }
#endif
