import Foundation

/// What the predicates of `CNContact` ask for.
enum ContactPredicate {
  case name(String)
  case identifiers(Set<String>)
  case email(String)
  case phone(CNPhoneNumber)

  /// Nil for a predicate that `CNContact` has not made.
  static func of(_ predicate: NSPredicate) -> ContactPredicate? {
    (predicate as? Predicate)?.wish
  }

  var predicate: NSPredicate { Predicate(self) }

  private final class Predicate: NSPredicate {
    let wish: ContactPredicate

    init(_ wish: ContactPredicate) {
      self.wish = wish
      super.init(block: { object, _ in
        (object as? CNContact).map { wish.matches($0.content) } ?? false
      })
    }

    required init?(coder: NSCoder) { nil }
  }

  func matches(_ contact: ContactContent) -> Bool {
    switch self {
    case .name(let text):
      let words = text.split(separator: " ").map { Self.folded($0) }
      let names = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname,
        contact.organizationName,
      ].flatMap { $0.split(separator: " ").map { Self.folded($0) } }
      // Each word begins one of the names.
      return !words.isEmpty
        && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    case .identifiers(let ids): return ids.contains(contact.identifier)
    case .email(let address):
      return contact.emailAddresses.contains {
        "\($0.value)".caseInsensitiveCompare(address) == .orderedSame
      }
    case .phone(let number):
      let digits = Self.digits(number.stringValue)
      return !digits.isEmpty
        && contact.phoneNumbers.contains {
          let own = Self.digits($0.value.stringValue)
          // With the country's number or without.
          return own == digits
            || min(own.count, digits.count) >= 7
              && (own.hasSuffix(digits) || digits.hasSuffix(own))
        }
    }
  }

  private static func folded(_ text: some StringProtocol) -> String {
    String(text).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private static func digits(_ text: String) -> String { text.filter(\.isNumber) }
}

extension CNContact {
  /// Contacts with a name that begins with each word of a text.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    ContactPredicate.name(name).predicate
  }

  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    ContactPredicate.identifiers(Set(identifiers)).predicate
  }

  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    ContactPredicate.email(emailAddress).predicate
  }

  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    ContactPredicate.phone(phoneNumber).predicate
  }
}
