import SwiftUI

/// What `testId` and `testData` are given.
struct ExposedData {
  var id: String?
  var label: String?
  var value: Any?
  var action: (() -> Void)?
  var setValue: ((Any?) -> Void)?
  #if TESTABLE
    /// What only the hosted view knows; asked after `value`.
    var hosted: HostedData?
  #endif
}

#if TESTABLE
  /// The data of a control whose state lies in the hosted view, not in the value of the view.
  struct HostedData {
    var value: (@MainActor (_Node) -> Any?)?
    var action: (@MainActor (_Node) -> Void)?
    var setValue: (@MainActor (_Node, Any?) -> Void)?
  }
#endif
