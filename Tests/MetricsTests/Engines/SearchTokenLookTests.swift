import CoreGraphics
import Metrics
import SwiftUI
import Testing
import UIKit

/// Tokens in the search fields of both frameworks.
@MainActor
struct SearchTokenLookTests {
  private struct Tag: Identifiable {
    let id: String
  }

  private var controllers: [UIViewController] {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.title = "Things"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "red")]
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let view = NavigationStack {
      Text("Content").navigationTitle("Things")
        .searchable(
          text: .constant(""), tokens: .constant([Tag(id: "red")]),
          placement: .navigationBarDrawer(displayMode: .always)
        ) { Text($0.id) }
    }
    return [navigation, UIHostingController(rootView: view)]
  }

  /// How wide the token is, in points.
  private var width: CGFloat {
    let words = UILabel()
    words.font = .preferredFont(forTextStyle: .body)
    words.text = "red"
    return SearchMetrics.token(words.intrinsicContentSize).width
  }

  @Test func tokensHaveTheSamePlaceAndColour() throws {
    var looks: [[Ink.Pixel]] = []
    for controller in controllers {
      let screen = Screen(controller)
      defer { screen.close() }
      let field = try #require(try screen.elements(.searchField).first).frame
      let start = field.minX + SearchMetrics.textInset
      // On the token: at its start, above its words, at its end; and beside it, above it, behind it.
      let places: [(CGFloat, CGFloat)] = [
        (start + 2, 0), (start + 8, -11), (start + width - 2, 0),
        (start - 2, 0), (start + 8, -13.5), (start + width + 2, 0),
      ]
      looks.append(
        try places.map { x, y in try Ink.pixel(at: CGPoint(x: x, y: field.midY + y)) })
    }
    for look in looks {
      for place in 1..<3 {
        #expect(look[place].distance(to: look[0]) <= 1, "\(place) \(look)")
        #expect(look[place + 3].distance(to: look[3]) <= 1, "\(place) \(look)")
      }
      #expect(look[0].distance(to: look[3]) > 8, "\(look)")
    }
    // The bars behind the fields may differ a little.
    #expect(looks[0][0].distance(to: looks[1][0]) <= 6, "\(looks)")
  }
}
