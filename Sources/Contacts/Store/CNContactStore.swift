import Device
import Foundation
import FoundationAdditions

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

extension NSNotification.Name {
  /// Posted on the main queue when contacts have changed.
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The contacts of the device: the six people of a fresh simulator, and those that apps add.
///
/// Differs from Apple's: what an app changes is there when it is launched again, for the app alone; in tests without an
/// app it is forgotten when the process ends. The user cannot limit what the app sees, and there are no groups.
open class CNContactStore: NSObject, @unchecked Sendable {
  private static let permission = ServicePermission(.contacts, for: "contacts")

  // MARK: Permission

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch (entityType, permission.decision) {
    case (.contacts, nil): .notDetermined
    case (.contacts, .granted): .authorized
    case (.contacts, .denied): .denied
    }
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    switch entityType {
    case .contacts:
      Self.permission.request { isAllowed in
        completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
      }
    }
  }

  /// - Throws: `CNError.authorizationDenied` if the user does not allow it.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isAllowed, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isAllowed)
        }
      }
    }
  }

  private func book() throws -> ContactBook {
    guard Self.authorizationStatus(for: .contacts) == .authorized else {
      throw CNError(.authorizationDenied)
    }
    return .shared
  }

  // MARK: Fetching

  /// - Throws: `CNError.authorizationDenied`, or `CNError.predicateInvalid` for a predicate that is none of
  ///   `CNContact`'s own.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    guard let predicate = ContactPredicate.of(predicate) else {
      _ = try book()
      throw CNError(.predicateInvalid)
    }
    let fetched = Self.keys(keys)
    return try book().all.filter(predicate.matches).map { CNContact($0, keys: fetched) }
  }

  /// - Throws: `CNError.authorizationDenied`, or `CNError.recordDoesNotExist`.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let found = try book().all.first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return CNContact(found, keys: Self.keys(keys))
  }

  /// Calls with each contact until the block sets its second argument.
  ///
  /// - Throws: `CNError.authorizationDenied`, or `CNError.predicateInvalid`.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var found = try book().all
    if let predicate = fetchRequest.predicate {
      guard let predicate = ContactPredicate.of(predicate) else {
        throw CNError(.predicateInvalid)
      }
      found = found.filter(predicate.matches)
    }
    switch fetchRequest.sortOrder {
    case .none: break
    case .givenName:
      found.sort { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
    case .familyName, .userDefault: found.sort { $0.sortKey < $1.sortKey }
    }
    let keys = Self.keys(fetchRequest.keysToFetch)
    var stop = ObjCBool(false)
    for content in found {
      let contact =
        fetchRequest.mutableObjects
        ? CNMutableContact(content, keys: keys) : CNContact(content, keys: keys)
      block(contact, &stop)
      if stop.boolValue { return }
    }
  }

  private static func keys(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
    Set(descriptors.flatMap(\.contactKeys) + [CNContactIdentifierKey])
  }

  // MARK: Changes

  /// Makes the changes of a request, and posts `CNContactStoreDidChange`.
  ///
  /// - Throws: `CNError.authorizationDenied`, or `CNError.recordDoesNotExist` for a contact that is not in the store; then
  ///   nothing is changed.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    try book().make(saveRequest.changes)
    DispatchQueue.main.async {
      NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
    }
  }

  // MARK: Containers

  open func defaultContainerIdentifier() -> String { CNContainer.local.identifier }

  /// The device's own, whatever the predicate.
  ///
  /// Differs from Apple's: there is one container, so that the predicate makes no difference.
  ///
  /// - Throws: `CNError.authorizationDenied`.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    _ = try book()
    return [.local]
  }
}

public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local = 1
  case exchange = 1001
  case cardDAV = 1003
}

/// Where contacts are kept.
open class CNContainer: NSObject, @unchecked Sendable {
  public let identifier: String
  public let name: String
  public let type: CNContainerType

  static let local = CNContainer("local", "Contacts", .local)

  init(_ identifier: String, _ name: String, _ type: CNContainerType) {
    self.identifier = identifier
    self.name = name
    self.type = type
    super.init()
  }
}
