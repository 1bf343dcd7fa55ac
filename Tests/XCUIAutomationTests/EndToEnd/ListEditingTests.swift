import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Lists that are edited by touch, in every style.
  @MainActor
  struct ListEditingTests {
    private func app(_ style: Look) -> XCUIApplication {
      XCUIApplication(rootView: NamesScreen(look: style))
    }

    private func names(_ app: XCUIApplication) -> String {
      app.staticTexts["names"].label
    }

    @Test(arguments: Look.allCases) func rowsAreDeleted(_ look: Look) {
      let app = app(look)
      #expect(!app.buttons["Remove"].exists)
      app.buttons["Edit"].tap()
      #expect(app.buttons["Remove"].firstMatch.frame.width > 20)
      app.cells.containing(.staticText, identifier: "Bob").buttons["Remove"].tap()
      app.buttons["Delete"].tap()
      #expect(names(app) == "Ann,Cid,Dan")
      app.buttons["Done"].tap()
      #expect(!app.buttons["Remove"].exists)
    }

    @Test(arguments: Look.allCases) func theSignOfTheDeleteControlIsTapped(_ look: Look) {
      let app = app(look)
      #expect(!app.images["minus.circle.fill"].exists)
      app.buttons["Edit"].tap()
      let row = app.cells.containing(.staticText, identifier: "Bob").element
      let sign = row.images["minus.circle.fill"]
      #expect(sign.label == "remove")
      #expect(sign.isHittable)
      #expect(row.buttons["Remove"].frame.contains(sign.frame))
      #expect(sign.frame.width == sign.frame.height)
      sign.tap()
      app.buttons["Delete"].tap()
      #expect(names(app) == "Ann,Cid,Dan")
    }

    @Test func theDeleteControlOfATableNamesItsRow() {
      let page = ShoppingPage()
      let app = XCUIApplication(rootViewController: page)
      #expect(app.tables.buttons["Remove Milk, 2 litres"].isHittable)
      app.tables.buttons["Remove Bread"].images["minus.circle.fill"].tap()
      app.buttons["Delete"].tap()
      #expect(page.items.map(\.name) == ["Milk"])
      app.tables.cells.images["remove"].tap()
      app.buttons["Delete"].tap()
      #expect(page.items.isEmpty)
    }

    @Test(arguments: Look.allCases) func rowsAreCarriedToOtherPlaces(_ look: Look) {
      let app = app(look)
      app.buttons["Edit"].tap()
      let handle = app.buttons["Reorder Ann"]
      #expect(handle.frame.height >= 40)
      handle.press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Cid"])
      #expect(names(app) == "Bob,Cid,Ann,Dan")
      app.buttons["Reorder Dan"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Ann"])
      #expect(names(app) == "Bob,Cid,Dan,Ann")
    }

    @Test(arguments: Look.allCases) func rowsMakeRoomForTheirControls(_ look: Look) {
      let app = app(look)
      let before = app.staticTexts["Ann"].frame.minX
      app.buttons["Edit"].tap()
      let indent = app.staticTexts["Ann"].frame.minX - before
      #expect(indent > 30)
      #expect(app.staticTexts["fixed"].frame.minX == before)
      app.buttons["Done"].tap()
      #expect(app.staticTexts["Ann"].frame.minX == before)
    }

    @Test func editedRowsAreNotSwiped() {
      let app = app(.plain)
      app.buttons["Edit"].tap()
      app.staticTexts["Ann"].swipeLeft()
      #expect(!app.buttons["Delete"].exists)
      app.buttons["Done"].tap()
      app.staticTexts["Ann"].swipeLeft()
      app.buttons["Delete"].tap()
      #expect(names(app) == "Bob,Cid,Dan")
    }

    @Test func linksStayWhileTheirListIsEdited() {
      let app = XCUIApplication(rootView: LinksScreen())
      app.buttons["Edit"].tap()
      app.buttons["One"].tap()
      #expect(!app.staticTexts["Detail One"].exists)
      app.buttons["Done"].tap()
      app.buttons["One"].tap()
      #expect(app.staticTexts["Detail One"].exists)
    }

    @Test func viewsFollowTheEditModeAroundThem() {
      let app = XCUIApplication(rootView: NavigationStack { NameForm().toolbar { EditButton() } })
      #expect(app.staticTexts["Maria"].exists)
      app.buttons["Edit"].tap()
      #expect(app.textFields["Name"].exists)
    }

    @Test func aStateOfTheAppTurnsEditingOn() {
      let app = XCUIApplication(rootView: OwnModeScreen())
      app.buttons["Turn"].tap()
      #expect(app.buttons["Remove"].firstMatch.isHittable)
      app.buttons["Turn"].tap()
      #expect(!app.buttons["Remove"].exists)
    }
  }
}

enum Look: CaseIterable, Sendable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar
}

private struct NamesScreen: View {
  let look: Look
  @State private var names = ["Ann", "Bob", "Cid", "Dan"]

  var body: some View {
    NavigationStack {
      Group {
        switch look {
        case .automatic: list
        case .plain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        case .inset: list.listStyle(.inset)
        case .sidebar: list.listStyle(.sidebar)
        }
      }
      .toolbar { EditButton() }
    }
  }

  private var list: some View {
    List {
      Text(names.joined(separator: ",")).accessibilityIdentifier("names")
      Text("fixed")
      Section("People") {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct LinksScreen: View {
  @State private var names = ["One", "Two"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          NavigationLink(name) { Text("Detail \(name)") }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      .toolbar { EditButton() }
    }
  }
}

private struct NameForm: View {
  @Environment(\.editMode) private var editMode
  @State private var name = "Maria"

  var body: some View {
    Form {
      if editMode?.wrappedValue.isEditing == true {
        TextField("Name", text: $name)
      } else {
        Text(name)
      }
    }
  }
}

private struct OwnModeScreen: View {
  @State private var names = ["One", "Two"]
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      Button("Turn") { mode = mode.isEditing ? .inactive : .active }
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
      .environment(\.editMode, $mode)
    }
  }
}

private final class ShoppingPage: UITableViewController {
  var items = [(name: "Milk", amount: "2 litres"), (name: "Bread", amount: "")]

  override func viewDidLoad() {
    super.viewDidLoad()
    setEditing(true, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = items[indexPath.row].name
    cell.detailTextLabel?.text = items[indexPath.row].amount
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
}
