import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct PresentationTests {
  struct SheetScreen: View {
    @State var isShown = false
    let log: Box<[String]>
    var body: some View {
      Button("Show") { isShown = true }
        .onDisappear { log.value.append("-presenter") }
        .sheet(isPresented: $isShown, onDismiss: { log.value.append("dismissed") }) {
          Content(log: log)
        }
    }
    struct Content: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      let log: Box<[String]>
      var body: some View {
        VStack {
          Text(isPresented ? "presented" : "not")
          Button("Close") { dismiss() }
        }
        .onAppear { log.value.append("+sheet") }
        .onDisappear { log.value.append("-sheet") }
      }
    }
  }

  @Test func sheetAppearsAndIsDismissed() {
    let log = Box<[String]>([])
    let host = TestHost(SheetScreen(log: log))
    host.tap("Show")
    #expect(log.value == ["+sheet"])
    #expect(host.element(.staticText, "presented") != nil)
    #expect(host.element(.button, "Show") == nil)
    host.tap("Close")
    #expect(log.value == ["+sheet", "-sheet", "dismissed"])
    #expect(host.element(.button, "Show") != nil)
    host.tap("Show")
    #expect(host.element(.button, "Close") != nil)
  }

  @Test func pullingASheetDownClosesIt() {
    let log = Box<[String]>([])
    let host = TestHost(SheetScreen(log: log))
    host.tap("Show")
    host.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700))
    #expect(host.element(.button, "Show") != nil)
    #expect(log.value.last == "dismissed")
  }

  @Test func sheetContentFollowsThePresentersState() {
    struct Screen: View {
      @State var isShown = true
      @State var count = 0
      var body: some View {
        Text("x").sheet(isPresented: $isShown) { Button("Count \(count)") { count += 1 } }
      }
    }
    let host = TestHost(Screen())
    host.tap("Count 0")
    #expect(host.element(.button, "Count 1") != nil)
  }

  @Test func itemSheetShowsItsItem() {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: 3) }.sheet(item: $item) { Text("Item \($0.id)") }
      }
    }
    let host = TestHost(Screen())
    host.tap("Show")
    #expect(host.element(.staticText, "Item 3") != nil)
  }

  @Test func alertSetsItsBindingBeforeTheAction() {
    struct Screen: View {
      @State var isShown = false
      let log: Box<[String]>
      var body: some View {
        Button("Show") { isShown = true }
          .alert("Delete?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { log.value.append("delete, shown \(isShown)") }
            Button("Keep", role: .cancel) {}
          } message: {
            Text("Gone for good.")
          }
      }
    }
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    host.tap("Show")
    let alert = host.element(.alert)
    #expect(alert?.label == "Delete?")
    #expect(alert?.frame.width == 270)
    var labels: [String] = []
    alert?.forEachDescendant { if $0.isAccessibilityElement { labels.append($0.label) } }
    #expect(labels == ["Delete?", "Gone for good.", "Keep", "Delete"])
    host.tap("Delete")
    #expect(log.value == ["delete, shown false"])
    #expect(host.element(.alert) == nil)
    #expect(host.element(.button, "Show") != nil)
  }

  @Test func alertWithoutActionsHasOK() {
    let shown = Binding<Bool>.box(true)
    let host = TestHost(Text("x").alert("Hi", isPresented: shown) {})
    host.tap("OK")
    #expect(shown.wrappedValue == false)
  }

  @Test func deprecatedAlertWithTwoButtons() {
    let log = Box<[String]>([])
    let shown = Binding<Bool>.box(true)
    let host = TestHost(
      Text("x").alert(isPresented: shown) {
        Alert(
          title: Text("Sure?"), message: Text("Really"),
          primaryButton: .destructive(Text("Yes")) { log.value.append("yes") },
          secondaryButton: .cancel())
      })
    #expect(host.element(.button, "Cancel") != nil)
    host.tap("Yes")
    #expect(log.value == ["yes"])
    #expect(shown.wrappedValue == false)
  }

  @Test func dialogGetsACancelButton() {
    struct Screen: View {
      @State var isShown = true
      let log: Box<[String]>
      var body: some View {
        Text(isShown ? "shown" : "hidden")
          .confirmationDialog("Choose", isPresented: $isShown) {
            Button("A") { log.value.append("a") }
            Button("B") { log.value.append("b") }
          }
      }
    }
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    #expect(host.element(.sheet)?.label == "Choose")
    #expect(host.element(.button, "Cancel") != nil)
    host.tap("B")
    #expect(log.value == ["b"])
    #expect(host.element(.staticText, "hidden") != nil)
  }

  @Test func mediumDetentTakesHalfOfTheRoom() {
    let host = TestHost(
      Text("x").sheet(isPresented: .constant(true)) { Text("y").presentationDetents([.medium]) })
    #expect(host.first(SheetCardNode.self)?.rootFrame.height == CGFloat(417))
  }

  @Test func coverFillsTheScreen() {
    let host = TestHost(Text("x").fullScreenCover(isPresented: .constant(true)) { Text("y") })
    #expect(
      host.first(SheetCardNode.self)?.rootFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func environmentReachesTheSheet() {
    struct Content: View {
      @Environment(\.locale) var locale
      var body: some View { Text(locale.identifier) }
    }
    let host = TestHost(
      Text("x").sheet(isPresented: .constant(true)) { Content() }
        .environment(\.locale, .init(identifier: "de_DE")))
    #expect(host.element(.staticText, "de_DE") != nil)
  }

  @Test func alertsGrowWithTheLetters() throws {
    let host = TestHost(
      Color.clear
        .alert("Delete this item?", isPresented: .constant(true)) {
          Button("Delete everything", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
        .environment(\.dynamicTypeSize, .accessibility3))
    let alert = try #require(host.element(.alert))
    #expect(alert.frame.width == 310)
    let delete = try #require(host.element(.button, "Delete everything"))
    #expect(delete.frame.width == 310 && delete.frame.height > 60)
  }

  @Test func theWayOutOfAnAlertStandsWhereReadingBegins() throws {
    func host(_ direction: LayoutDirection) -> TestHost {
      TestHost(
        Color.clear.alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
        .environment(\.layoutDirection, direction))
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = host(direction)
      let cancel = try #require(host.element(.button, "Cancel")).frame
      let delete = try #require(host.element(.button, "Delete")).frame
      #expect((cancel.minX < delete.minX) == (direction == .leftToRight))
    }
  }
}
