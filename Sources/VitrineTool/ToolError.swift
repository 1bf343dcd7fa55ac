/// Something that keeps the tool from doing what it was asked, told to the person who asked.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and on the following lines what to do about it.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
