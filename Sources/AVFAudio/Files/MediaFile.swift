import CoreGraphics
import CoreMedia
import Foundation

/// What the header of a file with sounds or films says.
struct MediaFile: Sendable {
  /// Indefinite where the header does not say it.
  var duration: CMTime
  /// Of the first track with sounds.
  var sound: SoundFormat?
  var tracks: [Track]

  struct Track: Sendable {
    var id: Int32
    var type: AVMediaType
    var duration: CMTime
    /// In pixels; zero for sounds.
    var size: CGSize
    var transform = CGAffineTransform.identity
  }

  enum Problem: Error {
    /// There is no such file, or it may not be read.
    case missing
    /// No kind of file that is known, or one that is broken.
    case unknown
  }

  /// Reads the header of WAV, AIFF, CAF, MP3, MPEG-4 and QuickTime files.
  init(_ url: URL) throws(Problem) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { throw .missing }
    try self.init(data)
  }

  init(_ data: Data) throws(Problem) {
    let readers = [
      WaveFile.read, AIFFFile.read, CoreAudioFile.read, MovieFile.read, MPEGAudioFile.read,
    ]
    for read in readers {
      if let file = read(data) {
        self = file
        return
      }
    }
    throw .unknown
  }

  init(duration: CMTime, sound: SoundFormat?, tracks: [Track]) {
    self.duration = duration
    self.sound = sound
    self.tracks = tracks
  }

  /// A file with one track of sounds.
  init(sound: SoundFormat, duration: CMTime) {
    self.init(
      duration: duration, sound: sound,
      tracks: [Track(id: 1, type: .audio, duration: duration, size: .zero)])
  }
}

extension CMTime {
  /// So many parts of a second; whole rates give exact times.
  init(frames: Int64, rate: Double) {
    if let scale = CMTimeScale(exactly: rate), scale > 0 {
      self.init(value: frames, timescale: scale)
    } else {
      self.init(seconds: Double(frames) / rate, preferredTimescale: 1_000_000_000)
    }
  }
}
