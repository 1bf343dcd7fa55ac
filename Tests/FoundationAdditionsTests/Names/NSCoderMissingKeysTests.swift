import Foundation
import FoundationAdditions
import Testing

/// Archives of an older version of an app, which lack keys.
@Suite struct NSCoderMissingKeysTests {
  @Test func missingKeysAreNil() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ArchivedNote(title: "Tea"), requiringSecureCoding: true)
    let note = try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data)
    #expect(note?.title == "Tea")
    #expect(note?.place == nil && note?.author == nil)
  }

  @Test func unarchiversThatRaiseGoOn() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ArchivedNote(title: "Tea"), requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .raiseException
    let key = NSKeyedArchiveRootObjectKey
    #expect((unarchiver.deviceDecodeObject(forKey: key) as? ArchivedNote)?.title == "Tea")
    #expect(unarchiver.deviceDecodeObject(forKey: "other") == nil)
  }
}

/// At the top, since archives name classes as Foundation finds them.
final class ArchivedNote: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let title: String?
  let place: String?
  let author: NSString?

  init(title: String) {
    self.title = title
    place = nil
    author = nil
  }

  init?(coder: NSCoder) {
    title = coder.deviceDecodeObject(forKey: "title") as? String
    place = coder.deviceDecodeObject(forKey: "place") as? String
    author = coder.deviceDecodeObject(of: NSString.self, forKey: "author")
    #expect(coder.deviceDecodeObject(of: [NSArray.self], forKey: "list") == nil)
    #expect(coder.deviceDecodePropertyList(forKey: "list") == nil)
  }

  func encode(with coder: NSCoder) { coder.encode(title, forKey: "title") }
}
