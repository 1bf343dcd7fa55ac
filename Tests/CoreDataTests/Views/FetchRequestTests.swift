import CoreData
import Device
import SwiftUI
import Testing
import UIKit

private struct Shelf: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Book.pages, ascending: true)],
    animation: .default)
  private var books: FetchedResults<Book>
  @SectionedFetchRequest(sectionIdentifier: \Book.pages, sortDescriptors: [])
  private var sections: SectionedFetchResults<Int16, Book>
  let seen: Seen

  var body: some View {
    let _ = seen.note(books.count, context.name)
    List {
      ForEach(books) { book in Text(book.title ?? "") }
      ForEach(sections) { section in
        Section("\(section.id)") { ForEach(section) { Text($0.title ?? "") } }
      }
      Text("\(books.count) books")
    }
  }
}

@MainActor
private final class Seen {
  private(set) var counts: [Int] = []
  private(set) var name: String?

  func note(_ count: Int, _ name: String?) {
    counts.append(count)
    self.name = name
  }
}

private struct Sorted: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) var books: FetchedResults<Book>
  @FetchRequest(sortDescriptors: []) var all: FetchedResults<Book>
  @FetchRequest var some: FetchedResults<Book>

  init() {
    _some = FetchRequest(fetchRequest: Book.fetchRequest())
  }

  var body: some View { EmptyView() }
}

@MainActor
@Suite struct FetchRequestTests {
  @Test func aListIsEmptyAndSaysWhyOnce() {
    let context = NSManagedObjectContext(.mainQueue)
    context.name = "shelf"
    let seen = Seen()
    let told = issues {
      let controller = UIHostingController(
        rootView: Shelf(seen: seen).environment(\.managedObjectContext, context))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      TurnScheduler.shared.runTurn()
      controller.rootView = Shelf(seen: seen).environment(\.managedObjectContext, context)
      TurnScheduler.shared.runTurn()
      window.isHidden = true
    }
    #expect(seen.counts.allSatisfy { $0 == 0 } && !seen.counts.isEmpty)
    #expect(seen.name == "shelf")
    #expect(told.sorted() == [noStore("@FetchRequest"), noStore("@SectionedFetchRequest")])
  }

  @Test func whatIsFoundTellsHowItIsSorted() {
    let told = issues {
      let books = Sorted().books
      #expect(books.sortDescriptors.count == 1)
      books.nsPredicate = NSPredicate(format: "pages > 3")
      #expect(books.nsPredicate != nil)
    }
    #expect(told == [noStore("@FetchRequest")])
  }
}
