// swift-format-ignore-file: a path string stays on one line, however long.

import CoreGraphics

extension SymbolLibrary {
  /// Signs, arrows of several parts, currencies, waves and medicine.
  static let signs: [String: WrittenSymbol] = [
    "nosign": lines("O12 12 9.2M5.5 5.5L18.5 18.5"),
    "swift": [
      .fill(
        "M3.4 5.2C7 8.6 10.4 11 12.6 12.2C10.2 9.6 8 6.6 7 4.8C10.4 7.8 14 10.6 16.2 12C17 9.4 16.6 5.8 14.4 2.6C19.4 5.8 21.6 10.8 20.4 15.6C22 17.6 22.2 19.8 21.6 21.2C20.4 19.2 18.6 19 16.6 19.8C12 21.6 6 20.2 2.2 15.4C6.4 18 10.6 18 13 16.6C9.2 13.8 5.6 9.6 3.4 5.2Z"
      )
    ],
    "applelogo": [
      .fill(
        "M12 7.4C13.2 7.4 14.4 6.2 16.2 6.2C18 6.2 19.4 7 20.2 8.4C17.4 10.2 17.8 14.4 20.8 15.6C20 18.4 17.8 21.8 15.8 21.8C14.4 21.8 13.8 21 12 21C10.2 21 9.6 21.8 8.2 21.8C5.8 21.8 3.2 17.4 3.2 13C3.2 9 5.6 6.2 8.4 6.2C10 6.2 11 7.4 12 7.4Z"
      ),
      .fill("M12 5.8C11.8 3.4 13.8 1.2 16.2 1C16.4 3.6 14.4 5.8 12 5.8Z"), .cut("O21.6 11.6 3"),
    ],
    "alternatingcurrent": lines("M2.4 12C4.6 4 9.4 4 12 12C14.6 20 19.4 20 21.6 12"),
    "directcurrent": lines("M3 8.4H21M3 15.6H6.4M10.3 15.6H13.7M17.6 15.6H21"),
    "waveform.path": lines("M1.8 12H4L6 8L9 17L12 4L15 20L18 8.4L20 12H22.2"),
    "wave.3.right": lines(
      "M6 9C7.6 10.8 7.6 13.2 6 15M10.4 6.4C13.4 9.6 13.4 14.4 10.4 17.6M14.8 3.8C19.4 8.4 19.4 15.6 14.8 20.2"
    ),
    "wave.3.left": lines(
      "M18 9C16.4 10.8 16.4 13.2 18 15M13.6 6.4C10.6 9.6 10.6 14.4 13.6 17.6M9.2 3.8C4.6 8.4 4.6 15.6 9.2 20.2"
    ),
    "arrow.up.and.down.and.arrow.left.and.right": lines(
      "M12 2.4V21.6M2.4 12H21.6M9.2 5L12 2.2L14.8 5M9.2 19L12 21.8L14.8 19M5 9.2L2.2 12L5 14.8M19 9.2L21.8 12L19 14.8"
    ),
    "arrow.left.and.line.vertical.and.arrow.right": lines(
      "M12 4V20M9 12H1.8M5 8.6L1.6 12L5 15.4M15 12H22.2M19 8.6L22.4 12L19 15.4"),
    "arrow.right.and.line.vertical.and.arrow.left": lines(
      "M12 4V20M1.6 12H9M5.8 8.6L9.2 12L5.8 15.4M22.4 12H15M18.2 8.6L14.8 12L18.2 15.4"),
    "arrow.up.and.line.horizontal.and.arrow.down": lines(
      "M4 12H20M12 9V1.8M8.6 5L12 1.6L15.4 5M12 15V22.2M8.6 19L12 22.4L15.4 19"),
    "arrow.down.and.line.horizontal.and.arrow.up": lines(
      "M4 12H20M12 1.6V9M8.6 5.8L12 9.2L15.4 5.8M12 22.4V15M8.6 18.2L12 14.8L15.4 18.2"),
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": [
      .stroke("M12 3V21M2.4 7.4V16.6L8.6 12ZM21.6 7.4V16.6L15.4 12Z")
    ],
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": [
      .stroke("M12 3V21M8.6 7.4V16.6L2.4 12ZM15.4 7.4V16.6L21.6 12Z")
    ],
    "arrow.up.right.and.arrow.down.left": lines(
      "M14 10L20.5 3.5M15 3.5H20.5V9M10 14L3.5 20.5M3.5 15V20.5H9"),
    "arrow.down.left.and.arrow.up.right": lines(
      "M20.5 3.5L14 10M14 4.5V10H19.5M3.5 20.5L10 14M10 19.5V14H4.5"),
    "arrow.up.left.and.down.right.magnifyingglass": lines(
      "O10 10 7.6M15.6 15.6L21.4 21.4M7.6 10V7.6H10M12.4 10V12.4H10M7.8 7.8L12.2 12.2"),
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": lines(
      "M3.5 3.5L20.5 20.5M20.5 3.5L3.5 20.5M3.5 8V3.5H8M16 3.5H20.5V8M3.5 16V20.5H8M20.5 16V20.5H16"
    ),
    "arrow.swap": lines(
      "M7 3.4V12C7 14 8.2 15.2 10 15.2C11.8 15.2 13 14 13 12M3.6 7L7 3.4L10.4 7M17 20.6V12C17 10 15.8 8.8 14 8.8C12.2 8.8 11 10 11 12M13.6 17L17 20.6L20.4 17"
    ),
    "arrow.triangle.swap": lines(
      "M7 20.4V9.4M3.6 9.4H10.4L7 3.6ZM17 3.6V14.6M13.6 14.6H20.4L17 20.4Z"),
    "arrow.triangle.merge": lines(
      "M12 9V15C12 18 17 18 17 21M12 15C12 18 7 18 7 21M8.6 9H15.4L12 3Z"),
    "arrow.triangle.pull": lines(
      "O6 5.4 2.4O6 18.6 2.4M6 7.8V16.2M18 20.6V10C18 7.4 16.6 6 14 6H12.6M15 2.8L11.8 6L15 9.2"),
    "arrow.triangle.turn.up.right": lines(
      "M6 20V13C6 10.6 7.4 9.4 9.6 9.4H14M14 4V14.8L20.6 9.4Z"),
    "arrow.triangle.turn.up.right.diamond": lines(
      diamond + "M9 16V12.6C9 11.4 9.8 10.8 10.8 10.8H13M13 8.2V13.4L16.2 10.8Z"),
    "arrow.circlepath": arrows["arrow.clockwise"] ?? [],
    "arrowshape.left.arrowshape.right": lines(
      "M7.4 7V9.6H11V14.4H7.4V17L1.8 12ZM16.6 7V9.6H13V14.4H16.6V17L22.2 12Z"),
    "arrow.rectanglepath": lines(
      "M3 13V8.4C3 6.6 4.2 5.4 6 5.4H17.4M14.4 2.4L17.6 5.4L14.4 8.4M21 11V15.6C21 17.4 19.8 18.6 18 18.6H6.6M9.6 15.6L6.4 18.6L9.6 21.6"
    ),
    "arrow.triangle.capsulepath": lines(
      "M2.6 12C2.6 8.4 5 6 8.4 6H17.4M14.4 3L17.6 6L14.4 9M21.4 12C21.4 15.6 19 18 15.6 18H6.6M9.6 15L6.4 18L9.6 21"
    ),
    "gobackward": lines(back), "goforward": lines(ahead),
    "gobackward.5": jump(back, "5"), "gobackward.45": jump(back, "45"),
    "gobackward.60": jump(back, "60"),
    "gobackward.75": jump(back, "75"), "gobackward.90": jump(back, "90"),
    "gobackward.minus": jump(back, "–"),
    "goforward.5": jump(ahead, "5"), "goforward.45": jump(ahead, "45"),
    "goforward.60": jump(ahead, "60"),
    "goforward.75": jump(ahead, "75"), "goforward.90": jump(ahead, "90"),
    "goforward.plus": jump(ahead, "+"),
    "checkmark.gobackward": [.stroke(back + "M8.2 13.2L11 16L16 9.6")],
    "clock.arrow.circlepath": lines(
      "M4.4 7.4C6 4.6 9 2.8 12.4 2.8C17.4 2.8 21.4 6.9 21.4 12C21.4 17.1 17.4 21.2 12.4 21.2C8.8 21.2 5.6 19 4.2 15.8M3.6 3.2V7.8H8.2M12.4 7V12.4L15.8 14.6"
    ),
    "lock.rotation": lines(
      "M19.5 7.4C17.9 4.6 15.2 3 12 3C7 3 3 7 3 12C3 17 7 21 12 21C17 21 21 17 21 12M20.2 3.2V7.8H15.6R8.6 11 6.8 5.2 1M9.8 11V9.6C9.8 8.2 10.7 7.2 12 7.2C13.3 7.2 14.2 8.2 14.2 9.6V11"
    ),
    "lock.open.rotation": lines(
      "M19.5 7.4C17.9 4.6 15.2 3 12 3C7 3 3 7 3 12C3 17 7 21 12 21C17 21 21 17 21 12M20.2 3.2V7.8H15.6R8.6 11.6 6.8 5 1M9.8 11.4V9C9.8 7.6 10.7 6.8 12 6.8C12.8 6.8 13.4 7.2 13.8 7.8"
    ),
    "dollarsign.arrow.circlepath": around("$"), "eurosign.arrow.circlepath": around("€"),
    "sterlingsign.arrow.circlepath": around("£"), "yensign.arrow.circlepath": around("¥"),
    "exclamationmark.arrow.triangle.2.circlepath": around("!"),
    "exclamationmark.arrow.circlepath": around("!"),
    "arrow.triangle.2.circlepath.icloud": SymbolEnclosure.icloud.around(
      lines(
        "M3.5 11C4 7 7.5 4 12 4C15 4 17.5 5.4 19 7.6M20.5 13C20 17 16.5 20 12 20C9 20 6.5 18.6 5 16.4M19.6 3.2V8H14.8M4.4 20.8V16H9.2"
      ), isFilled: false),
    "repeat.1": [
      .stroke(
        "M3.5 11V9.5C3.5 7.6 4.8 6.2 6.8 6.2H20M16.5 2.5L20.3 6.2L16.5 10M20.5 15C20.2 16.8 19 17.8 17.2 17.8H4M7.5 14L3.7 17.8L7.5 21.5"
      ),
      .cut("O20 12 4"),
      .letters("1", in: CGRect(x: 17, y: 9.4, width: 6, height: 6)),
    ],
    "coloncurrencysign": sign("₡"), "centsign": sign("¢"), "rublesign": sign("₽"),
    "indianrupeesign": sign("₹"),
    "wonsign": sign("₩"),
    "bitcoinsign": lines(
      "M8 5.4V18.6H13.6C18.4 18.6 18.4 12 13.6 12H8M8 5.4H12.8C17 5.4 17 12 12.8 12M10 2.8V5.4M13.4 2.8V5.4M10 18.6V21.2M13.4 18.6V21.2M5.8 5.4H8M5.8 18.6H8"
    ), "turkishlirasign": sign("₺"), "francsign": sign("₣"),
    "nairasign": sign("₦"), "shekelsign": sign("₪"), "hryvniasign": sign("₴"),
    "tengesign": sign("₸"),
    "pesosign": sign("₱"), "guaranisign": sign("₲"), "dongsign": sign("₫"), "kipsign": sign("₭"),
    "tugriksign": sign("₮"), "manatsign": sign("₼"), "larisign": sign("₾"), "florinsign": sign("ƒ"),
    "cedisign": sign("₵"), "rupeesign": sign("₨"), "lirasign": sign("₤"),
    "brazilianrealsign": sign("R$"),
    "australiandollarsign": sign("A$"), "singaporedollarsign": sign("S$"),
    "malaysianringgitsign": sign("RM"),
    "norwegiankronesign": sign("kr"), "swedishkronasign": sign("kr"), "danishkronesign": sign("kr"),
    "polishzlotysign": sign("zł"), "peruviansolessign": sign("S/"),
    "chineseyuanrenminbisign": sign("¥"),
    "notequal": lines("M4 8.7H20M4 15.3H20M16 3.6L8 20.4"),
    "lessthanorequalto": lines("M18.6 3.4L5.4 9.6L18.6 15.8M5.4 20.4H18.6"),
    "greaterthanorequalto": lines("M5.4 3.4L18.6 9.6L5.4 15.8M5.4 20.4H18.6"),
    "plus.forwardslash.minus": lines(
      "M4.5 7.5H10.5M7.5 4.5V10.5M18.5 4.5L5.5 19.5M13.5 16.5H19.5"),
    "exclamationmark.2": [.stroke("M8 3V14.5M16 3V14.5"), .fill("O8 19.8 1.5O16 19.8 1.5")],
    "exclamationmark.3": [
      .stroke("M5.4 3V14.5M12 3V14.5M18.6 3V14.5"),
      .fill("O5.4 19.8 1.5O12 19.8 1.5O18.6 19.8 1.5"),
    ],
    "staroflife": lines(
      "M10 2.6H14V8.5L19.1 5.6L21.1 9L16 12L21.1 15L19.1 18.4L14 15.5V21.4H10V15.5L4.9 18.4L2.9 15L8 12L2.9 9L4.9 5.6L10 8.5Z"
    ),
    "peacesign": lines("O12 12 9.2M12 2.8V21.2M12 12L5.6 18.4M12 12L18.4 18.4"),
    "allergens": lines("O12 5 2.6O19 12 2.6O12 19 2.6O5 12 2.6O12 12 1.8"),
    "suit.heart": shapes["heart"] ?? [],
    "suit.diamond": lines("M12 2.2L19.4 12L12 21.8L4.6 12Z"),
    "suit.spade": lines(
      "M12 2.4C8.6 6.6 3.6 9.4 3.6 13.6C3.6 16.2 5.4 17.8 7.6 17.8C9.2 17.8 10.4 17 11.2 15.8C11 18.4 10.2 20.2 8.8 21.6H15.2C13.8 20.2 13 18.4 12.8 15.8C13.6 17 14.8 17.8 16.4 17.8C18.6 17.8 20.4 16.2 20.4 13.6C20.4 9.4 15.4 6.6 12 2.4Z"
    ),
    "suit.club": lines(
      "M11.2 15.4C10.4 16.8 9 17.6 7.4 17.6C4.8 17.6 3 15.8 3 13.4C3 11 4.8 9.2 7.2 9.2C7.6 9.2 8 9.2 8.4 9.4C7.8 8.6 7.6 7.8 7.6 6.8C7.6 4.2 9.4 2.4 12 2.4C14.6 2.4 16.4 4.2 16.4 6.8C16.4 7.8 16.2 8.6 15.6 9.4C16 9.2 16.4 9.2 16.8 9.2C19.2 9.2 21 11 21 13.4C21 15.8 19.2 17.6 16.6 17.6C15 17.6 13.6 16.8 12.8 15.4C13 18.2 13.8 20.2 15.2 21.6H8.8C10.2 20.2 11 18.2 11.2 15.4Z"
    ),
    "zzz": lines("M3 10H10L3 19H10M13.4 4H20.4L13.4 13H20.4"),
    "1.magnifyingglass": [
      .stroke("O10 10 7.4M15.4 15.4L21.2 21.2"),
      .letters("1", in: CGRect(x: 6, y: 6.2, width: 8, height: 7.6)),
    ],
    "flask": lines(
      "M9 2.6H15M10 2.6V9L4.2 18.2C3.2 19.8 4.2 21.4 6 21.4H18C19.8 21.4 20.8 19.8 19.8 18.2L14 9V2.6M7 14H17"
    ),
    "flask.fill": [
      .stroke(
        "M9 2.6H15M10 2.6V9L4.2 18.2C3.2 19.8 4.2 21.4 6 21.4H18C19.8 21.4 20.8 19.8 19.8 18.2L14 9V2.6"
      ), .fill("M7 13.6H17L19.8 18.2C20.8 19.8 19.8 21.4 18 21.4H6C4.2 21.4 3.2 19.8 4.2 18.2Z"),
    ],
    "testtube.2": lines(
      "M3 3H11M4.4 3V17.6C4.4 19.6 5.6 21 7 21C8.4 21 9.6 19.6 9.6 17.6V3M4.4 11H9.6M13 3H21M14.4 3V17.6C14.4 19.6 15.6 21 17 21C18.4 21 19.6 19.6 19.6 17.6V3M14.4 8H19.6"
    ),
    "cross.vial": lines(
      "R5.4 2.4 13.2 4 1.2M7 6.4V18.4C7 20.2 8.2 21.6 10 21.6H14C15.8 21.6 17 20.2 17 18.4V6.4M12 11V17M9 14H15"
    ),
    "cross.vial.fill": [
      .fill("R4.7 1.7 14.6 5 1.6"),
      .fill("M6.2 7.6H17.8V18.4C17.8 20.8 16.2 22.4 14 22.4H10C7.8 22.4 6.2 20.8 6.2 18.4Z"),
      .cutLine("M12 11.4V17.4M9 14.4H15"),
    ],
    "syringe": lines(
      "M16.4 2.6L21.4 7.6M18.8 5.2L15.6 8.4M12.2 5.6L18.4 11.8M13.6 7L5.4 15.2L5 19L8.8 18.6L17 10.4M5 19L2.4 21.6M10.4 10.2L12.4 12.2M7.8 12.8L9.8 14.8"
    ),
    "pill": lines(
      "M4.2 12.6L12.6 4.2C14.6 2.2 17.8 2.2 19.8 4.2C21.8 6.2 21.8 9.4 19.8 11.4L11.4 19.8C9.4 21.8 6.2 21.8 4.2 19.8C2.2 17.8 2.2 14.6 4.2 12.6ZM8.4 8.4L15.6 15.6"
    ),
    "medical.thermometer": lines(
      "M6.4 15.4L16.8 5C18 3.8 19.6 3.8 20.6 4.8C21.6 5.8 21.4 7.4 20.2 8.6L10 18.8C8.8 20 7 20 6 19L3 21.4M6.4 15.4C5.2 16.6 5.2 18 6 19M12.6 9.2L14.4 11M10.2 11.6L12 13.4"
    ),
    "ivfluid.bag": lines("R6.4 4 11.2 12 2.4M12 1.8V4M12 16V22.2M6.4 9.6H17.6"),
    "microbe": lines(
      "O12 12 6M12 6V2.6M12 18V21.4M6 12H2.6M18 12H21.4M7.8 7.8L5.4 5.4M16.2 7.8L18.6 5.4M7.8 16.2L5.4 18.6M16.2 16.2L18.6 18.6O10 11 1O14 13.6 1"
    ),
    "eyes": [.stroke("R2.4 6 8.4 12 4.2R13.2 6 8.4 12 4.2"), .fill("O8 12.6 2.1O18.8 12.6 2.1")],
    "nose": lines(
      "M12 3C12 9 7 13.4 6.4 16.6C6 19 8.4 20.2 10 19C11.2 20.4 13.6 20.4 14.6 19C16.4 20 18.2 18.6 17.6 16.4"
    ),
    "mouth": lines(
      "M2 12C5 9.4 8 7.4 10 7.4C11 7.4 11.4 8 12 8C12.6 8 13 7.4 14 7.4C16 7.4 19 9.4 22 12C19 15 16 17.4 12 17.4C8 17.4 5 15 2 12ZM5.6 12H18.4"
    ),
    "face.dashed": [
      .stroke(
        "M21.2 12C21.2 13.8 20.7 15.5 19.8 16.9M17 19.7C15.5 20.7 13.8 21.2 12 21.2M8.4 20.5C6.8 19.8 5.5 18.7 4.5 17.3M3 13.8C2.7 12.6 2.7 11.4 3 10.2M4.5 6.7C5.5 5.3 6.8 4.2 8.4 3.5M12 2.8C13.8 2.8 15.5 3.3 17 4.3M19.8 7.1C20.5 8.2 21 9.4 21.2 10.6M8.4 15C10 16.8 14 16.8 15.6 15"
      ), .fill("O9 9.8 1.2O15 9.8 1.2"),
    ],
    "accessibility": [
      .stroke(
        "O12 12 9.4M6.6 9.4C10 10.4 14 10.4 17.4 9.4M12 10.2V13.6M12 13.4L9 18.4M12 13.4L15 18.4"),
      .fill("O12 6.6 1.5"),
    ],
    "cursorarrow.rays": lines(
      "M11 11L21 14.8L16.6 16.6L14.8 21ZM9 2.6V5.6M2.6 9H5.6M4.6 4.6L6.6 6.6M4.6 13.4L6.4 11.6M13.4 4.6L11.6 6.4"
    ),
    "cursorarrow.click": lines(
      "M11 11L21 14.8L16.6 16.6L14.8 21ZM9 2.6V5.6M2.6 9H5.6M4.6 4.6L6.6 6.6"),
    "contextualmenu.and.cursorarrow": lines(
      "M11.4 20H6C4.6 20 3.6 19 3.6 17.6V5.4C3.6 4 4.6 3 6 3H16C17.4 3 18.4 4 18.4 5.4V9M7 7H15M7 11H11M13.4 12.4L22 15.6L18.2 17.2L16.6 21Z"
    ),
    "filemenu.and.cursorarrow": lines(
      "M11.4 20H6C4.6 20 3.6 19 3.6 17.6V5.4C3.6 4 4.6 3 6 3H16C17.4 3 18.4 4 18.4 5.4V9M3.6 7H18.4M7 11H11M13.4 12.4L22 15.6L18.2 17.2L16.6 21Z"
    ),
  ]

  private static let diamond = "M12 1.8L22.2 12L12 22.2L1.8 12Z"
  private static let back =
    "M6.5 5.6C8.1 4.6 10 4 12 4C17 4 21 8 21 13C21 18 17 21.5 12 21.5C7 21.5 3 18 3 13M9.2 1.8L5.7 5.6L9.6 8.6"
  private static let ahead =
    "M17.5 5.6C15.9 4.6 14 4 12 4C7 4 3 8 3 13C3 18 7 21.5 12 21.5C17 21.5 21 18 21 13M14.8 1.8L18.3 5.6L14.4 8.6"

  private static func sign(_ character: String) -> WrittenSymbol {
    [
      .letters(
        character, in: CGRect(x: 3, y: 4, width: 18, height: character.count == 1 ? 16 : 11))
    ]
  }

  private static func jump(_ arrow: String, _ seconds: String) -> WrittenSymbol {
    [
      .stroke(arrow),
      .letters(seconds, in: CGRect(x: 6, y: 8.5, width: 12, height: 9)),
    ]
  }

  /// Two arrows that go around a character.
  private static func around(_ character: String) -> WrittenSymbol {
    [
      .stroke(
        "M2.6 11C3.2 6 7 2.6 12 2.6C15.2 2.6 17.8 4 19.6 6.4M21.4 13C20.8 18 17 21.4 12 21.4C8.8 21.4 6.2 20 4.4 17.6M20.2 2.4V6.8H15.8M3.8 21.6V17.2H8.2"
      ),
      .letters(character, in: CGRect(x: 6, y: 7.6, width: 12, height: 8.8)),
    ]
  }
}
