#if TESTABLE
  import Foundation

  /// The hierarchy of an element as text: now, and after each change until its view is gone.
  ///
  /// Changes that happen while nobody waits for the next value are told as one.
  @MainActor
  public struct HierarchyUpdates: AsyncSequence {
    public typealias Element = String

    private let element: any AxtElement
    /// Nil for an element of somebody else's, whose changes nobody tells.
    private let tree: ExposureTree?

    init(of element: any AxtElement, in tree: ExposureTree?) {
      self.element = element
      self.tree = tree
    }

    /// Begins with the hierarchy as it is.
    public nonisolated func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Waits for the changes one after the other.
    @MainActor
    public final class Iterator: AsyncIteratorProtocol {
      private let updates: HierarchyUpdates
      private var last: String?

      nonisolated init(_ updates: HierarchyUpdates) { self.updates = updates }

      /// The next hierarchy that differs from the one before; nil when the view is gone or the
      /// task is cancelled.
      public func next() async -> String? {
        let updates = updates
        let last = last
        var text = updates.element.hierarchy
        if text == last {
          guard let tree = updates.tree else { return nil }
          do {
            try await tree.wait(timeout: .infinity) {
              TimeOut()
            } until: {
              text = updates.element.hierarchy
              return text != last
            }
          } catch {
            return nil
          }
        }
        guard !text.isEmpty, !Task.isCancelled else { return nil }
        self.last = text
        return text
      }
    }

    /// Prints each value below a line.
    func print() async {
      for await text in self {
        Swift.print(String(repeating: "─", count: 8))
        Swift.print(text)
      }
    }
  }
#endif
