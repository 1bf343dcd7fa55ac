// Looks into view values by calls named as the views are: `sut.inspect().vStack().text(0).string()`.
// May import SwiftUI, UIKit, what stands below them and TestReporting, the frameworks whose views it names (`MapKit`,
// `AVKit`, `CoreLocationUI`, `AuthenticationServices`), and no other test library.
//
// | folder       | what lives there                                                                    |
// |--------------|-------------------------------------------------------------------------------------|
// | `Inspection` | a place in an inspected hierarchy; what stands around it; its path                  |
// | `Types`      | `InspectableView` and the protocols behind `ViewType`                               |
// | `Search`     | `find` and `findAll`                                                                |
// | `Views`      | one file a view: its `ViewType`, its accessors, its attributes                      |
// | `Modifiers`  | what can be read of modifiers, by area                                              |
// | `Gestures`   | gestures of a view, whose callbacks a test calls with values of its own             |
// | `Popups`     | alerts, action sheets, sheets and popovers                                          |
// | `Styles`     | bodies of the app's own styles                                                      |
// | `Hosting`    | `ViewHosting`: views in a live graph                                                |
// | `Async`      | `InspectionEmissary` and `on(_:)`: inspection of live views                         |
// | `Errors`     | `InspectionError`                                                                   |
//
// There is no list of views here: what a view is called, and which children it has in which role, is what
// its own file in SwiftUI says in `_structure`.
