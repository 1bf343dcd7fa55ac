/// Tells somebody what a run does.
package protocol Reporter: AnyObject {
  func receive(_ event: RunEvent)

  /// Writes what remains to be said, once everything is over.
  ///
  /// - Throws: `ToolError` when the report can't be written.
  func finish(_ report: RunReport) throws
}

extension Reporter {
  package func receive(_ event: RunEvent) {}
}
