// swift-format-ignore-file: a path string stays on one line, however long.

import CoreGraphics

extension SymbolLibrary {
  /// Rooms, kitchens, clothes, music and play.
  static let household: [String: [SymbolLayer]] = [
    "carrot": SymbolShape.lines(
      "M13.4 7.4C9 8.4 5 13 2.6 20.4C2.4 21.2 2.8 21.6 3.6 21.4C11 19 15.6 15 16.6 10.6C17.2 8.2 15.8 6.8 13.4 7.4ZM15.4 8.4C14.6 5.6 15.4 3.4 17.2 2.4C18 3.8 18 5 17.6 6.4C19 6 20.2 6 21.6 6.8C20.6 8.6 18.4 9.4 15.6 8.6M9 13L11 15M6.4 16.6L8 18.2"
    ),
    "cabinet": SymbolShape.lines(
      "R4 2.6 16 16.8 2M4 11H20M10.4 6.8H13.6M10.4 15.2H13.6M6.4 19.4V21.6M17.6 19.4V21.6"),
    "refrigerator": SymbolShape.lines(
      "R5 1.8 14 18.6 2.4M5 8.6H19M8.4 4.8V6M8.4 11.4V14.4M7.4 20.4V22M16.6 20.4V22"),
    "oven": SymbolShape.lines(
      "R3 2.6 18 18.8 2.4M3 7.6H21M6.4 5.2H6.6M9.4 5.2H9.6M17.4 5.2H17.6R6.4 10.6 11.2 7.6 1.2"),
    "stove": SymbolShape.lines(
      "R3 2.6 18 18.8 2.4M3 8.4H21M6.4 5.6H6.6M10 5.6H10.2M13.8 5.6H14M17.4 5.6H17.6R6.4 11.4 11.2 6.8 1.2"
    ),
    "cooktop": SymbolShape.lines(
      "R2.6 4.6 18.8 14.8 2.4O8 10 2.4O16 10 2.4M8 16H8.2M12 16H12.2M16 16H16.2"),
    "microwave": SymbolShape.lines(
      "R1.8 5 20.4 13.4 2.2R4.6 8 10.6 7.4 1.2M18.6 8.6H18.8M18.6 11.6H18.8M18.6 14.6H18.8"),
    "dishwasher": SymbolShape.lines(
      "R3.6 2.6 16.8 18.8 2.4M3.6 7.6H20.4M7 5.2H7.2M14 5.2H17M8 17.6V12M12 17.6V12M16 17.6V12"),
    "washer": SymbolShape.lines(
      "R3.6 2.6 16.8 18.8 2.4M6.8 5.6H7M9.6 5.6H9.8O12 13.6 5M7.4 13.6C9 12.4 10.6 14.8 12 13.6C13.4 12.4 15 14.8 16.6 13.6"
    ),
    "dryer": SymbolShape.lines(
      "R3.6 2.6 16.8 18.8 2.4M6.8 5.6H7M9.6 5.6H9.8O12 13.6 5M10 15.4C9.2 14 10.8 13.2 10 11.8M14 15.4C13.2 14 14.8 13.2 14 11.8"
    ),
    "sink": SymbolShape.lines(
      "M2.4 12H21.6V14.6C21.6 18.4 19.4 20.6 15.6 20.6H8.4C4.6 20.6 2.4 18.4 2.4 14.6ZM12 12V6C12 4.2 10.8 3 9.2 3C7.6 3 6.4 4.2 6.4 6V7"
    ),
    "toilet": SymbolShape.lines(
      "M6 2.6H10V10M6 2.6V10M4 10H20C20 14 17.6 16.4 14.4 16.8L15.4 21.6H7.6L8 16.4C5.4 15.4 4 13 4 10Z"
    ),
    "bathtub": SymbolShape.lines(
      "M1.8 12H22.2V13.6C22.2 17 20.2 19 16.8 19H7.2C3.8 19 1.8 17 1.8 13.6ZM4.4 12V5.4C4.4 3.8 5.4 2.8 6.8 2.8C8.2 2.8 9.2 3.8 9.2 5.2M6.4 19L5.6 21.4M17.6 19L18.4 21.4M7.4 6.8H11"
    ),
    "shower": SymbolShape.lines(
      "M4 21.6V6.4C4 4.2 5.4 2.6 7.6 2.6C9.8 2.6 11.2 4.2 11.4 6.2M6.6 11C6.6 8 8.6 6.2 11.4 6.2C14.2 6.2 16.2 8 16.2 11ZM8 14V14.6M11.4 14V14.6M14.8 14V14.6M8 18V18.6M11.4 18V18.6M14.8 18V18.6"
    ),
    "chair": SymbolShape.lines("M7 2.6H17V12.4H7ZM5 12.4H19V15.6H5ZM6.6 15.6V21.4M17.4 15.6V21.4"),
    "chair.lounge": SymbolShape.lines(
      "M7 10V6C7 4.4 8 3.4 9.6 3.4H14.4C16 3.4 17 4.4 17 6V10M5.4 9.6C4 9.6 3 10.6 3 12C3 13.2 3.8 14 4.8 14.2V18H19.2V14.2C20.2 14 21 13.2 21 12C21 10.6 20 9.6 18.6 9.6C17.2 9.6 16.4 10.6 16.4 12V13.4H7.6V12C7.6 10.6 6.8 9.6 5.4 9.6ZM6.6 18V20.6M17.4 18V20.6"
    ),
    "table.furniture": SymbolShape.lines("M1.8 7H22.2V10H1.8ZM4 10V19M20 10V19M7.4 13H16.6"),
    "lamp.table": SymbolShape.lines("M7.6 2.6H16.4L20 12.4H4ZM12 12.4V20.6M7.6 21H16.4"),
    "lamp.floor": SymbolShape.lines("M8.6 1.8H15.4L18.4 8.6H5.6ZM12 8.6V21.4M8 21.8H16"),
    "lamp.ceiling": SymbolShape.lines(
      "M12 1.8V7M3 16.4C3 11 7 7 12 7C17 7 21 11 21 16.4ZM9.6 16.6C9.6 20 14.4 20 14.4 16.6"),
    "fan": SymbolShape.lines(
      "O12 12 1.8M11.4 10.2C7 9.4 6.4 2.6 11 2.6C15 2.6 14.4 7.4 12.8 10.2M13.6 11.4C16 7.6 22 9.8 21.2 14C20.4 18 15.6 15.6 13.6 13M11.6 13.8C12 18.2 6.4 21.2 3.8 17.8C1.6 14.6 6.4 12 10.2 12.2"
    ),
    "fan.floor": SymbolShape.lines("O12 8.6 6.6O12 8.6 1.6M12 15.2V21.4M7.6 21.6H16.4"),
    "light.beacon.min": SymbolShape.lines(
      "M6 17C6 10 8 6 12 6C16 6 18 10 18 17ZM4 17H20V20.6H4ZM12 2.2V2.8"),
    "light.beacon.max": SymbolShape.lines(
      "M7 17.4C7 11 8.8 8 12 8C15.2 8 17 11 17 17.4ZM5 17.4H19V21H5ZM12 2.4V4.4M4.6 5.6L6 7M19.4 5.6L18 7M2 12H4M20 12H22"
    ),
    "door.left.hand.closed": SymbolShape.lines(
      "M3 21.4H21M6 21.4V4.6C6 3.4 6.8 2.6 8 2.6H16C17.2 2.6 18 3.4 18 4.6V21.4M14.8 12H15"),
    "door.right.hand.closed": SymbolShape.lines(
      "M3 21.4H21M6 21.4V4.6C6 3.4 6.8 2.6 8 2.6H16C17.2 2.6 18 3.4 18 4.6V21.4M9 12H9.2"),
    "door.right.hand.open": SymbolShape.lines(
      "M3 21H21M18 21V4.5C18 3.6 17.4 3 16.5 3H7.5C6.6 3 6 3.6 6 4.5V21M18 3.6L11.5 6V22.4L18 21M14 13.5V14.5"
    ),
    "door.garage.closed": SymbolShape.lines(
      "M2 21V9.4L12 3L22 9.4V21M5.4 21V11.4H18.6V21M5.4 14.6H18.6M5.4 17.8H18.6"),
    "door.garage.open": SymbolShape.lines(
      "M2 21V9.4L12 3L22 9.4V21M5.4 21V11.4H18.6V21M5.4 14H18.6"),
    "window.vertical.closed": SymbolShape.lines("R5 2.6 14 18.8 1.6M5 12H19M12 2.6V21.4"),
    "window.vertical.open": SymbolShape.lines("R5 2.6 14 18.8 1.6M5 8H19M12 2.6V8M5 17H19"),
    "blinds.vertical.closed": SymbolShape.lines("M3 3H21M5 3V21M9.7 3V21M14.3 3V21M19 3V21"),
    "frying.pan": SymbolShape.lines("O9 12 6.8O9 12 3.6M15.8 12H22.4"),
    "wineglass": SymbolShape.lines(
      "M7 2.4H17C17.6 6 17.6 13 12 13C6.4 13 6.4 6 7 2.4ZM12 13V21.2M8 21.4H16M6.8 7H17.2"),
    "mug": SymbolShape.lines(
      "M4 4.6H16V17C16 18.8 15 20 13.2 20H6.8C5 20 4 18.8 4 17ZM16 8H18C20 8 21.2 9.2 21.2 11.4C21.2 14.4 19 15.8 16 16"
    ),
    "waterbottle": SymbolShape.lines(
      "M9.6 1.8H14.4V4.4H9.6ZM9.4 4.4C9.4 6.6 7 7.4 7 10.4V19.4C7 21 8 22 9.6 22H14.4C16 22 17 21 17 19.4V10.4C17 7.4 14.6 6.6 14.6 4.4M7 12H17"
    ),
    "cup.and.heat.waves": SymbolShape.lines(
      "M4 10H16V14.4C16 17.4 13.6 19.6 11 19.6H9C6.4 19.6 4 17.4 4 14.4ZM16 11.4H18C19.4 11.4 20.4 12.4 20.4 13.8C20.4 15.4 19 16.4 16 16.4M3 22H17M7.4 7C6.6 5.6 8.2 4.4 7.4 2.8M12.4 7C11.6 5.6 13.2 4.4 12.4 2.8"
    ),
    "tshirt": SymbolShape.lines(
      "M8.4 3C9 5 10.2 6 12 6C13.8 6 15 5 15.6 3L22.2 6.4L20 11.4L17.6 10.4V19.4C17.6 20.4 17 21 16 21H8C7 21 6.4 20.4 6.4 19.4V10.4L4 11.4L1.8 6.4Z"
    ),
    "jacket": SymbolShape.lines(
      "M8.4 2.6L12 7L15.6 2.6L20 5L21.6 19H17.6V12.6M8.4 2.6L4 5L2.4 19H6.4V12.6M6.4 19V21.4H17.6V19M12 7V21.4"
    ),
    "hat.widebrim": SymbolShape.lines(
      "M2 16C4 13.6 7 14.4 7.4 13C8 10.6 7.6 6 12 6C16.4 6 16 10.6 16.6 13C17 14.4 20 13.6 22 16C18 19 6 19 2 16ZM7.6 12.4C10 13.6 14 13.6 16.4 12.4"
    ),
    "shoe": SymbolShape.lines(
      "M2.4 8C4 9.6 6.4 9.6 8 8L14 12.4C17 13.4 21.6 13.4 21.6 17H2.4ZM2.4 17V19.4H21.6V17M10 9.6L8.8 11.2M12.4 11.4L11.2 13"
    ),
    "shoe.2": SymbolShape.lines(
      "M2.4 11C4 12.4 5.6 12.4 7 11L12 14.6C14.4 15.4 18 15.4 18 18.4H2.4ZM2.4 18.4V20.6H18V18.4M6 8.4V4.6C7.6 6 9.2 6 10.6 4.6L15.6 8.2C18 9 21.6 9 21.6 12V14.2H18.6"
    ),
    "handbag": SymbolShape.lines(
      "M4.4 9.4H19.6L21.4 19C21.6 20.4 20.8 21.4 19.4 21.4H4.6C3.2 21.4 2.4 20.4 2.6 19ZM7.6 12V7C7.6 4.4 9.4 2.6 12 2.6C14.6 2.6 16.4 4.4 16.4 7V12"
    ),
    "backpack": SymbolShape.lines(
      "M8.4 5.4V4.4C8.4 3 9.4 2 10.8 2H13.2C14.6 2 15.6 3 15.6 4.4V5.4M5 11.4C5 8 7.4 5.4 10.6 5.4H13.4C16.6 5.4 19 8 19 11.4V19C19 20.4 18 21.4 16.6 21.4H7.4C6 21.4 5 20.4 5 19ZR8 13.6 8 7.6 1.4M8 16.4H16M9.6 9.4H14.4M2.6 13.6V18.6M21.4 13.6V18.6"
    ),
    "comb": SymbolShape.lines(
      "M2.4 7H21.6V11H2.4ZM4.4 11V17.4M7.4 11V17.4M10.4 11V17.4M13.4 11V17.4M16.4 11V17.4M19.4 11V17.4"
    ),
    "hanger": SymbolShape.lines(
      "M9.4 6.6C9.4 5 10.4 4 12 4C13.6 4 14.6 5 14.6 6.4C14.6 8.6 12 8.4 12 11L21.4 16.6C22.8 17.6 22.2 19.4 20.6 19.4H3.4C1.8 19.4 1.2 17.6 2.6 16.6L12 11"
    ),
    "tuningfork": SymbolShape.lines(
      "M8 2.4V9C8 11.4 9.6 13 12 13C14.4 13 16 11.4 16 9V2.4M12 13V21.6"),
    "pianokeys": SymbolShape.lines(
      "R2 4.4 20 15.2 2.2M8.7 13.4V19.6M15.3 13.4V19.6M7.2 4.4V13.4H10.2V4.4M13.8 4.4V13.4H16.8V4.4"
    ),
    "guitars": SymbolShape.lines(
      "M21.6 2.4L13.4 10.6M12 8.4C9.4 7.4 7.6 8.8 7.8 11C5.4 11.2 2.8 13 2.8 16.4C2.8 19.4 4.8 21.4 7.8 21.4C11.2 21.4 13 18.8 13.2 16.4C15.4 16.6 16.8 14.8 15.8 12.2ZO8.8 15.4 1.8"
    ),
    "music.mic": SymbolShape.lines(
      "M14.6 4.2C16 2.4 18.4 2.2 20 3.8C21.6 5.4 21.6 8 19.8 9.4C18 10.8 15.8 10.4 14.6 9C13.4 7.6 13.2 5.8 14.6 4.2ZM13.8 7L3.4 18.2L5.6 20.4L16.8 10M12 17.4C12.6 20.4 16.4 19.6 16 22"
    ),
    "music.quarternote.3": [
      .fill("O5.4 18.6 2.6O13 16 2.6O19 18.8 2.6"), .stroke("M7.4 18V6M15 15.4V3.4M21 18.2V6.2"),
    ],
    "amplifier": SymbolShape.lines(
      "R2.6 3.4 18.8 17.2 2.2M2.6 8.4H21.4M6 6H6.2M9 6H9.2M16.4 6H18M6.4 11.6H6.6M10 11.6H10.2M13.8 11.6H14M17.4 11.6H17.6M6.4 14.4H6.6M10 14.4H10.2M13.8 14.4H14M17.4 14.4H17.6M6.4 17.2H6.6M10 17.2H10.2M13.8 17.2H14M17.4 17.2H17.6"
    ),
    "movieclapper": SymbolShape.lines(
      "M3 10H21V18.6C21 20.2 20 21.2 18.4 21.2H5.6C4 21.2 3 20.2 3 18.6ZM3 10L2.4 6.8L19.8 3.2L20.6 6.4ZM7.4 5.8L9.8 8.6M12.6 4.7L15 7.4"
    ),
    "movieclapper.fill": [
      .fill("M2.2 9.4H21.8V18.6C21.8 20.6 20.4 22 18.4 22H5.6C3.6 22 2.2 20.6 2.2 18.6Z"),
      .fill("M1.6 6.4L20.2 2.4L21.4 7L2.6 8.6Z"),
      .cutLine("M7.4 4.6L9.4 8.4M12.8 3.4L15 8M2.4 8.9H21.4"),
    ],
    "memories": SymbolShape.lines(
      "O12 12 9.2M12 6.4V12.4L16 14.6M4 6.4L2.4 4.8M2 9H.6M6.6 3.8L5.6 2"),
    "play.desktopcomputer": SymbolEnclosure.desktopcomputer.around(
      media["play"] ?? [], isFilled: false),
    "bolt.ring.closed": SymbolShape.lines(
      "O12 12 9.4M13 5.6L7.6 13H11.4L10.6 18.4L16.4 10.8H12.4Z"),
    "scalemass": SymbolShape.lines(
      "O12 5 2.4M6.4 7.4H17.6L20.8 19C21.2 20.6 20.4 21.6 18.8 21.6H5.2C3.6 21.6 2.8 20.6 3.2 19Z"),
    "deskclock": SymbolShape.lines(
      "R3 4 18 15 4.4M12 8V12L14.8 13.6M6.4 19L5.4 21M17.6 19L18.6 21"),
    "alarm.waves.left.and.right": SymbolShape.lines(
      "O12 12.6 6.4M12 9V12.6L14.4 14M3 7.4C1.4 10.6 1.4 14.6 3 17.8M21 7.4C22.6 10.6 22.6 14.6 21 17.8M7 4L5 5.8M17 4L19 5.8"
    ),
    "teddybear": SymbolShape.lines(
      "O12 8 4.4O7.6 4.4 2O16.4 4.4 2M9 11.4C6.6 12.6 5.4 15 5.4 17.4C5.4 20 8 21.6 12 21.6C16 21.6 18.6 20 18.6 17.4C18.6 15 17.4 12.6 15 11.4M10.6 7.4H10.8M13.2 7.4H13.4M11 9.8H13"
    ),
    "stroller": SymbolShape.lines(
      "M4 3H6.4C7.6 3 8.2 3.6 8.6 4.8L11 13H19.6C20.6 8 17.4 4.4 12.6 4.4L13.4 13M10.4 13L6 18M17.4 13L20 18M8.6 16.4H18.6O6 19.6 1.9O19.4 19.6 1.9"
    ),
    "key.horizontal": SymbolShape.lines("O6.6 12 4.6M11.2 12H22.2V16M18 12V15.2"),
    "level": SymbolShape.lines("R1.8 8 20.4 8 2.2M8.4 8V16M15.6 8V16M10.8 12H13.2"),
    "wrench.adjustable": SymbolShape.lines(
      "M20.5 6.5C21.4 9.2 20.4 12 17.6 13.2C16 13.9 14.3 13.8 12.9 13.1L6.8 20.2C5.8 21.4 4.6 21.3 3.6 20.4C2.7 19.4 2.6 18.2 3.8 17.2L10.9 11.1C10.2 9.7 10.1 8 10.8 6.4C12 3.6 14.8 2.6 17.5 3.5L14 7L14.6 9.4L17 10ZM5.4 18.6H5.6"
    ),
    "wand.and.rays": SymbolShape.lines(
      "M3 21L13 11M15.4 3V6.4M21 8.6H17.6M10 5L12 7M19 14L17 12M19.4 4.6L17.4 6.6"),
    "wand.and.sparkles": wand, "wand.and.stars": wand,
    "bubbles.and.sparkles": [
      .stroke("O8 14.6 5.6O17.6 17.6 3.2"), .fill(star(17, 6.4, 4.6) + star(9, 4.2, 2.4)),
    ],
    "bubbles.and.sparkles.fill": [
      .fill("O8 14.6 6.4O17.6 17.6 4"), .fill(star(17, 6.4, 4.6) + star(9, 4.2, 2.4)),
    ],
    "hands.and.sparkles": [
      .stroke(
        "M3 12L8 9.4C9.4 8.6 10.6 10.2 9.4 11.4L7.6 13M3 19L7 20.6C9.4 21.6 12 21 14 19.6L20.4 15.4C22 14.2 20.6 12.2 19 13L14.4 15.2C15.4 13.6 14 12.4 12.6 13.2L7 16.4"
      ), .fill(star(15.6, 6, 4) + star(20.4, 9.4, 2)),
    ],
    "sparkles.rectangle.stack": [
      .stroke("R2.5 8.4 19 12.2 2.4M5 5.4H19M7.5 2.6H16.5"),
      .fill(star(11, 14.6, 4) + star(16.6, 12, 2.2)),
    ],
    "lock.trianglebadge.exclamationmark": SymbolComposition.badge(
      marks["exclamationmark"] ?? [], in: .triangle, on: interface["lock"] ?? []),
    "drop.degreesign": SymbolShape.lines(
      "M10 4.6C7.6 8.2 4.4 11.2 4.4 14.6C4.4 17.8 6.8 20.2 10 20.2C13.2 20.2 15.6 17.8 15.6 14.6C15.6 11.2 12.4 8.2 10 4.6ZO19 5.4 2"
    ),
    "speaker.zzz": SymbolShape.lines(
      "M2.4 9.4H5.4L10.4 5V19L5.4 14.6H2.4ZM13.4 11.4H17.4L13.4 16.4H17.4M18.4 5H22L18.4 9.6H22"),
    "camera.rotate": SymbolShape.lines(
      "M4.6 6.4H7.2L8.6 4.2C8.9 3.6 9.4 3.4 10 3.4H14C14.6 3.4 15.1 3.6 15.4 4.2L16.8 6.4H19.4C21 6.4 22 7.4 22 9V17.4C22 19 21 20 19.4 20H4.6C3 20 2 19 2 17.4V9C2 7.4 3 6.4 4.6 6.4ZM8 13C8.2 10.8 9.8 9.2 12 9.2C13.4 9.2 14.6 9.8 15.4 11M16 13C15.8 15.2 14.2 16.8 12 16.8C10.6 16.8 9.4 16.2 8.6 15M15.8 8.8V11.2H13.4M8.2 17.2V14.8H10.6"
    ),
    "spigot": SymbolShape.lines(
      "M10 3H16M13 3V7M3 9C3 8 3.6 7.4 4.6 7.4H14.4C18.4 7.4 20.6 9.6 20.6 13V15H15.6V13.6C15.6 12.8 15.2 12.4 14.4 12.4H4.6C3.6 12.4 3 11.8 3 10.8ZM18 18.4V21"
    ),
    "heater.vertical": SymbolShape.lines(
      "R4 4 16 14.6 2.4M8 7.4V15.2M12 7.4V15.2M16 7.4V15.2M6.4 18.6V21M17.6 18.6V21"),
    "air.conditioner.horizontal": SymbolShape.lines(
      "R1.8 4 20.4 8.6 2.2M5 9.4H19M6.4 16C5.6 17.4 7.2 18.6 6.4 20M12 16C11.2 17.4 12.8 18.6 12 20M17.6 16C16.8 17.4 18.4 18.6 17.6 20"
    ),
    "air.purifier": SymbolShape.lines(
      "R5 2.6 14 17.4 3M5 8H19M9 11.4H9.2M12 11.4H12.2M15 11.4H15.2M9 15H9.2M12 15H12.2M15 15H15.2M7.6 20V22M16.4 20V22"
    ),
    "humidifier": SymbolShape.lines(
      "M7 10H17L18.6 19C18.8 20.4 18 21.4 16.6 21.4H7.4C6 21.4 5.2 20.4 5.4 19ZM9 7C8.2 5.6 9.8 4.4 9 2.8M14.6 7C13.8 5.6 15.4 4.4 14.6 2.8M6.4 14.6H17.6"
    ),
    "entry.lever.keypad": SymbolShape.lines(
      "R4.4 2 10 20 3M7.6 6H7.8M11 6H11.2M7.6 9H7.8M11 9H11.2M9.4 15H20.4"),
    "film.stack": SymbolShape.lines(
      "R2.5 8.4 19 12.2 2M5 5.4H19M7.5 2.6H16.5M7 8.4V20.6M17 8.4V20.6M7 14.5H17M2.6 12.4H7M2.6 16.6H7M17 12.4H21.4M17 16.6H21.4"
    ),
    "bell.and.waves.left.and.right": SymbolShape.lines(
      "M6.4 17H17.6C17.6 15.8 16.2 15.2 16.2 11.8V11C16.2 8.4 14.4 6.4 12 6.4C9.6 6.4 7.8 8.4 7.8 11V11.8C7.8 15.2 6.4 15.8 6.4 17ZM10.4 19.4C11.2 20.4 12.8 20.4 13.6 19.4M4.6 4.6C2.8 6.4 1.8 8.8 1.8 11.4M19.4 4.6C21.2 6.4 22.2 8.8 22.2 11.4"
    ),
    "bell.and.waves.left.and.right.fill": [
      .fill(
        "M6.4 17H17.6C17.6 15.8 16.2 15.2 16.2 11.8V11C16.2 8.4 14.4 6.4 12 6.4C9.6 6.4 7.8 8.4 7.8 11V11.8C7.8 15.2 6.4 15.8 6.4 17Z"
      ),
      .stroke(
        "M6.4 17H17.6C17.6 15.8 16.2 15.2 16.2 11.8V11C16.2 8.4 14.4 6.4 12 6.4C9.6 6.4 7.8 8.4 7.8 11V11.8C7.8 15.2 6.4 15.8 6.4 17ZM10.4 19.6C11.2 20.6 12.8 20.6 13.6 19.6M4.6 4.6C2.8 6.4 1.8 8.8 1.8 11.4M19.4 4.6C21.2 6.4 22.2 8.8 22.2 11.4"
      ),
    ],
  ]

  /// A star of four points.
  private static func star(_ x: Double, _ y: Double, _ reach: Double) -> String {
    let near = reach * 0.28
    return
      "M\(x) \(y - reach)L\(x + near) \(y - near)L\(x + reach) \(y)L\(x + near) \(y + near)L\(x) \(y + reach)L\(x - near) \(y + near)L\(x - reach) \(y)L\(x - near) \(y - near)Z"
  }

  private static let wand: [SymbolLayer] = [
    .stroke("M2.8 21.2L13.4 10.6M11 8.2L15.8 13"),
    .fill(star(18.6, 5.4, 4) + star(9, 4, 2.2) + star(20, 16, 2.2)),
  ]
}
