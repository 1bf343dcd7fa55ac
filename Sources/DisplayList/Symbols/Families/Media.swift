// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let media: [String: WrittenSymbol] = [
    "play": [.stroke("M6 3.8V20.2L20 12Z")],
    "pause": [.stroke("R5 4 4.4 16 1.2R14.6 4 4.4 16 1.2")],
    "stop": [.stroke("R4.5 4.5 15 15 2")],
    "forward": [.stroke("M2.5 5.5V18.5L12 12ZM12.5 5.5V18.5L22 12Z")],
    "backward": [.stroke("M21.5 5.5V18.5L12 12ZM11.5 5.5V18.5L2 12Z")],
    "forward.end": [.stroke("M4.5 4.5V19.5L17 12Z"), .stroke("M19 4.5V19.5")],
    "backward.end": [.stroke("M19.5 4.5V19.5L7 12Z"), .stroke("M5 4.5V19.5")],
    "playpause": [.stroke("M3 5V19L12.5 12Z"), .stroke("M16 5V19M20.5 5V19")],
    "repeat": lines(
      "M3.5 11V9.5C3.5 7.6 4.8 6.2 6.8 6.2H20M16.5 2.5L20.3 6.2L16.5 10M20.5 13V14.5C20.5 16.4 19.2 17.8 17.2 17.8H4M7.5 14L3.7 17.8L7.5 21.5"
    ),
    "shuffle": lines(
      "M2.5 6.5H6C11 6.5 12 17.5 17 17.5H21M2.5 17.5H6C8 17.5 9.2 15.8 10.2 13.6M13 9.6C14 7.8 15 6.5 17 6.5H21M18 3.2L21.5 6.5L18 9.8M18 14.2L21.5 17.5L18 20.8"
    ),
    "speaker": [.stroke(speaker)],
    "speaker.fill": [.fill(speaker), .stroke(speaker)],
    "speaker.wave.1": [.stroke(speaker), .stroke("M15.4 9C17 10.6 17 13.4 15.4 15")],
    "speaker.wave.2": [
      .stroke(speaker),
      .stroke("M15.4 9C17 10.6 17 13.4 15.4 15M18.2 6.4C21.4 9.4 21.4 14.6 18.2 17.6"),
    ],
    "speaker.wave.3": [
      .stroke(speaker), .stroke("M14.8 9.4C16.2 10.8 16.2 13.2 14.8 14.6"),
      .stroke("M17.2 7.2C19.8 9.8 19.8 14.2 17.2 16.8"),
      .stroke("M19.6 5C23.4 8.8 23.4 15.2 19.6 19"),
    ],
    "mic": lines(
      "R8.8 2.4 6.4 11.6 3.2M5.2 10.6C5.2 15 8 17.4 12 17.4C16 17.4 18.8 15 18.8 10.6M12 17.4V21.4M8.4 21.4H15.6"
    ),
    "headphones": lines(
      "M3.5 15V12C3.5 7 7 3.5 12 3.5C17 3.5 20.5 7 20.5 12V15R3.5 13.5 4 7 1.6R16.5 13.5 4 7 1.6"),
    "music.note": [.fill("O8 18.5 3.2"), .stroke("M10.6 18V4.5L17.5 2.8V7L10.6 8.8")],
    "music.note.list": [
      .stroke("M3 5H12M3 10H12M3 15H8"), .fill("O14 18.5 2.8"),
      .stroke("M16.2 18V5.5L21 4.4V8L16.2 9.2"),
    ],
    "camera": lines(
      "M4.6 6.4H7.2L8.6 4.2C8.9 3.6 9.4 3.4 10 3.4H14C14.6 3.4 15.1 3.6 15.4 4.2L16.8 6.4H19.4C21 6.4 22 7.4 22 9V17.4C22 19 21 20 19.4 20H4.6C3 20 2 19 2 17.4V9C2 7.4 3 6.4 4.6 6.4ZO12 13 4.2"
    ),
    "camera.fill": [
      .fill(
        "M4.4 5.6H6.8L8 3.6C8.4 2.9 9 2.6 9.8 2.6H14.2C15 2.6 15.6 2.9 16 3.6L17.2 5.6H19.6C21.6 5.6 22.8 6.8 22.8 8.8V17.6C22.8 19.6 21.6 20.8 19.6 20.8H4.4C2.4 20.8 1.2 19.6 1.2 17.6V8.8C1.2 6.8 2.4 5.6 4.4 5.6Z"
      ),
      .cut("O12 13 5"), .fill("O12 13 3.5"),
    ],
    "photo": lines(
      "R1.8 4 20.4 16 2.8O7.6 9.2 1.6M2.4 17.6L7.4 13.2L11 16.4L15.8 11.6L21.8 17"),
    "photo.fill": [
      .fill("R1 3.2 22 17.6 3.4"), .cut("O7.4 9 2"),
      .cut("M3 18.4L7.6 14L11 17L15.8 12.2L21 17V18.8H3Z"),
    ],
    "photo.on.rectangle": lines(
      "R5.5 7.5 17 13 2.4M6 18L10 14.5L13 17L17 13.4L22 17.8M2 16.5V6C2 4.6 3 3.6 4.4 3.6H18.5M10 11.2H10.4"
    ),
    "film": lines(
      "R2 4.5 20 15 2.4M6.5 4.5V19.5M17.5 4.5V19.5M6.5 12H17.5M2 9.5H6.5M2 14.5H6.5M17.5 9.5H22M17.5 14.5H22"
    ),
    "waveform": lines(
      "M3 10V14M6.6 7V17M10.2 3.5V20.5M13.8 8V16M17.4 5.5V18.5M21 10V14"),
    "dial.min": lines("O12 12 7M12 12L8.5 15.5M12 2V2.5M2 12H2.5M22 12H21.5"),
    "record.circle": [.stroke("O12 12 8.4"), .fill("O12 12 4.6")],
    "airplayaudio": lines(
      "M12 14L18 21H6ZM5 16.5C3.6 15 2.8 13.2 2.8 11C2.8 6 7 2.6 12 2.6C17 2.6 21.2 6 21.2 11C21.2 13.2 20.4 15 19 16.5"
    ),
  ]

  private static let speaker =
    "M3.2 9.4H6.4L11.6 4.8V19.2L6.4 14.6H3.2C2.6 14.6 2.2 14.2 2.2 13.6V10.4C2.2 9.8 2.6 9.4 3.2 9.4Z"
}
