import Foundation
import Synchronization

/// What the words of an app stand for.
public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1
  case contactGroupName = 2
  case photoTag = 100
  case photoAlbumName = 101
  case workoutActivityName = 200
  case carProfileName = 300
  case carName = 301
  case paymentsOrganizationName = 400
  case paymentsAccountNickname = 401
  case notebookItemTitle = 500
  case notebookItemGroupName = 501
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName = 701
  case mediaAudiobookTitle = 702
  case mediaAudiobookAuthorName = 703
  case mediaShowTitle = 704
}

/// Teaches Siri the words of the app's user.
///
/// Differs from Apple's: nobody listens; the words are forgotten when the process ends.
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let vocabulary = INVocabulary()

  private let words = Mutex<[INVocabularyStringType: [String]]>([:])

  open class func shared() -> INVocabulary { vocabulary }

  override init() { super.init() }

  /// The words of a kind, the most important first, in place of those before.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let strings = vocabulary.array.compactMap { $0 as? String }
    words.withLock { $0[type] = strings }
  }

  /// The words of a kind, as things that can be said.
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let strings = vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }
    words.withLock { $0[type] = strings }
  }

  open func removeAllVocabularyStrings() { words.withLock { $0 = [:] } }

  func strings(of type: INVocabularyStringType) -> [String] {
    words.withLock { $0[type] ?? [] }
  }
}
