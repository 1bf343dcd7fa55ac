import Foundation
import Metrics

/// How a table is sorted, with the type of its comparators hidden.
struct TableSorting {
  /// Sorts by a column's comparator, the other way round where the table is sorted by it already.
  let sort: (Any) -> Void
  /// The order of a column's comparator where the table is sorted by it before any other; else nil.
  let order: (Any) -> SortOrder?

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    sort = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var reversed = comparator
      reversed.order = .reverse
      let isSorted = binding.wrappedValue.first == comparator
      binding.wrappedValue = [isSorted ? reversed : comparator]
    }
    order = { comparator in
      guard var own = comparator as? Sort, let first = binding.wrappedValue.first else {
        return nil
      }
      own.order = first.order
      return own == first ? first.order : nil
    }
  }
}

/// The title of a column, with a sign of the order in which the table is sorted by it.
///
/// That the sign stands behind the words and points up where small values come first is likely; how large it is is
/// unsure. Whether the title says the order to assistive technologies is unknown: here it does not.
nonisolated struct TableTitle: View {
  let label: AnyView
  /// Nil where the table is not sorted by the column.
  let order: SortOrder?

  @MainActor var body: some View {
    HStack(spacing: TableMetrics.orderGap) {
      label
      if let order {
        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
          .imageScale(.small)
          .accessibilityHidden(true)
      }
    }
  }
}
