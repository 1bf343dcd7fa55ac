import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ListTests {
  @Test func insetGroupedRowsStandOnACard() {
    let host = TestHost(
      List {
        Text("One"); Text("Two")
      })
    let rows = host.nodes.compactMap { $0 as? ListNode }.first?.rowFrames ?? []
    #expect(
      rows == [
        CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 79, width: 350, height: 44),
      ])
    #expect(host.frame(ofText: "One").minX == 36)
  }

  @Test func plainRowsGoFromEdgeToEdge() {
    let host = TestHost(List { Text("One") }.listStyle(.plain))
    #expect(host.first(ListNode.self)?.rowFrames == [CGRect(x: 0, y: 0, width: 390, height: 44)])
  }

  @Test func linksThatAreScrolledInARowShowNoChevronAndActForThemselves() {
    let host = TestHost(
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack {
              NavigationLink("One") { Text("first screen") }
              NavigationLink("Two") { Text("second screen") }
            }
          }
          NavigationLink("Three") { Text("third screen") }
        }
      })
    let rows = host.first(ListNode.self)?.placedRows ?? []
    #expect(rows.map(\.showsChevron) == [false, true])
    host.tap("Two")
    #expect(host.element(.staticText, "second screen") != nil)
  }

  @Test func onlyVisibleRowsAreMade() {
    var made = 0
    let host = TestHost(
      List(0..<100_000, id: \.self) { index in
        made += 1
        return Text("Row \(index)")
      })
    #expect(made < 60)
    #expect(host.text("Row 0") != nil)
    #expect(host.text("Row 500") == nil)
    let list = host.first(ListNode.self)
    #expect(list?.contentSize.height == CGFloat(35 + 100_000 * 44 + 35))
    list?.scroll(to: CGPoint(x: 0, y: 35 + 50_000 * 44))
    host.settle()
    #expect(host.frame(ofText: "Row 50,000").minY > 0)
    #expect(made < 150)
    #expect(host.element(.cell)?.children.first?.label == "Row 50,000")
  }

  @Test func rowsKeepTheirStateWhileTheyAreOutOfSight() {
    struct Row: View {
      let index: Int
      @State var count = 0
      var body: some View { Button("Row \(index): \(count)") { count += 1 } }
    }
    let host = TestHost(List(0..<1000, id: \.self) { Row(index: $0) })
    host.tap("Row 3: 0")
    #expect(host.text("Row 3: 1") != nil)
    host.first(ListNode.self)?.scroll(to: CGPoint(x: 0, y: 20_000))
    host.settle()
    host.first(ListNode.self)?.scroll(to: .zero)
    host.settle()
    #expect(host.element(.button, "Row 3: 1") != nil)
  }

  @Test func rowsAppearAndDisappearAsTheyScroll() {
    var log: [String] = []
    let host = TestHost(
      List(0..<500, id: \.self) { index in
        Text("\(index)").onAppear { log.append("+\(index)") }.onDisappear {
          log.append("-\(index)")
        }
      })
    #expect(log.first == "+0")
    host.first(ListNode.self)?.scroll(to: CGPoint(x: 0, y: 10_000))
    host.settle()
    #expect(log.contains("-0"))
    #expect(log.contains("+230"))
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let host = TestHost(
      List {
        Section("Fruit") { Text("Apple") }
        Section {
          Text("Leek")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("Fresh")
        }
      })
    #expect(host.text("Fruit") != nil)
    #expect(host.frame(ofText: "Fruit").maxY < host.frame(ofText: "Apple").minY)
    #expect(host.frame(ofText: "Fresh").minY > host.frame(ofText: "Leek").maxY)
    #expect(host.element(.collectionView)?.children.count == 5)
  }

  @Test func sectionsFromData() {
    let host = TestHost(
      List {
        ForEach(0..<3, id: \.self) { section in
          Section("S\(section)") {
            ForEach(0..<2, id: \.self) { Text("\(section).\($0)") }
          }
        }
      })
    for section in 0..<3 {
      #expect(host.text("S\(section)") != nil && host.text("\(section).1") != nil)
    }
  }

  @Test func aSectionAmongTheRowsOfDataIsOne() {
    struct Screen: View {
      let sections: Set<Int>
      var body: some View {
        List {
          ForEach(0..<3, id: \.self) { item in
            if sections.contains(item) {
              Section("S\(item)") { Text("In \(item)") }
            } else {
              Text("Row \(item)")
            }
          }
        }
      }
    }
    let host = TestHost(Screen(sections: [1]))
    #expect(host.frame(ofText: "Row 0").maxY < host.frame(ofText: "S1").minY)
    #expect(host.frame(ofText: "S1").maxY < host.frame(ofText: "In 1").minY)
    let later = TestHost(Screen(sections: []))
    later.update(Screen(sections: [1]))
    #expect(later.frame(ofText: "S1") == host.frame(ofText: "S1"))
    #expect(later.frame(ofText: "In 1") == host.frame(ofText: "In 1"))
  }

  @Test func tappingARowPressesItsButton() {
    let count = Box(0)
    let host = TestHost(List { Button("Press") { count.value += 1 } })
    host.tap(at: CGPoint(x: 300, y: 57))
    #expect(count.value == 1)
  }

  @Test func tappingARowSelectsIt() {
    struct Screen: View {
      @State var selection: Int?
      var body: some View {
        List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") }
      }
    }
    let host = TestHost(Screen())
    host.tap("Row 2")
    #expect(host.elements.first?.children[2].isSelected == true)
    #expect(host.elements.first?.children[1].isSelected == false)
  }

  @Test func swipingRevealsDelete() {
    struct Screen: View {
      @State var items = ["A", "B", "C"]
      var body: some View {
        List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
      }
    }
    let host = TestHost(Screen())
    let frame = host.frame(ofText: "B")
    host.drag(from: CGPoint(x: 300, y: frame.midY), to: CGPoint(x: 220, y: frame.midY))
    #expect(host.element(.button, "Delete") != nil)
    host.tap("Delete")
    #expect(host.text("B") == nil)
    #expect(host.text("C") != nil)
  }

  @Test func fullSwipePerformsTheFirstAction() {
    var done: [String] = []
    let host = TestHost(
      List {
        Text("Mail").swipeActions {
          Button("Archive") { done.append("archive") }
          Button("Flag") { done.append("flag") }
        }
      })
    host.drag(from: CGPoint(x: 365, y: 57), to: CGPoint(x: 5, y: 57))
    #expect(done == ["archive"])
  }

  @Test func swipeOverThreeQuartersOfARowOnlyRevealsItsActions() {
    var done: [String] = []
    let host = TestHost(
      List {
        Text("Mail").swipeActions { Button("Archive") { done.append("archive") } }
      })
    host.drag(from: CGPoint(x: 330, y: 57), to: CGPoint(x: 62, y: 57))
    #expect(done.isEmpty)
  }

  @Test func rowInsetsAndHiddenSeparators() {
    let host = TestHost(
      List { Text("One").listRowInsets(EdgeInsets()).listRowSeparator(.hidden) })
    #expect(host.frame(ofText: "One").minX == 20)
  }

  @Test func editButtonShowsTheEditControls() {
    let binding = Binding<EditMode>.box(.active)
    let host = TestHost(
      List { ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in } }.environment(
        \.editMode, binding))
    #expect(host.element(.button, "Remove") != nil)
  }

  @Test func scrollViewReaderScrollsToARow() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Go") { proxy.scrollTo(400, anchor: .top) }
            List(0..<1000, id: \.self) { Text("Row \($0)") }
          }
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Go")
    #expect(host.element(.cell)?.children.first?.label == "Row 400")
  }
}

extension ListNode {
  /// The frames of the rows that are laid out, in the content's space.
  var rowFrames: [CGRect] {
    var frames: [CGRect] = []
    forEachElement { frames.append($0.frame) }
    return frames
  }
}
