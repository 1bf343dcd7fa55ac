import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct RowSignColorTests {
  private func strokes(_ items: [DisplayItem]) -> [Paint] {
    items.flatMap { item -> [Paint] in
      switch item {
      case .stroke(_, let paint, _): [paint]
      case .group(_, let items): strokes(items)
      default: []
      }
    }
  }

  // As on iOS 17 and 18: the sign is no part of what the tint colours.
  @Test func chevronsAreGreyWhateverTheTint() throws {
    func chevron(_ change: (AnyView) -> AnyView) throws -> Paint {
      let list = List { NavigationLink("Link") { Text("There") } }
      let host = TestHost(NavigationStack { change(AnyView(list)) })
      return try #require(strokes(host.graph.displayList().items).first)
    }
    let grey = Paint.color(
      UIColor.tertiaryLabel.paintColor(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(try chevron { $0 } == grey)
    #expect(try chevron { AnyView($0.tint(.red)) } == grey)
    #expect(try chevron { AnyView($0.foregroundStyle(.green)) } == grey)
  }
}
