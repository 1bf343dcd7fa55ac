// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  /// Computers, telephones and what is plugged into them.
  static let gadgets: [String: [SymbolLayer]] = [
    "display": SymbolShape.lines("R2 3 20 14 2.4M9.6 17.4L9.2 20.6M14.4 17.4L14.8 20.6M7 20.8H17"),
    "display.2": SymbolShape.lines(
      "R1.6 3.6 12.6 9.6 1.8M5.4 16.6H10.4M16.6 8.6H20.4C21.6 8.6 22.4 9.4 22.4 10.6V15.8C22.4 17 21.6 17.8 20.4 17.8H12M14.4 20.8H19.4"
    ),
    "pc": SymbolShape.lines(
      "R2 3 13.4 10.4 1.8M6 17H11.4M8.7 13.4V17R17.6 3 4.4 18 1.2M19.6 6.4H20M19.6 17.6H20"),
    "macbook": SymbolShape.lines(
      "R4.2 4.6 15.6 11.4 1.8M1.4 18.6H22.6M9.8 4.8C9.8 6 14.2 6 14.2 4.8"),
    "macmini": SymbolShape.lines("R1.8 8 20.4 8.6 2.4M18.2 13.4H18.4"),
    "macstudio": SymbolShape.lines("R4 5.6 16 13 2.2M7.4 15.4V15.8M10 15.4V15.8M16.4 15.6H16.6"),
    "macpro.gen3": SymbolShape.lines(
      "R5.4 3 13.2 17 1.6M9 7.4H9.2M12 7.4H12.2M15 7.4H15.2M9 11H9.2M12 11H12.2M15 11H15.2M9 14.6H9.2M12 14.6H12.2M15 14.6H15.2M7 20V22M17 20V22"
    ),
    "iphone.homebutton": SymbolShape.lines(
      "R6.2 1.6 11.6 20.8 2.4M6.2 5H17.8M6.2 17.6H17.8O12 20 .5"),
    "ipad.homebutton": SymbolShape.lines("R4 1.6 16 20.8 2.2M4 4.6H20M4 18.4H20O12 20.4 .4"),
    "apps.iphone": [
      .stroke("R5.6 1.6 12.8 20.8 2.8M10.4 4.2H13.6"),
      .fill(
        "R8.2 7 3 3 .8R12.8 7 3 3 .8R8.2 11.4 3 3 .8R12.8 11.4 3 3 .8R8.2 15.8 3 3 .8R12.8 15.8 3 3 .8"
      ),
    ],
    "apps.ipad": [
      .stroke("R3.6 1.6 16.8 20.8 2.6"),
      .fill("R6.6 5.4 4 4 1R13.4 5.4 4 4 1R6.6 11.4 4 4 1R13.4 11.4 4 4 1"),
    ],
    "platter.filled.bottom.iphone": [
      .stroke("R6.2 1.6 11.6 20.8 2.8"), .fill("R8.6 14.4 6.8 5.4 1.4"),
    ],
    "homepod": SymbolShape.lines(
      "M6.4 3.6H17.6C19.6 3.6 20.6 5.4 20.6 8V16C20.6 19 18.6 21.2 15.6 21.2H8.4C5.4 21.2 3.4 19 3.4 16V8C3.4 5.4 4.4 3.6 6.4 3.6ZM7.4 7C9 8 15 8 16.6 7"
    ),
    "homepod.2": SymbolShape.lines(
      "R1.8 5.6 8.8 12.8 3.4M4.4 8.4C5.2 8.8 7.2 8.8 8 8.4R13.4 5.6 8.8 12.8 3.4M16 8.4C16.8 8.8 18.8 8.8 19.6 8.4"
    ),
    "hifispeaker": SymbolShape.lines("R5.4 1.8 13.2 20.4 2.2O12 7 2.2O12 15.4 3.8"),
    "appletv": SymbolShape.lines("R2.6 7.6 18.8 8.8 2.4M8 10.6V13.4M12 10.8H16M14 10.8V13.6"),
    "airpodspro": SymbolShape.lines(
      "M8.5 5.5C6 3.2 2.8 5 3 8C3.1 9.6 4.4 10.8 6.3 10.6V16.5H8.5ZM15.5 5.5C18 3.2 21.2 5 21 8C20.9 9.6 19.6 10.8 17.7 10.6V16.5H15.5ZM9.8 7.4L10.6 8.4M14.2 7.4L13.4 8.4"
    ),
    "airpodsmax": SymbolShape.lines(
      "M4 12V10.6C4 6 7.4 2.6 12 2.6C16.6 2.6 20 6 20 10.6V12R2.4 11.6 5 8.6 2.2R16.6 11.6 5 8.6 2.2"
    ),
    "earbuds": SymbolShape.lines(
      "O7 7.6 3.6M9.6 10.4V18.6C9.6 19.8 8 20.2 7.4 19L5.4 11M17 4C19 4 20.6 5.6 20.6 7.6C20.6 9.6 19 11.2 17 11.2C15 11.2 13.4 9.6 13.4 7.6C13.4 5.6 15 4 17 4ZM14.4 10.4V18.6C14.4 19.8 16 20.2 16.6 19L18.6 11"
    ),
    "airtag": SymbolShape.lines("O12 12 9.4O12 12 6"),
    "computermouse": SymbolShape.lines("R5.8 2 12.4 20 6.2M12 6.4V9.6"),
    "magicmouse": SymbolShape.lines("R6.2 2 11.6 20 5.4"),
    "keyboard.chevron.compact.down": SymbolShape.lines(
      "R1.5 2.8 21 11.6 2.6M5.2 6.6H5.6M8.6 6.6H9M12 6.6H12.4M15.4 6.6H15.8M18.6 6.6H19M5.2 10.4H5.6M8.8 10.4H15.4M18.6 10.4H19M8.6 18.4L12 20.2L15.4 18.4"
    ),
    "keyboard.chevron.compact.left": SymbolShape.lines(
      "R6.4 5.5 16 13 2.4M10 9.5H10.4M13 9.5H13.4M16 9.5H16.4M19 9.5H19.4M10 14.4H19M3.4 8.4L1.6 12L3.4 15.6"
    ),
    "keyboard.chevron.compact.right": SymbolShape.lines(
      "R1.6 5.5 16 13 2.4M5 9.5H5.4M8 9.5H8.4M11 9.5H11.4M14 9.5H14.4M5 14.4H14M20.6 8.4L22.4 12L20.6 15.6"
    ),
    "phone.connection": SymbolShape.lines(
      "M6.6 5L9 8.8C9.4 9.5 9.4 10.2 8.8 10.8L7.8 11.9C8.6 13.6 10.4 15.4 12.1 16.2L13.2 15.2C13.8 14.6 14.5 14.6 15.2 15L19 17.4C19.6 17.9 19.8 18.6 19.4 19.2C18.4 20.6 17 21.2 15.6 20.8C9.4 19.4 4.4 14.4 3.2 8.4C2.8 6.8 3.4 5.4 4.8 4.6C5.4 4.2 6.2 4.3 6.6 5ZM13.4 10.4L15 8.8M15 5H15.2M19 9H19.2M17.6 6.4L21.4 2.6"
    ),
    "iphone.rear.camera": SymbolShape.lines(
      "R5.4 1.8 13.2 20.4 2.8R7.8 4.2 5 7 1.6O10.3 6.2 .6O10.3 9.2 .6"),
    "watchface.applewatch": SymbolShape.lines(
      "R6 5.6 12 12.8 3M8.4 5.6L9.2 2H14.8L15.6 5.6M8.4 18.4L9.2 22H14.8L15.6 18.4M12 9V12L14 13.4"),
    "keyboard.onehanded.left": SymbolShape.lines(
      "R1.5 5.5 21 13 2.6M5 9.5H5.4M8 9.5H8.4M11 9.5H11.4M5 12.4H5.4M8 12.4H8.4M11 12.4H11.4M5.6 15.4H10.8M14.6 5.6V18.4M20 9.6L17.6 12L20 14.4"
    ),
    "keyboard.onehanded.right": SymbolShape.lines(
      "R1.5 5.5 21 13 2.6M19 9.5H18.6M16 9.5H15.6M13 9.5H12.6M19 12.4H18.6M16 12.4H15.6M13 12.4H12.6M18.4 15.4H13.2M9.4 5.6V18.4M4 9.6L6.4 12L4 14.4"
    ),
    "faxmachine": SymbolShape.lines(
      "R2 9.4 20 11.6 2.2M7.4 9.4V3H16.6V9.4M5.4 12.4V18M8.6 9.6V20.8M12 13H12.4M15 13H15.4M18 13H18.4M12 17H12.4M15 17H15.4M18 17H18.4"
    ),
    "cellularbars": [.fill("R1.8 15 4 5.6 1R7.2 11.2 4 9.4 1R12.6 7.4 4 13.2 1R18 3.4 4 17.2 1")],
    "simcard": SymbolShape.lines(
      "M8 2H16C17.7 2 19 3.3 19 5V19C19 20.7 17.7 22 16 22H8C6.3 22 5 20.7 5 19V6.4L8.6 2.2R8.4 11.4 7.2 7 1.2M12 11.4V18.4M8.4 15H15.6"
    ),
    "sdcard": SymbolShape.lines(
      "M9 2H17C18.4 2 19.4 3 19.4 4.4V19.6C19.4 21 18.4 22 17 22H7C5.6 22 4.6 21 4.6 19.6V7ZM10.4 5V8.4M13.2 5V8.4M16 5V8.4"
    ),
    "wifi.router": SymbolShape.lines(
      "R2 14 20 6.4 2M6 17.2H6.2M9 17.2H9.2M17 14V8.8M12.6 6.2C15 3.6 19 3.6 21.4 6.2M14.8 8.8C16 7.6 18 7.6 19.2 8.8"
    ),
    "visionpro": SymbolShape.lines(
      "M12 6.4C17.6 6.4 22 7.8 22 12C22 15.6 20 17.6 17.4 17.6C15 17.6 14 15.4 12 15.4C10 15.4 9 17.6 6.6 17.6C4 17.6 2 15.6 2 12C2 7.8 6.4 6.4 12 6.4Z"
    ),
    "hearingdevice.ear": SymbolShape.lines(ear),
    "ear": SymbolShape.lines(ear),
    "sensor.tag.radiowaves.right": sensor,
    "sensor.tag.radiowaves.right.fill": sensor.filled,
    "poweroutlet.type.a": SymbolShape.lines("R3.2 3.2 17.6 17.6 4.4M9.2 9.4V14.6M14.8 9.4V14.6"),
    "poweroutlet.type.b": SymbolShape.lines(
      "R3.2 3.2 17.6 17.6 4.4M9.2 7.4V11.4M14.8 7.4V11.4O12 16 1.4"),
    "poweroutlet.type.f": SymbolShape.lines(
      "R3.2 3.2 17.6 17.6 4.4O12 12 5.6M10 12H10.2M13.8 12H14"),
    "poweroutlet.type.g": SymbolShape.lines("R3.2 3.2 17.6 17.6 4.4M12 7V10M8 15H10M14 15H16"),
    "badge.plus.radiowaves.right": [
      .fill("O8 12 6.4"), .cutLine("M8 9V15M5 12H11"),
      .stroke("M16.6 15.6C18.4 13.8 18.4 10.2 16.6 8.4M19.3 18.2C22.5 15 22.5 9 19.3 5.8"),
    ],
    "macbook.and.iphone": [
      .stroke("M3.6 16.6V6.8C3.6 5.4 4.6 4.4 6 4.4H18C19.4 4.4 20.2 5.2 20.4 6.4M1.4 19.4H12.6"),
      .stroke("R15.4 9 7 12.4 1.8"),
    ],
    "ipad.and.iphone": SymbolShape.lines(
      "M15.6 6.6V4.6C15.6 3 14.6 2 13 2H4.4C2.8 2 1.8 3 1.8 4.6V18.4C1.8 20 2.8 21 4.4 21H11.6R14.6 9.6 7.6 12 1.8M6.6 18.2H9.4"
    ),
    "laptopcomputer.and.iphone": SymbolShape.lines(
      "M3.6 16.6V6.8C3.6 5.4 4.6 4.4 6 4.4H18C19.4 4.4 20.2 5.2 20.4 6.4M1.4 19.4H12.6R15.4 9 7 12.4 1.8"
    ),
    "iphone.and.arrow.right": SymbolShape.lines(
      "M16.4 8V4.4C16.4 2.8 15.4 1.8 13.8 1.8H7.4C5.8 1.8 4.8 2.8 4.8 4.4V19.6C4.8 21.2 5.8 22.2 7.4 22.2H13.8C15.4 22.2 16.4 21.2 16.4 19.6V16M10.6 12H22M18.4 8.4L22 12L18.4 15.6"
    ),
    "logo.xbox": [
      .stroke("O12 12 9.4"),
      .stroke(
        "M5.6 18.6C6.6 14.4 9.4 11 12 8.6C14.6 11 17.4 14.4 18.4 18.6M7 5.2C8.6 5 10.4 5.8 12 7C13.6 5.8 15.4 5 17 5.2"
      ),
    ],
    "logo.playstation": [
      .stroke(
        "O12 12 9.4M10 17V6.4C14.4 7.2 16.4 8.6 15.6 11C15 12.6 13.4 12.4 12.8 12M6.4 14.4L9 13.4M13 15.4L17.6 13.8"
      )
    ],
    "gauge": SymbolShape.lines(
      dial + "M12 13.4L16.2 8.6O12 13.6 1.2M6.4 14H6.6M7.6 9.6L7.8 9.8M12 7.4V7.6M17.4 14H17.6"),
    "gauge.with.dots.needle.bottom.50percent": SymbolShape.lines(
      dial + "M12 13.4V8.2O12 14.6 1.2M6.4 14H6.6M7.8 9.6L8 9.8M16 9.8L16.2 9.6M17.4 14H17.6"),
    "speedometer": SymbolShape.lines(
      "O12 12 9.4M12 12.4L16.2 8.2O12 12.6 1.2M6 12.6H6.2M7.8 8.2L8 8.4M12 6.4V6.6M17.8 12.6H18M8 16.6L8.2 16.4M16 16.6L15.8 16.4"
    ),
    "barometer": SymbolShape.lines(
      "O12 12 9.4M12 12L15.6 7.4M5.6 12H6.4M12 5.6V6.4M17.6 12H18.4M7.6 7.6L8.2 8.2"),
    "metronome": SymbolShape.lines("M9 3H15L19 21H5ZM5.8 17H18.2M12 17L17.6 6.4"),
    "recordingtape": SymbolShape.lines("O6.4 12 4.2O17.6 12 4.2M6.4 16.2H17.6"),
    "eject": [.stroke("M12 4.2L20.6 14H3.4Z"), .stroke("M3.6 19H20.4")],
    "eject.fill": [
      .fill("M12 4.2L20.6 14H3.4Z"), .stroke("M12 4.2L20.6 14H3.4Z"), .stroke("M3.6 19H20.4"),
    ],
    "dpad": SymbolShape.lines("M9 3.4H15V9H20.6V15H15V20.6H9V15H3.4V9H9Z"),
    "arcade.stick": SymbolShape.lines("O12 6 3.4M12 9.4V15M4 15H20V20.4H4Z"),
    "headset": SymbolShape.lines(
      "M3.6 14V12C3.6 7 7.2 3.4 12 3.4C16.8 3.4 20.4 7 20.4 12V17C20.4 19.6 18.6 20.8 16.4 20.8H13.4R3.6 12.4 3.6 6 1.4R16.8 12.4 3.6 6 1.4"
    ),
    "opticaldiscdrive": SymbolShape.lines("R2 6 20 12 2.4M2.2 14H21.8M8 10C9.6 8.6 14.4 8.6 16 10"),
    "externaldrive.connected.to.line.below": SymbolShape.lines(
      "M6 3.4H18L20.6 9.6V11.6C20.6 12.8 19.8 13.6 18.6 13.6H5.4C4.2 13.6 3.4 12.8 3.4 11.6V9.6ZM3.4 9.4H20.6M12 13.6V18M2.4 20.2H9.6M14.4 20.2H21.6O12 20.2 2"
    ),
    "batteryblock": SymbolShape.lines(
      "R2 7.4 20 12.6 2.4M5.4 7.4V5H9V7.4M15 7.4V5H18.6V7.4M5.8 13.4H9.2M14.8 13.4H18.2M16.5 11.7V15.1"
    ),
    "lightswitch.on": SymbolShape.lines("R5 2 14 20 2.6R9 6 6 12 1.4M9 12H15M11.4 9H12.6"),
    "lightswitch.off": SymbolShape.lines("R5 2 14 20 2.6R9 6 6 12 1.4M9 12H15M11.4 15H12.6"),
    "poweron": SymbolShape.lines("M12 3V21"),
    "poweroff": SymbolShape.lines("O12 12 9.2"),
    "togglepower": SymbolShape.lines("O12 12 9.2M12 7.4V16.6"),
    "sleep": SymbolShape.lines(
      "M20.6 14.6C19.3 15.2 17.9 15.5 16.4 15.5C10.9 15.5 7.4 12 7.4 6.8C7.4 5.4 7.8 3.9 8.4 2.9C5 4.3 2.8 7.6 2.8 11.6C2.8 17 6.9 21.2 12.3 21.2C16.1 21.2 19.3 18.6 20.6 14.6Z"
    ),
    "wake": SymbolShape.lines(
      "O12 12 4M12 3V4.2M12 19.8V21M3 12H4.2M19.8 12H21M5.6 5.6L6.5 6.5M17.5 17.5L18.4 18.4M18.4 5.6L17.5 6.5M6.5 17.5L5.6 18.4"
    ),
    "restart": SymbolShape.lines(
      "M12 5.4L7.6 2.2V8.6ZM12 5.4C16.6 5.4 20 8.8 20 13.2C20 17.6 16.4 21 12 21C7.6 21 4 17.6 4 13.2"
    ),
    "qrcode.line": SymbolShape.lines("R3 3 6.6 6.6 1R14.4 3 6.6 6.6 1R3 14.4 6.6 6.6 1"),
    "video.doorbell": SymbolShape.lines("R7 1.8 10 20.4 3.4O12 7 2.6O12 16.6 1.8"),
    "homekit": SymbolShape.lines(
      "M1.8 11.8L12 3L22.2 11.8M4.8 9.6V20.6H19.2V9.6M8 20.4V12L12 8.6L16 12V20.4M11 20.4V14.6H13V20.4"
    ),
  ]

  private static let ear =
    "M6 9.4C6 5.4 8.8 2.6 12.4 2.6C16 2.6 18.8 5.4 18.8 9C18.8 11.6 17.4 13 15.8 14.6C14.4 16 14.6 17.2 14 19C13.4 20.6 12 21.6 10.4 21.4C8.4 21.2 7.4 19.6 7.4 17.6M9.4 9.6C9.4 7.4 10.6 6 12.4 6C14.2 6 15.4 7.4 15.4 9.2C15.4 11.6 12.6 11.6 12.6 14.2"
  private static let dial =
    "M5.6 19.8C3.4 18.2 2.2 15.8 2.2 13C2.2 7.6 6.6 3.4 12 3.4C17.4 3.4 21.8 7.6 21.8 13C21.8 15.8 20.6 18.2 18.4 19.8Z"
  private static let sensor: [SymbolLayer] = SymbolShape.lines(
    "R1.8 6.4 11.2 11.2 3.2O7.4 12 2M16.6 15.6C18.4 13.8 18.4 10.2 16.6 8.4M19.3 18.2C22.5 15 22.5 9 19.3 5.8"
  )
}
