#if TESTABLE
  import Foundation
  import SwiftUI

  /// A control with a title that is pressed where it is hosted.
  @MainActor
  protocol TitledView {
    var title: any View { get }
  }

  extension Menu: TitledView {
    var title: any View { label }
  }

  /// A control that opens an address.
  @MainActor
  protocol AddressedView: TitledView {
    var address: URL { get }
  }

  extension Link: AddressedView {
    var title: any View { label }
    var address: URL { destination }
  }

  /// A view whose content is shown or hidden.
  @MainActor
  protocol ExpandableView: TitledView {
    var isExpanded: Binding<Bool> { get }
  }

  extension ExpandableView {
    func toggle() { expand(!isExpanded.wrappedValue) }

    func expand(_ isOpen: Bool) {
      withAnimation { isExpanded.wrappedValue = isOpen }
    }
  }

  extension DisclosureGroup: ExpandableView {
    var title: any View { label }
  }
#endif
