// The code of Sources/SwiftUI/SwiftUI.docc and of the overview in Sources/UIKit/UIKit.docc.
// Scripts/check-documents compares them.

// begin snippet
import SwiftUI
import UIKit
import XCTest

struct Badge: View {
  let count: Int

  var body: some View {
    Text("\(count)").padding(10)
  }
}

@MainActor
final class BadgeTests: XCTestCase {
  func testItIsAsLargeAsItsTextAndThePadding() {
    let text = UIHostingController(rootView: Text("7"))
    let badge = UIHostingController(rootView: Badge(count: 7))
    let available = CGSize(width: 300, height: 300)

    let inner = text.sizeThatFits(in: available)
    let outer = badge.sizeThatFits(in: available)

    XCTAssertEqual(outer.width, inner.width + 20)
    XCTAssertEqual(outer.height, inner.height + 20)
  }
}
// end snippet

// begin snippet
@MainActor
final class WindowTests: XCTestCase {
  func testASheetCoversItsPresenter() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()

    let sheet = UIViewController()
    presenter.present(sheet, animated: false)

    XCTAssertIdentical(presenter.presentedViewController, sheet)
    XCTAssertNotNil(sheet.view.window)
  }
}
// end snippet
