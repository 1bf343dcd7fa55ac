import Contacts
import CoreBluetooth
import CoreMotion
import CoreSpotlight
import EventKit
import Foundation
import NaturalLanguage
import Speech
import StoreKitTest
import UniformTypeIdentifiers

/// What the device knows beside the app: people, dates, what is for sale, what is to be found.
enum Services {
  /// What the user has allowed before, as the device's variable says it.
  static let permissions =
    #"{"contacts": "granted", "calendar": "granted", "reminders": "granted", "speech": "granted"}"#

  private static func date(_ random: inout RandomSource) -> Date {
    Date(timeIntervalSinceReferenceDate: random.number())
  }

  private static func components(_ random: inout RandomSource) -> DateComponents {
    func part(_ random: inout RandomSource) -> Int? { random.flag() ? random.whole() : nil }
    return DateComponents(
      year: part(&random), month: part(&random), day: part(&random), hour: part(&random))
  }

  private static func numbers(_ random: inout RandomSource) -> [NSNumber]? {
    if random.flag() { return nil }
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in
      random.flag() ? NSNumber(value: random.whole()) : NSNumber(value: random.number())
    }
  }

  private static func rule(_ random: inout RandomSource) -> EKRecurrenceRule {
    let days =
      random.flag()
      ? nil
      : [
        EKRecurrenceDayOfWeek(
          random.pick([.sunday, .monday, .saturday]), weekNumber: random.whole())
      ]
    return EKRecurrenceRule(
      recurrenceWith: random.pick([.daily, .weekly, .monthly, .yearly]), interval: random.whole(),
      daysOfTheWeek: days, daysOfTheMonth: numbers(&random), monthsOfTheYear: numbers(&random),
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
      end: random.flag()
        ? nil
        : random.flag()
          ? EKRecurrenceEnd(end: date(&random))
          : EKRecurrenceEnd(occurrenceCount: random.whole()))
  }

  /// A `.storekit` file with odd words.
  static func shop(_ random: inout RandomSource) -> Data {
    func item(_ random: inout RandomSource) -> [String: Any] {
      [
        "productID": random.pick(["a", "b", random.text()]),
        "type": random.pick(["Consumable", "RecurringSubscription", random.text()]),
        "displayPrice": random.pick(["1.99", "1e999", "-1", random.text()]),
        "localizations": [
          ["locale": random.text(), "displayName": random.text(), "description": random.text()]
        ],
        "recurringSubscriptionPeriod": random.pick(["P1M", "P1D", "P\(Int.max)W", random.text()]),
        "subscriptionGroupID": random.text(), "groupNumber": random.whole(),
      ]
    }
    let file: [String: Any] = [
      "products": [item(&random), item(&random)],
      "subscriptionGroups": [
        ["id": random.text(), "name": random.text(), "subscriptions": [item(&random)]]
      ],
      "settings": [
        "_locale": random.text(), "_storefront": random.text(),
        "_timeRate": random.pick([1005, 15, random.whole()]),
      ],
    ]
    return (try? JSONSerialization.data(withJSONObject: file)) ?? Data()
  }

  @MainActor static let entries: [Entry] = [
    Entry(name: "EKEvent") { random in
      let store = EKEventStore()
      let event = EKEvent(eventStore: store)
      event.title = random.text()
      event.startDate = date(&random)
      event.endDate = random.flag() ? event.startDate : date(&random)
      event.calendar = store.defaultCalendarForNewEvents
      event.addAlarm(EKAlarm(relativeOffset: random.number()))
      for _ in 0..<Int.random(in: 0...2, using: &random) { event.addRecurrenceRule(rule(&random)) }
      try? store.save(event, span: random.flag() ? .thisEvent : .futureEvents)
      let found = store.events(
        matching: store.predicateForEvents(
          withStart: date(&random), end: date(&random), calendars: nil))
      for one in found.prefix(2) {
        one.title = random.text()
        try? store.save(one, span: .thisEvent)
        try? store.remove(one, span: .futureEvents)
      }
      _ = event.refresh()
      try? store.remove(event, span: .futureEvents)
    },
    Entry(name: "EKReminder") { random in
      let store = EKEventStore()
      let reminder = EKReminder(eventStore: store)
      reminder.title = random.text()
      reminder.dueDateComponents = components(&random)
      reminder.priority = random.whole()
      reminder.isCompleted = random.flag()
      reminder.calendar = store.defaultCalendarForNewReminders()
      try? store.save(reminder, commit: random.flag())
      store.fetchReminders(
        matching: store.predicateForIncompleteReminders(
          withDueDateStarting: date(&random), ending: date(&random), calendars: nil)
      ) { _ in }
      try? store.remove(reminder, commit: true)
    },
    Entry(name: "CNContact") { random in
      let store = CNContactStore()
      let contact = CNMutableContact()
      contact.givenName = random.text()
      contact.familyName = random.text()
      contact.birthday = components(&random)
      contact.imageData = random.bytes()
      contact.phoneNumbers = [
        CNLabeledValue(label: random.text(), value: CNPhoneNumber(stringValue: random.text()))
      ]
      let request = CNSaveRequest()
      request.add(contact, toContainerWithIdentifier: random.text())
      try? store.execute(request)
      let keys = [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
      for predicate in [
        CNContact.predicateForContacts(matchingName: random.text()),
        CNContact.predicateForContacts(matchingEmailAddress: random.text()),
        CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: random.text())),
      ] {
        let found = try? store.unifiedContacts(matching: predicate, keysToFetch: keys)
        for one in found ?? [] { _ = CNContactFormatter.string(from: one, style: .fullName) }
      }
      _ = CNLabeledValue<NSString>.localizedString(forLabel: random.text())
      let end = CNSaveRequest()
      end.delete(contact)
      try? store.execute(end)
    },
    Entry(name: "CSSearchQuery") { random in
      let attributes = CSSearchableItemAttributeSet(itemContentType: random.text())
      attributes.title = random.text()
      attributes.keywords = [random.text()]
      attributes.rating = NSNumber(value: random.number())
      let index = CSSearchableIndex(name: random.text())
      let item = CSSearchableItem(
        uniqueIdentifier: random.text(), domainIdentifier: random.text(), attributeSet: attributes)
      item.expirationDate = date(&random)
      index.indexSearchableItems([item])
      let words = ["title", "==", "\"a*\"cd", "&&", "||", "(", ")", "!", "<", "1", random.text()]
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in random.pick(words) }
        .joined(separator: " ")
      let query = CSSearchQuery(queryString: text, attributes: nil)
      let isOver = DispatchSemaphore(value: 0)
      query.completionHandler = { _ in isOver.signal() }
      query.start()
      isOver.wait()
      index.deleteSearchableItems(withDomainIdentifiers: [random.text()])
      index.deleteAllSearchableItems()
    },
    Entry(name: "SKTestSession") { random in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("fuzzer-\(ProcessInfo.processInfo.processIdentifier).storekit")
      try? (random.flag() ? shop(&random) : random.bytes()).write(to: file)
      guard let session = try? SKTestSession(contentsOf: file) else { return }
      session.disableDialogs = true
      session.storefront = random.text()
      session.timeRate = random.pick([.oneRenewalEveryTwoSeconds, .realTime])
      try? session.buyProduct(productIdentifier: random.pick(["a", "b", random.text()]))
      try? session.forceRenewalOfSubscription(productIdentifier: "a")
      for transaction in session.allTransactions() {
        try? session.refundTransaction(identifier: transaction.identifier)
      }
      try? session.deleteTransaction(identifier: UInt(bitPattern: random.whole()))
      session.clearTransactions()
    },
    Entry(name: "NLLanguageRecognizer") { random in
      let recognizer = NLLanguageRecognizer()
      recognizer.processString(random.text())
      recognizer.languageHints = [.german: random.number(), NLLanguage(random.text()): 1]
      if random.flag() { recognizer.languageConstraints = [NLLanguage(random.text()), .english] }
      _ = recognizer.languageHypotheses(withMaximum: random.whole())
      _ = recognizer.dominantLanguage
    },
    Entry(name: "CMMotionManager") { random in
      let manager = CMMotionManager()
      manager.accelerometerUpdateInterval = random.number()
      manager.startAccelerometerUpdates()
      manager.stopAccelerometerUpdates()
      CMPedometer().queryPedometerData(from: date(&random), to: date(&random)) { _, _ in }
    },
    Entry(name: "CBUUID") { random in
      _ = CBUUID(data: random.pick([Data(count: 2), Data(count: 4), Data(count: 16)])).uuidString
      let digits = String(random.text().filter(\.isHexDigit).prefix(4))
      if digits.utf8.count == 4 { _ = CBUUID(string: digits) == CBUUID(string: "180D") }
      let value = CBMutableCharacteristic(
        type: CBUUID(string: "2A37"), properties: .init(rawValue: UInt(bitPattern: random.whole())),
        value: random.bytes(), permissions: .readable)
      let service = CBMutableService(type: value.uuid, primary: random.flag())
      service.characteristics = [value]
    },
    Entry(name: "SFSpeechRecognizer") { random in
      let recognizer = SFSpeechRecognizer(locale: Locale(identifier: random.text()))
      let request = SFSpeechURLRecognitionRequest(
        url: URL(string: random.text()) ?? URL(fileURLWithPath: "/"))
      request.contextualStrings = [random.text()]
      recognizer?.recognitionTask(with: request) { _, _ in }.cancel()
    },
  ]
}
