import Foundation
import IntentsPlaces
import Testing

/// What intents and the things that they are made of keep.
@Suite struct INIntentTests {
  private let ada = INPerson(
    personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress, label: .work),
    nameComponents: nil, displayName: "Ada", image: INImage(named: "ada"),
    contactIdentifier: nil, customIdentifier: "7")

  private func message(_ text: String) -> INSendMessageIntent {
    INSendMessageIntent(
      recipients: [ada], outgoingMessageType: .outgoingMessageText, content: text,
      speakableGroupName: INSpeakableString(spokenPhrase: "Friends"),
      conversationIdentifier: "c1", serviceName: nil, sender: nil, attachments: nil)
  }

  @Test func anIntentHasWhatItWasMadeOf() {
    let intent = message("Hello")
    #expect(intent.recipients?.map(\.displayName) == ["Ada"])
    #expect(intent.outgoingMessageType == .outgoingMessageText)
    #expect(intent.content == "Hello" && intent.conversationIdentifier == "c1")
    #expect(intent.speakableGroupName?.spokenPhrase == "Friends")
    #expect(intent.serviceName == nil && intent.sender == nil && intent.attachments == nil)
  }

  @Test func intentsAreTheSameByTheirValues() {
    #expect(message("Hello") == message("Hello"))
    #expect(message("Hello") != message("Bye"))
    #expect(message("Hello").hash == message("Hello").hash)
    #expect(INPauseWorkoutIntent(workoutName: nil) != INEndWorkoutIntent(workoutName: nil))
  }

  @Test func aCopyChangesByItself() throws {
    let intent = message("Hello")
    intent.suggestedInvocationPhrase = "Say hello"
    intent.setImage(INImage(named: "group"), forParameterNamed: \.speakableGroupName)
    let copy = try #require(intent.copy() as? INSendMessageIntent)
    copy.suggestedInvocationPhrase = "Greet"
    #expect(intent.suggestedInvocationPhrase == "Say hello")
    #expect(copy.content == "Hello")
    #expect(copy.image(forParameterNamed: \.speakableGroupName) == INImage(named: "group"))
    #expect(copy.image(forParameterNamed: \.sender) == nil)
  }

  @Test func anArchiveHasAllValues() throws {
    let first = INMessage(
      identifier: "m1", conversationIdentifier: nil, content: "Hi",
      dateSent: Date(timeIntervalSinceReferenceDate: 5), sender: ada, recipients: [ada, ada],
      groupName: nil, messageType: .audio)
    let data = try NSKeyedArchiver.archivedData(withRootObject: first, requiringSecureCoding: true)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INMessage.self, from: data))
    #expect(again == first)
    #expect(again.messageType == .audio && again.dateSent == first.dateSent)
    #expect(again.recipients?.last?.personHandle?.label == .work)
    #expect(again.sender?.image == INImage(named: "ada"))
  }

  @Test func searchesKeepTheirOptions() throws {
    let days = INDateComponentsRange(
      start: DateComponents(year: 2024, month: 5), end: DateComponents(year: 2025))
    let search = INSearchForMessagesIntent(
      recipients: nil, senders: [ada], searchTerms: ["lunch"], attributes: [.unread, .flagged],
      dateTimeRange: days, identifiers: nil, notificationIdentifiers: nil,
      speakableGroupNames: nil, conversationIdentifiers: ["c"])
    let data = try NSKeyedArchiver.archivedData(withRootObject: search, requiringSecureCoding: true)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INSearchForMessagesIntent.self, from: data))
    #expect(again.attributes == [.unread, .flagged])
    #expect(again.dateTimeRange?.startDateComponents?.month == 5)
    #expect(again.searchTerms == ["lunch"] && again.conversationIdentifiers == ["c"])
  }

  @Test func anIntentWithoutValuesSaysSo() {
    let play = INPlayMediaIntent(mediaItems: [
      INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil)
    ])
    #expect(play.playShuffled == nil && play.playbackSpeed == nil)
    #expect(play.playbackRepeatMode == .unknown && play.mediaSearch == nil)
    #expect(play.mediaItems?.first?.title == "Song")
    let workout = INStartWorkoutIntent(
      goalValue: 5, workoutGoalUnitType: .kiloCalorie, isOpenEnded: false)
    #expect(workout.goalValue == 5 && workout.isOpenEnded == false)
    #expect(workout.workoutGoalUnitType == .kiloCalorie && workout.workoutName == nil)
  }

  @Test func aPersonHasAName() {
    let handle = INPersonHandle(value: "+1", type: .phoneNumber)
    var parts = PersonNameComponents()
    parts.givenName = "Grace"
    parts.familyName = "Hopper"
    func name(_ name: String?, _ parts: PersonNameComponents?) -> String {
      INPerson(
        personHandle: handle, nameComponents: parts, displayName: name, image: nil,
        contactIdentifier: nil, customIdentifier: nil
      ).displayName
    }
    #expect(name("G. H.", parts) == "G. H.")
    #expect(name(nil, parts) == "Grace Hopper")
    #expect(name(nil, nil) == "+1")
  }

  @Test func choicesAreListedBySections() {
    let soup = INObject(identifier: "1", display: "Soup", subtitle: "Hot", image: nil)
    let tea = INObject(identifier: "2", display: "Tea", pronunciationHint: "tee")
    let menu = INObjectCollection(sections: [
      INObjectSection(title: "Food", items: [soup]), INObjectSection(title: nil, items: [tea]),
    ])
    #expect(menu.allItems.map(\.displayString) == ["Soup", "Tea"])
    #expect(soup.subtitleString == "Hot" && tea.pronunciationHint == "tee")
    #expect(INObjectCollection(items: [tea]).sections.count == 1)
  }
}
