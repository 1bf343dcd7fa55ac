import Combine
import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class ConnectionBannerTests: XCTestCase {
  func testBannerFollowsThePublisher() {
    let isOnline = PassthroughSubject<Bool, Never>()
    let sut = ConnectionBanner(isOnline: isOnline.eraseToAnyPublisher())
    let exp1 = sut.inspection.inspect { view in
      XCTAssertFalse(try view.actualView().isOffline)
      isOnline.send(false)
    }
    let exp2 = sut.inspection.inspect(onReceive: isOnline) { view in
      XCTAssertTrue(try view.actualView().isOffline)
      XCTAssertNoThrow(try view.find(text: "You are offline"))
      isOnline.send(true)
    }
    let exp3 = sut.inspection.inspect(onReceive: isOnline.dropFirst()) { view in
      XCTAssertThrowsError(try view.find(text: "You are offline"))
    }
    ViewHosting.host(view: sut)
    wait(for: [exp1, exp2, exp3], timeout: 1)
  }

  func testBannerFollowsThePublisherAsynchronously() async throws {
    let isOnline = CurrentValueSubject<Bool, Never>(false)
    let sut = ConnectionBanner(isOnline: isOnline.eraseToAnyPublisher())
    try await ViewHosting.host(sut) {
      try await sut.inspection.inspect { view in
        XCTAssertNoThrow(try view.find(text: "You are offline"))
        isOnline.send(true)
      }
      try await sut.inspection.inspect(after: .seconds(0.1)) { view in
        XCTAssertThrowsError(try view.find(text: "You are offline"))
      }
    }
  }
}
