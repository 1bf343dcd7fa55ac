import Foundation
import Testing

@testable import UIKit

/// Objects of storyboards that UIKit no longer has, or that are not known here.
@MainActor
struct StandInTests {
  @Test func aSearchDisplayControllerTakesItsOutlets() throws {
    let folder = try storyboardFolder(
      viewScene(
        #"<searchBar id="bar-el-001"/>"#,
        connections: """
          <outlet property="searchDisplayController" destination="sea-rc-h01" id="out-le-t01"/>
          """,
        beside: """
          <searchDisplayController id="sea-rc-h01"><connections>
          <outlet property="delegate" destination="ini-ti-al0" id="out-le-t02"/>
          <outlet property="searchContentsController" destination="ini-ti-al0" id="out-le-t03"/>
          <outlet property="searchResultsDataSource" destination="ini-ti-al0" id="out-le-t04"/>
          <outlet property="searchResultsDelegate" destination="ini-ti-al0" id="out-le-t05"/>
          <outlet property="searchBar" destination="bar-el-001" id="out-le-t06"/>
          </connections></searchDisplayController>
          """))
    var screen: UIViewController?
    let found = issues {
      screen = folder.storyboard().instantiateInitialViewController()
      screen?.loadViewIfNeeded()
    }
    #expect(found.isEmpty)
    let search = try #require(screen?.searchDisplayController)
    #expect(search.searchContentsController === screen)
    #expect(search.searchBar === screen?.view.subviews.first)
    #expect(search.delegateOutlet === screen)
    // A controller that is no data source is connected all the same.
    #expect(search.dataSourceOutlet === screen && search.searchResultsDataSource == nil)
    #expect(search.tableDelegateOutlet === screen)
    #expect(!search.isActive)
  }

  @Test func searchingWithASearchDisplayControllerFails() {
    let search = UISearchDisplayController()
    let found = issues { search.setActive(true, animated: true) }
    #expect(found.first?.hasPrefix("UISearchDisplayController.setActive(_:animated:)") == true)
    #expect(issues { search.setActive(false, animated: false) }.isEmpty)
  }

  @Test func outletsOfAnUnknownObjectAreToldAndLeftOut() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <hologramView id="hol-og-ram"><connections>
        <outlet property="beam" destination="ini-ti-al0" id="out-le-t01"/>
        </connections></hologramView>
        """))
    var view: UIView?
    let found = issues { view = folder.storyboard().initialView() }
    #expect(view?.subviews.count == 1)
    #expect(found.count == 2)
    #expect(found.contains { $0.hasPrefix("<hologramView> is not known here") })
    #expect(found.contains { $0.hasPrefix("The outlet beam is left out") })
  }
}
