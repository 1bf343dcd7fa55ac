import SwiftUI
import UIKit

/// The kinds of views that wrap something that is not SwiftUI.
@MainActor
enum Representables {
  struct Kind {
    let name: String
    /// The call that gives the wrapped object.
    let accessor: String
  }

  static func kind(of view: any View) -> Kind? {
    switch view {
    case is any UIViewRepresentable: Kind(name: "UIViewRepresentable", accessor: "uiView()")
    case is any UIViewControllerRepresentable:
      Kind(name: "UIViewControllerRepresentable", accessor: "viewController()")
    default: nil
    }
  }
}

extension UIViewRepresentable {
  /// The UIKit view that stands for this value on screen.
  ///
  /// - Throws: `viewNotFound` if the value is in no hosted view.
  public func uiView() throws -> UIViewType {
    guard let view = ViewHosting.hostedObject(of: ViewRepresentation<Self>.self, for: self) else {
      throw InspectionError.viewNotFound(parent: TypeName.full(Self.self))
    }
    return view
  }
}

extension UIViewControllerRepresentable {
  /// The UIKit controller that stands for this value on screen.
  ///
  /// - Throws: `viewNotFound` if the value is in no hosted view.
  public func viewController() throws -> UIViewControllerType {
    guard
      let controller = ViewHosting.hostedObject(
        of: ControllerRepresentation<Self>.self, for: self)
    else { throw InspectionError.viewNotFound(parent: TypeName.full(Self.self)) }
    return controller
  }
}
