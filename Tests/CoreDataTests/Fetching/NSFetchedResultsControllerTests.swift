import CoreData
import Testing

/// Has none of the methods.
private final class SilentDelegate: NSObject, NSFetchedResultsControllerDelegate {}

/// Has what lists need.
private final class ListDelegate: NSObject, NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert, .delete, .move, .update: break
    @unknown default: break
    }
  }
}

@MainActor
@Suite struct NSFetchedResultsControllerTests {
  private let delegates: [any NSFetchedResultsControllerDelegate] = [
    SilentDelegate(), ListDelegate(),
  ]

  @Test(arguments: 0...1)
  func fetchingFailsByNameAndFindsNothing(delegate: Int) {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: NSManagedObjectContext(.mainQueue),
      sectionNameKeyPath: nil, cacheName: nil)
    controller.delegate = delegates[delegate]
    #expect(controller.fetchedObjects == nil)
    let told = issues { try? controller.performFetch() }
    #expect(told == [noStore("NSFetchedResultsController.performFetch()")])
    #expect(controller.fetchedObjects == [])
    #expect(controller.sections?.isEmpty == true)
  }
}
