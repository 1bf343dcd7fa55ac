import Foundation
import UniformTypeIdentifiers

/// What a collection of views does with what is dropped between its elements.
package protocol InsertHandler {
  /// The kinds of data that were named; empty where values of a type are asked for.
  var types: [UTType] { get }
  @MainActor func accepts(_ provider: NSItemProvider) -> Bool
  /// Takes data that are accepted, dropped before the element at a place in the collection.
  @MainActor func insert(_ providers: [NSItemProvider], at index: Int)
}
