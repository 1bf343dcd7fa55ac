import Foundation

extension CNContactStore {
  /// All contacts with all that is known of them, by family name; for the system's own screens, which need no
  /// permission.
  package static var everybody: [CNContact] {
    ContactBook.shared.all.sorted { $0.sortKey < $1.sortKey }.map { CNContact($0) }
  }
}
