#if TESTABLE
  import SwiftUI

  /// A view that leads to another screen.
  @MainActor
  protocol LinkView {
    var title: any View { get }
  }

  extension NavigationLink: LinkView {
    var title: any View { label }
  }
#endif
