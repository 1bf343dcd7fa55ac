/// Where the view that made an element comes from: for messages only.
package struct AccessibilitySource: Codable, Hashable, Sendable {
  /// The type's name as reflection prints it: `UIButton`, `Toggle<Text>`; empty when unknown.
  package var viewType: String
  /// The path of the file that declares the view, if known.
  package var filePath: String?
  /// The line in `filePath`, counted from 1.
  package var line: Int?

  package init(viewType: String, filePath: String? = nil, line: Int? = nil) {
    self.viewType = viewType
    self.filePath = filePath
    self.line = line
  }
}
