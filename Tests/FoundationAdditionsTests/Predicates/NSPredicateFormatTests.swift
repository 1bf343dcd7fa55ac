import Foundation
import Testing

@testable import FoundationAdditions

/// Predicates in Foundation's format language on objects of apps; what the language can say is tested with the elements
/// of UI tests.
@Suite struct NSPredicateFormatTests {
  private final class Song: NSObject {
    let title: String
    let seconds: Int
    let released: Date
    let tags: [String]
    var album: Album?

    init(_ title: String, seconds: Int, year: Double = 0, tags: [String] = []) {
      self.title = title
      self.seconds = seconds
      released = Date(timeIntervalSinceReferenceDate: year * 31_557_600)
      self.tags = tags
    }
  }

  private final class Album: NSObject {
    let name: String
    let songs: [Song]

    init(name: String, songs: [Song]) {
      self.name = name
      self.songs = songs
    }
  }

  @Test func textsMatchPatterns() {
    let isNumber = NSPredicate(format: "SELF MATCHES %@", "[0-9]+")
    #expect(isNumber.evaluate(with: "123"))
    #expect(!isNumber.evaluate(with: "12a"))
  }

  @Test func arraysAreFilteredByProperties() {
    let songs = [Song("Été", seconds: 200), Song("Winter", seconds: 90)]
    let found = (songs as NSArray).filtered(using: NSPredicate(format: "title ==[cd] %@", "ete"))
    #expect(found as? [Song] == [songs[0]])
    let long = NSPredicate(format: "seconds > %d", 100)
    #expect(songs.filter { long.evaluate(with: $0) } == [songs[0]])
  }

  @Test func numbersMayBeObjects() {
    let short = NSPredicate(format: "%K <= %@", "seconds", NSNumber(value: 90))
    #expect(short.evaluate(with: Song("a", seconds: 90)))
    #expect(!short.evaluate(with: Song("a", seconds: 91)))
  }

  @Test func datesAreCompared() {
    let old = NSPredicate(
      format: "released < %@", Date(timeIntervalSinceReferenceDate: 0) as NSDate)
    #expect(old.evaluate(with: Song("a", seconds: 1, year: -3)))
    #expect(!old.evaluate(with: Song("a", seconds: 1, year: 3)))
  }

  @Test func pathsLeadThroughObjectsAndCollections() {
    let song = Song("One", seconds: 1, tags: ["new"])
    song.album = Album(name: "First", songs: [song, Song("Two", seconds: 2)])
    #expect(NSPredicate(format: "album.name == 'First'").evaluate(with: song))
    #expect(NSPredicate(format: "ANY album.songs.title == 'Two'").evaluate(with: song))
    #expect(NSPredicate(format: "ANY tags == 'new'").evaluate(with: song))
    #expect(NSPredicate(format: "album.songs.@count == 2").evaluate(with: song))
  }

  @Test func predicatesCombine() {
    let parts = [
      NSPredicate(format: "seconds > 10"), NSPredicate(format: "title BEGINSWITH 'S'"),
    ]
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    #expect(both.evaluate(with: Song("Spring", seconds: 20)))
    #expect(!both.evaluate(with: Song("Spring", seconds: 5)))
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    #expect(either.evaluate(with: Song("Autumn", seconds: 20)))
    #expect(
      !NSCompoundPredicate(notPredicateWithSubpredicate: either).evaluate(
        with: Song("Sun", seconds: 1)))
  }

  @Test func dictionariesAnswerByTheirKeys() {
    let predicate = NSPredicate(format: "name IN %@", ["Mia", "Ole"])
    #expect(predicate.evaluate(with: ["name": "Ole"]))
    #expect(!predicate.evaluate(with: ["name": "Ida"]))
  }
}
