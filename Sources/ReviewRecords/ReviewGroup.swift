/// Records that differ in the same way.
package struct ReviewGroup: Equatable, Sendable {
  package var records: [ReviewRecord]

  /// The same for the same records.
  package var id: String { records.first?.id ?? "" }

  /// What they have in common, in words.
  package var title: String {
    guard let first = records.first else { return "" }
    switch first.kind {
    case .new: return records.count == 1 ? "New" : "\(records.count) new"
    case .missing: return "No longer met"
    case .changed:
      return first.reasons.first ?? first.message.split(separator: "\n").first.map(String.init)
        ?? ""
    }
  }

  /// How many pixels differ in the record with the most of them.
  private var pixelCount: Int { records.map(\.pixelCount).max() ?? 0 }

  /// Puts together records that have a cause in common, the largest groups first, then the largest changes.
  package static func groups(of records: [ReviewRecord]) -> [ReviewGroup] {
    var places: [String: Int] = [:]
    var groups: [[ReviewRecord]] = []
    for record in records {
      let known = Set(record.causes.compactMap { places[$0] }).sorted()
      guard let first = known.first else {
        for cause in record.causes { places[cause] = groups.count }
        groups.append([record])
        continue
      }
      groups[first].append(record)
      for other in known.dropFirst() {
        groups[first] += groups[other]
        groups[other] = []
      }
      for (cause, place) in places where known.contains(place) { places[cause] = first }
      for cause in record.causes { places[cause] = first }
    }
    let order = Dictionary(
      records.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return groups.filter { !$0.isEmpty }
      .map { group in
        ReviewGroup(records: group.sorted { order[$0.id, default: 0] < order[$1.id, default: 0] })
      }
      .sorted { one, other in
        if one.records.count != other.records.count {
          return one.records.count > other.records.count
        }
        if one.pixelCount != other.pixelCount { return one.pixelCount > other.pixelCount }
        return order[one.id, default: 0] < order[other.id, default: 0]
      }
  }
}
