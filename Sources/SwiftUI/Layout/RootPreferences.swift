/// Something that reads the preferences of the whole content of a graph.
@MainActor
package protocol RootPreferenceReader: AnyObject {
  /// Whether there is anything to read.
  var readsRootPreferences: Bool { get }

  /// Whether a change of the value of one preference is a reason to read.
  func readsRootPreference(_ key: ObjectIdentifier) -> Bool

  func readRootPreferences(of content: _Node?)
}

/// Who reads the preferences of the whole content of a graph.
@MainActor
package final class RootPreferences: GraphPart {
  package private(set) var readers: [any RootPreferenceReader] = []

  package init(_ graph: ViewGraph) {}

  package func add(_ reader: any RootPreferenceReader) { readers.append(reader) }
}
