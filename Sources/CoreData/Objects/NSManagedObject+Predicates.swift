import FoundationAdditions

/// Predicates find the values that an object keeps.
extension NSManagedObject: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue? {
    PredicateValue(value(forKey: key))
  }

  package var predicateValue: PredicateValue { PredicateValue(self) }

  package var subjectName: String { "\(type(of: self))" }
}
