// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  /// Rectangles, grids, windows and what is done with pictures.
  static let frames: [String: WrittenSymbol] = [
    "rectangle.3.group": lines(
      "R1.8 4.4 8.6 15.2 1.8R13.6 4.4 8.6 6 1.6R13.6 13.6 8.6 6 1.6"),
    "rectangle.3.offgrid": lines(
      "R2 4.2 10.6 8.4 1.8R15.8 6.4 6.2 13.4 1.6R5 16 7.6 4.6 1.4"),
    "rectangle.dashed": lines(
      "M1.8 9V7.4C1.8 5.8 3 4.6 4.6 4.6H6.2M17.8 4.6H19.4C21 4.6 22.2 5.8 22.2 7.4V9M22.2 15V16.6C22.2 18.2 21 19.4 19.4 19.4H17.8M6.2 19.4H4.6C3 19.4 1.8 18.2 1.8 16.6V15M9.6 4.6H14.4M9.6 19.4H14.4M1.8 11.4V12.6M22.2 11.4V12.6"
    ),
    "rectangle.portrait.dashed": lines(
      "M4.6 6.2V4.6C4.6 3 5.8 1.8 7.4 1.8H9M15 1.8H16.6C18.2 1.8 19.4 3 19.4 4.6V6.2M19.4 17.8V19.4C19.4 21 18.2 22.2 16.6 22.2H15M9 22.2H7.4C5.8 22.2 4.6 21 4.6 19.4V17.8M4.6 9.6V14.4M19.4 9.6V14.4M11.4 1.8H12.6M11.4 22.2H12.6"
    ),
    "app.dashed": lines(
      "M3.2 8.4V8.2C3.2 5.4 5.4 3.2 8.2 3.2H8.4M15.6 3.2H15.8C18.6 3.2 20.8 5.4 20.8 8.2V8.4M20.8 15.6V15.8C20.8 18.6 18.6 20.8 15.8 20.8H15.6M8.4 20.8H8.2C5.4 20.8 3.2 18.6 3.2 15.8V15.6M11.2 3.2H12.8M11.2 20.8H12.8M3.2 11.2V12.8M20.8 11.2V12.8"
    ),
    "circle.dotted": [
      .fill(
        "O12 2.8 1O16.6 4 1O20 7.4 1O21.2 12 1O20 16.6 1O16.6 20 1O12 21.2 1O7.4 20 1O4 16.6 1O2.8 12 1O4 7.4 1O7.4 4 1"
      )
    ],
    "rectangle.compress.vertical": lines(
      "R3 9.6 18 4.8 1.2M12 1.8V6.6M9.2 4.2L12 6.8L14.8 4.2M12 22.2V17.4M9.2 19.8L12 17.2L14.8 19.8"
    ),
    "rectangle.expand.vertical": lines(
      "R3 9.6 18 4.8 1.2M12 6.8V2M9.2 4.6L12 1.8L14.8 4.6M12 17.2V22M9.2 19.4L12 22.2L14.8 19.4"),
    "rectangle.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R4.2 7.2 15.6 9.6 1.2")],
    "rectangle.center.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R6 8 12 8 1")],
    "rectangle.bottomthird.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R4 13 16 4 1")],
    "rectangle.topthird.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R4 7 16 4 1")],
    "rectangle.lefthalf.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R4 7 7 10 1")],
    "rectangle.righthalf.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R13 7 7 10 1")],
    "rectangle.leftthird.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R4 7 5 10 1")],
    "rectangle.rightthird.inset.filled": [.stroke("R1.5 4.5 21 15 3"), .fill("R15 7 5 10 1")],
    "rectangle.lefthalf.filled": [
      .stroke("R1.5 4.5 21 15 3"),
      .fill("M12 4.5V19.5H4.5C2.8 19.5 1.5 18.2 1.5 16.5V7.5C1.5 5.8 2.8 4.5 4.5 4.5Z"),
    ],
    "rectangle.righthalf.filled": [
      .stroke("R1.5 4.5 21 15 3"),
      .fill("M12 4.5V19.5H19.5C21.2 19.5 22.5 18.2 22.5 16.5V7.5C22.5 5.8 21.2 4.5 19.5 4.5Z"),
    ],
    "square.lefthalf.filled": [
      .stroke("R3.2 3.2 17.6 17.6 3.4"),
      .fill("M12 3.2V20.8H6.6C4.7 20.8 3.2 19.3 3.2 17.4V6.6C3.2 4.7 4.7 3.2 6.6 3.2Z"),
    ],
    "square.righthalf.filled": [
      .stroke("R3.2 3.2 17.6 17.6 3.4"),
      .fill("M12 3.2V20.8H17.4C19.3 20.8 20.8 19.3 20.8 17.4V6.6C20.8 4.7 19.3 3.2 17.4 3.2Z"),
    ],
    "square.tophalf.filled": [
      .stroke("R3.2 3.2 17.6 17.6 3.4"),
      .fill("M3.2 12V6.6C3.2 4.7 4.7 3.2 6.6 3.2H17.4C19.3 3.2 20.8 4.7 20.8 6.6V12Z"),
    ],
    "square.bottomhalf.filled": [
      .stroke("R3.2 3.2 17.6 17.6 3.4"),
      .fill("M3.2 12V17.4C3.2 19.3 4.7 20.8 6.6 20.8H17.4C19.3 20.8 20.8 19.3 20.8 17.4V12Z"),
    ],
    "circle.tophalf.filled": [
      .stroke("O12 12 8.4"), .fill("M2.8 12C2.8 6.9 6.9 2.8 12 2.8C17.1 2.8 21.2 6.9 21.2 12Z"),
    ],
    "circle.bottomhalf.filled": [
      .stroke("O12 12 8.4"),
      .fill("M2.8 12C2.8 17.1 6.9 21.2 12 21.2C17.1 21.2 21.2 17.1 21.2 12Z"),
    ],
    "shield.lefthalf.filled": [
      .stroke(SymbolEnclosure.shield.outline), .fill("M12 2V22C7.5 20 4 16.5 4 11.5V5Z"),
    ],
    "shield.righthalf.filled": [
      .stroke(SymbolEnclosure.shield.outline), .fill("M12 2V22C16.5 20 20 16.5 20 11.5V5Z"),
    ],
    "shield.checkered": [
      .stroke(SymbolEnclosure.shield.outline),
      .fill("M12 2V12H4V5ZM12 12V22C16.5 20 20 16.5 20 12Z"),
    ],
    "square.inset.filled": [.stroke("R3.2 3.2 17.6 17.6 3.4"), .fill("R6.4 6.4 11.2 11.2 1.6")],
    "square.split.2x1": lines("R3.2 3.2 17.6 17.6 3.4M12 3.2V20.8"),
    "square.split.1x2": lines("R3.2 3.2 17.6 17.6 3.4M3.2 12H20.8"),
    "square.split.2x2": lines("R3.2 3.2 17.6 17.6 3.4M12 3.2V20.8M3.2 12H20.8"),
    "square.split.diagonal": lines("R3.2 3.2 17.6 17.6 3.4M4.4 19.6L19.6 4.4"),
    "rectangle.split.1x2": lines("R2 4.5 20 15 2.8M2 12H22"),
    "rectangle.split.2x2": lines("R2 4.5 20 15 2.8M12 4.5V19.5M2 12H22"),
    "rectangle.split.3x3": lines(
      "R2 4.5 20 15 2.8M8.7 4.5V19.5M15.3 4.5V19.5M2 9.5H22M2 14.5H22"),
    "rectangle.grid.3x2": lines(
      "R1.8 5 5.2 5.8 1.2R9.4 5 5.2 5.8 1.2R17 5 5.2 5.8 1.2R1.8 13.2 5.2 5.8 1.2R9.4 13.2 5.2 5.8 1.2R17 13.2 5.2 5.8 1.2"
    ),
    "rectangle.grid.1x3": lines("R3 3 18 4.6 1.3R3 9.7 18 4.6 1.3R3 16.4 18 4.6 1.3"),
    "square.grid.3x2": lines(
      "R1.8 5.6 5.2 5.2 1.1R9.4 5.6 5.2 5.2 1.1R17 5.6 5.2 5.2 1.1R1.8 13.2 5.2 5.2 1.1R9.4 13.2 5.2 5.2 1.1R17 13.2 5.2 5.2 1.1"
    ),
    "square.grid.4x3": lines(
      "R1.6 4.6 3.6 3.6 .8R7.4 4.6 3.6 3.6 .8R13 4.6 3.6 3.6 .8R18.8 4.6 3.6 3.6 .8R1.6 10.2 3.6 3.6 .8R7.4 10.2 3.6 3.6 .8R13 10.2 3.6 3.6 .8R18.8 10.2 3.6 3.6 .8R1.6 15.8 3.6 3.6 .8R7.4 15.8 3.6 3.6 .8R13 15.8 3.6 3.6 .8R18.8 15.8 3.6 3.6 .8"
    ),
    "square.grid.3x1.below.line.grid.1x2": lines(
      "R2.6 13.6 5 6.4 1R9.5 13.6 5 6.4 1R16.4 13.6 5 6.4 1M2.6 4.6H21.4M2.6 9.2H21.4"),
    "square.fill.text.grid.1x2": [
      .fill("R2.4 3.6 7 7 1.6"), .fill("R2.4 13.4 7 7 1.6"),
      .stroke("M13 5.2H21.4M13 9H18.6M13 15H21.4M13 18.8H18.6"),
    ],
    "app.grid": [
      .fill(
        "R2.8 2.8 5 5 1.4R9.5 2.8 5 5 1.4R16.2 2.8 5 5 1.4R2.8 9.5 5 5 1.4R9.5 9.5 5 5 1.4R16.2 9.5 5 5 1.4R2.8 16.2 5 5 1.4R9.5 16.2 5 5 1.4R16.2 16.2 5 5 1.4"
      )
    ],
    "circle.grid.cross": lines("O12 4.8 2.9O12 19.2 2.9O4.8 12 2.9O19.2 12 2.9"),
    "circle.grid.cross.left.filled": [
      .stroke("O12 4.8 2.9O12 19.2 2.9O19.2 12 2.9"), .fill("O4.8 12 3.7"),
    ],
    "circle.grid.cross.right.filled": [
      .stroke("O12 4.8 2.9O12 19.2 2.9O4.8 12 2.9"), .fill("O19.2 12 3.7"),
    ],
    "circle.grid.cross.up.filled": [
      .stroke("O19.2 12 2.9O12 19.2 2.9O4.8 12 2.9"), .fill("O12 4.8 3.7"),
    ],
    "circle.grid.cross.down.filled": [
      .stroke("O19.2 12 2.9O12 4.8 2.9O4.8 12 2.9"), .fill("O12 19.2 3.7"),
    ],
    "circle.hexagongrid": lines(
      "O12 12 2.2O5.2 12 2.2O18.8 12 2.2O8.6 6.1 2.2O15.4 6.1 2.2O8.6 17.9 2.2O15.4 17.9 2.2"),
    "circle.hexagonpath": lines(
      "O12 4.4 2.4O18.6 8.2 2.4O18.6 15.8 2.4O12 19.6 2.4O5.4 15.8 2.4O5.4 8.2 2.4"),
    "grid": lines(
      "R3.2 3.2 17.6 17.6 1.4M9 3.2V20.8M15 3.2V20.8M3.2 9H20.8M3.2 15H20.8"),
    "tablecells": lines("R2 4 20 16 2.6M2 9.4H22M2 14.7H22M8.8 4V20M15.4 9.4V20"),
    "table": lines("R2 4 20 16 2.6M2 9.4H22M2 14.7H22M12 4V20"),
    "macwindow": lines("R2 4 20 16 2.8M2 9H22M5.2 6.5H5.4M8 6.5H8.2M10.8 6.5H11"),
    "uiwindow.split.2x1": lines("R2 4 20 16 2.8M2 9H22M12 9V20M5.2 6.5H5.4M8 6.5H8.2"),
    "menubar.rectangle": [.stroke("R2 4 20 16 2.8"), .fill("R4.2 6.2 15.6 2.6 .8")],
    "dock.rectangle": [.stroke("R2 4 20 16 2.8"), .fill("R6 14.8 12 3 .9")],
    "sidebar.squares.left": lines(
      "R2 4 20 16 3M9.5 4V20R4.4 6.8 2.6 2.6 .5R4.4 12 2.6 2.6 .5"),
    "pip": [
      .stroke("M22 10.4V7C22 5.3 20.7 4 19 4H5C3.3 4 2 5.3 2 7V17C2 18.7 3.3 20 5 20H9.4"),
      .fill("R11.8 12.6 11 8.4 1.8"),
    ],
    "pip.enter": [
      .stroke(
        "M22 10.4V7C22 5.3 20.7 4 19 4H5C3.3 4 2 5.3 2 7V17C2 18.7 3.3 20 5 20H9.4M5.6 7.4L9.8 11.4M9.8 8V11.6H6.2"
      ), .fill("R12.6 12.8 10.4 8.2 1.8"),
    ],
    "pip.exit": [
      .stroke(
        "M22 10.4V7C22 5.3 20.7 4 19 4H5C3.3 4 2 5.3 2 7V17C2 18.7 3.3 20 5 20H9.4M5.6 11L5.4 7.4H9M5.6 7.4L9.8 11.4"
      ), .fill("R12.6 12.8 10.4 8.2 1.8"),
    ],
    "aspectratio": lines("R1.8 4.4 20.4 15.2 2.8M5.6 11.4V8.2H9M18.4 12.6V15.8H15"),
    "crop": lines(
      "M6.4 1.8V15.6C6.4 16.8 7.2 17.6 8.4 17.6H22.2M1.8 6.4H15.6C16.8 6.4 17.6 7.2 17.6 8.4V22.2"),
    "crop.rotate": lines(
      "M7.4 5.4V14.6C7.4 15.8 8.2 16.6 9.4 16.6H18.6M5.4 7.4H14.6C15.8 7.4 16.6 8.2 16.6 9.4V18.6M1.8 10.6C2.4 6.6 5 3.4 8.8 2.2M22.2 13.4C21.6 17.4 19 20.6 15.2 21.8M6.4 1.4L9.2 2L8.4 4.8M17.6 22.6L14.8 22L15.6 19.2"
    ),
    "rotate.left": lines(
      "R3.4 10.4 13 10.6 2.2M20.8 17.6C23 12.8 20.4 6.6 14.8 5.6H9.4M12.2 2.4L9 5.6L12.2 8.8"),
    "rotate.right": lines(
      "R7.6 10.4 13 10.6 2.2M3.2 17.6C1 12.8 3.6 6.6 9.2 5.6H14.6M11.8 2.4L15 5.6L11.8 8.8"),
    "flip.horizontal": [
      .stroke("M12 2.4V4.4M12 8V10M12 14V16M12 19.6V21.6M8.6 5.4V18.6H2.4ZM15.4 5.4V18.6H21.6Z")
    ],
    "arrow.left.and.right.righttriangle.left.righttriangle.right": lines(
      "M9.8 10.4V20.6H2ZM14.2 10.4V20.6H22ZM4.6 4.6H19.4M7.2 2L4.4 4.6L7.2 7.2M16.8 2L19.6 4.6L16.8 7.2"
    ),
    "arrow.up.and.down.righttriangle.up.righttriangle.down": lines(
      "M10.4 9.8H20.6V2ZM10.4 14.2H20.6V22ZM4.6 4.6V19.4M2 7.2L4.6 4.4L7.2 7.2M2 16.8L4.6 19.6L7.2 16.8"
    ),
    "perspective": lines(
      "M4 5.4L20 2.6V21.4L4 18.6ZM9.4 4.6V19.4M14.6 3.6V20.4M4 12H20"),
    "skew": lines("M7.4 5H21.6L16.6 19H2.4Z"),
    "cube.transparent": lines(
      "M12 2.2L20.6 7V17L12 21.8L3.4 17V7ZM12 12L16.2 9.6M12 12V16.8M12 12L7.8 9.6M3.4 7L5.6 8.2M20.6 7L18.4 8.2M12 21.8V19.4"
    ),
    "cube.box": lines(
      "M12 2.2L20.6 7V17L12 21.8L3.4 17V7ZM3.6 7.2L12 12L20.4 7.2M12 12V21.5M7.6 4.8L16.2 9.6V13"),
    "pyramid": lines("M12 3L22 16L14 21L2 16ZM12 3L14 21"),
    "cone": lines(
      "M12 2.6L20 17.4C20 19.6 16.4 21.4 12 21.4C7.6 21.4 4 19.6 4 17.4ZM4.2 17.2C5 15.4 8.2 14.2 12 14.2C15.8 14.2 19 15.4 19.8 17.2"
    ),
    "cylinder": lines(drum),
    "cylinder.split.1x2": lines(
      drum + "M4.4 12C4.4 13.8 7.8 15.2 12 15.2C16.2 15.2 19.6 13.8 19.6 12"),
    "view.3d": [
      .letters("3D", in: .init(x: 2, y: 5, width: 20, height: 14))
    ],
    "arkit": lines(
      "M12 6.4L17 9.2V14.8L12 17.6L7 14.8V9.2ZM7 9.2L12 12L17 9.2M12 12V17.4M9 3.2L12 1.6L15 3.2M9 20.8L12 22.4L15 20.8M3 10V6.6L5.8 5M21 10V6.6L18.2 5M3 14V17.4L5.8 19M21 14V17.4L18.2 19"
    ),
    "move.3d": lines(
      "M9 14.6V3M5.8 6.2L9 2.8L12.2 6.2M9 14.6H21M17.8 11.4L21.2 14.6L17.8 17.8M9 14.6L3 20.6M3 16.2V20.8H7.6"
    ),
    "rotate.3d": lines(
      "M12 2.4C14.4 2.4 16.2 6.6 16.2 12C16.2 17.4 14.4 21.6 12 21.6M2.4 12C2.4 9.6 6.6 7.8 12 7.8C17.4 7.8 21.6 9.6 21.6 12C21.6 14.4 17.4 16.2 12 16.2M14.8 13.4L11.8 16.2L14.8 19"
    ),
    "slider.horizontal.below.rectangle": lines(
      "R2.4 3 19.2 10.6 2.4M2.4 19H11M17 19H21.6O14 19 2.4"),
    "slider.horizontal.2.square": lines(
      "R3.2 3.2 17.6 17.6 3.4M6.6 9H8.4M13 9H17.4M6.6 15H11M15.6 15H17.4O10.7 9 1.8O13.3 15 1.8"),
    "rectangle.stack.person.crop": lines(
      "R2.5 8.4 19 12.2 2.4M5 5.4H19M7.5 2.6H16.5O12 12.6 1.9M8.4 18.4C8.8 15.6 15.2 15.6 15.6 18.4"
    ),
    "rectangle.connected.to.line.below": lines(
      "R4 3.4 16 10 2.2M12 13.4V18M2.4 20.2H9.6M14.4 20.2H21.6O12 20.2 2"),
    "point.3.connected.trianglepath.dotted": [
      .fill("O12 5 2.8O5 18 2.8O19 18 2.8"),
      .stroke(
        "M10.2 8.6L9.8 9.3M8.2 12.2L7.8 12.9M13.8 8.6L14.2 9.3M15.8 12.2L16.2 12.9M10 18H10.6M13.4 18H14"
      ),
    ],
    "point.topleft.down.curvedto.point.bottomright.up": [
      .stroke("O5 5 2.4O19 19 2.4M5 7.6V15C5 20.4 12 20.4 12 15V9C12 3.6 19 3.6 19 9V16.4")
    ],
    "flowchart": lines(
      "R8.4 2.6 7.2 5 1.2R2 16.4 7.2 5 1.2R14.8 16.4 7.2 5 1.2M12 7.6V12M5.6 16.4V12H18.4V16.4"),
    "app.connected.to.app.below": lines(
      "R7.6 1.8 8.8 8.8 2.6R7.6 13.4 8.8 8.8 2.6M12 10.6V13.4"),
    "squareshape": lines("R3.2 3.2 17.6 17.6 1"),
    "square.dashed.inset.filled": square(with: .fill("R7.4 7.4 9.2 9.2 1.4")),
    "square.text.square": lines(
      "R2.4 2.4 13.4 13.4 2.6M19 8.4H19.4C20.7 8.4 21.6 9.3 21.6 10.6V19.4C21.6 20.7 20.7 21.6 19.4 21.6H10.6C9.3 21.6 8.4 20.7 8.4 19.4V19M5.8 6.4H12.4M5.8 9.2H12.4M5.8 12H9.6"
    ),
    "rectangle.and.text.magnifyingglass": lines(
      "M21.6 10V7C21.6 5.3 20.3 4 18.6 4H5.4C3.7 4 2.4 5.3 2.4 7V15.6C2.4 17.3 3.7 18.6 5.4 18.6H11M6 8H14M6 11.4H11M6 14.8H9.6O16.4 15.4 3.6M19.2 18.2L22.2 21.2"
    ),
    "rectangle.and.paperclip": lines(
      "M21.6 9.4V7C21.6 5.3 20.3 4 18.6 4H5.4C3.7 4 2.4 5.3 2.4 7V15.6C2.4 17.3 3.7 18.6 5.4 18.6H11M21.6 13.4L16.6 18.6C15 20.2 12.8 18.2 14.4 16.4L18.4 12.2"
    ),
    "lightspectrum.horizontal": lines(
      "M2.6 8V16M5.4 5V19M8.2 8V16M11 5V19M13.8 8V16M16.6 5V19M19.4 8V16M22 10V14"),
    "clear": lines("R3.2 3.2 17.6 17.6 3.4M8.4 8.4L15.6 15.6M15.6 8.4L8.4 15.6"),
    "camera.metering.none": [.stroke("R1.8 4.4 20.4 15.2 2.8")],
    "camera.metering.center.weighted": [.stroke("R1.8 4.4 20.4 15.2 2.8"), .fill("O12 12 3.6")],
    "swatchpalette": lines(
      "R2.6 2.6 7.4 18.8 2.2M10 8.6L14.4 4.2C15.2 3.4 16.2 3.4 17 4.2L19.8 7C20.6 7.8 20.6 8.8 19.8 9.6L9.6 20.4M14.6 14.6H19.2C20.6 14.6 21.4 15.4 21.4 16.8V19.2C21.4 20.6 20.6 21.4 19.2 21.4H7M6.3 17.2H6.4"
    ),
    "eyedropper": lines(
      "M13.2 6.8L4.4 15.6C3.6 16.4 3.8 18.2 2.8 21.2C5.8 20.2 7.6 20.4 8.4 19.6L17.2 10.8M11.4 5L19 12.6M15 6.6L17.6 4C18.6 3 20 3 20.8 3.8C21.4 4.6 21.4 5.8 20.4 6.8L17.6 9.4"
    ),
  ]

  private static let drum =
    "M12 2.8C16.2 2.8 19.6 4.2 19.6 6V18C19.6 19.8 16.2 21.2 12 21.2C7.8 21.2 4.4 19.8 4.4 18V6C4.4 4.2 7.8 2.8 12 2.8ZM4.4 6C4.4 7.8 7.8 9.2 12 9.2C16.2 9.2 19.6 7.8 19.6 6"

  /// Dashes around something.
  private static func square(with inner: WrittenLayer) -> WrittenSymbol {
    (shapes["square.dashed"] ?? []) + [inner]
  }
}
