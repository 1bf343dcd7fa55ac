import Foundation

/// An MPEG-4 file with a track of sounds that has a length and no samples.
struct SilentMovie {
  private let sound: SoundFormat

  init(_ sound: SoundFormat) { self.sound = sound }

  func data(frames: Int64) -> Data {
    let scale = UInt64(sound.rate)
    let length = UInt64(clamping: frames)
    let kind = box("ftyp") { data in
      data.letters("M4A ")
      data.number(0, bytes: 4)
      data.letters("M4A mp42isom")
    }
    let movieHead = box("mvhd", version: 1) { data in
      data.zeros(16)
      data.number(scale, bytes: 4)
      data.number(length, bytes: 8)
      data.number(0x1_0000, bytes: 4)
      data.number(0x100, bytes: 2)
      data.zeros(10)
      Self.matrix(&data)
      data.zeros(24)
      data.number(2, bytes: 4)
    }
    let track = box("trak") { data in
      data.append(trackHead(length))
      data.append(media(scale, length))
    }
    return kind
      + box("moov") { data in
        data.append(movieHead)
        data.append(track)
      }
  }

  private func trackHead(_ length: UInt64) -> Data {
    box("tkhd", version: 1, flags: 7) { data in
      data.zeros(16)
      data.number(1, bytes: 4)
      data.zeros(4)
      data.number(length, bytes: 8)
      data.zeros(12)
      data.number(0x100, bytes: 2)
      data.zeros(2)
      Self.matrix(&data)
      data.zeros(8)
    }
  }

  private func media(_ scale: UInt64, _ length: UInt64) -> Data {
    box("mdia") { data in
      data.append(
        box("mdhd", version: 1) { data in
          data.zeros(16)
          data.number(scale, bytes: 4)
          data.number(length, bytes: 8)
          // No language.
          data.number(0x55C4, bytes: 2)
          data.zeros(2)
        })
      data.append(
        box("hdlr", version: 0) { data in
          data.zeros(4)
          data.letters("soun")
          data.zeros(13)
        })
      data.append(box("minf") { $0.append(information) })
    }
  }

  private var information: Data {
    box("smhd", version: 0) { $0.zeros(4) }
      + box("stbl") { data in
        data.append(
          box("stsd", version: 0) { data in
            data.number(1, bytes: 4)
            data.append(entry)
          })
        for name in ["stts", "stsc", "stco"] {
          data.append(box(name, version: 0) { $0.zeros(4) })
        }
        data.append(box("stsz", version: 0) { $0.zeros(8) })
      }
  }

  private var entry: Data {
    let letters =
      sound.id == kAudioFormatMPEG4AAC
      ? "mp4a"
      : String(
        String.UnicodeScalarView(
          [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: sound.id >> $0)) }))
    return box(letters) { data in
      data.zeros(6)
      data.number(1, bytes: 2)
      data.zeros(8)
      data.number(UInt64(sound.channels), bytes: 2)
      data.number(16, bytes: 2)
      data.zeros(4)
      data.number(UInt64(sound.rate) << 16, bytes: 4)
    }
  }

  // MARK: Parts

  /// That changes nothing.
  private static func matrix(_ data: inout ByteWriter) {
    for number in [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000] as [UInt64] {
      data.number(number, bytes: 4)
    }
  }

  private func box(
    _ name: String, version: UInt64? = nil, flags: UInt64 = 0, _ fill: (inout ByteWriter) -> Void
  ) -> Data {
    var content = ByteWriter(isLittle: false)
    if let version { content.number(version << 24 | flags, bytes: 4) }
    fill(&content)
    var box = ByteWriter(isLittle: false)
    box.number(UInt64(content.data.count + 8), bytes: 4)
    box.letters(name)
    box.append(content.data)
    return box.data
  }
}
