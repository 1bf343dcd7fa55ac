import CoreGraphics

/// How much shows of the two parts of an alert's box: of what it says, and of its buttons.
///
/// Each part scrolls by itself where there is no room for both.
package struct AlertParts: Equatable {
  /// Of the title, the message, the fields and what the app adds, in points.
  package let texts: CGFloat
  /// In points.
  package let buttons: CGFloat
  package var height: CGFloat { texts + buttons }

  /// Rows of buttons that show at least, where there are so many; Flutter has 67.8 and 84 points, of rows of 45 and 57.
  private static let leastRows: CGFloat = 1.5

  /// Divides a room for parts that are so high in full: what is said goes first, as in Flutter.
  ///
  /// `rowHeight`: Of one button, in points.
  package init(texts: CGFloat, buttons: CGFloat, rowHeight: CGFloat, room: CGFloat) {
    // Rooms may be rounded to pixels.
    guard texts + buttons > room + 0.5 else {
      self.texts = texts
      self.buttons = buttons
      return
    }
    let least = min(buttons, rowHeight * Self.leastRows)
    self.texts = min(texts, max(0, room - least))
    self.buttons = max(0, min(buttons, room - self.texts))
  }
}

extension AlertLayout {
  /// Where the buttons begin, in points.
  package var buttonsTop: CGFloat { content.maxY }

  /// How much shows in a room of a height, in points.
  package func parts(in room: CGFloat) -> AlertParts {
    AlertParts(
      texts: buttonsTop, buttons: size.height - buttonsTop, rowHeight: buttons.first?.height ?? 0,
      room: room)
  }
}

extension ActionSheetLayout {
  /// Where the buttons of the upper card begin, in points.
  package var buttonsTop: CGFloat { content.maxY }

  /// How much of the upper card shows in a room of a height for both cards, in points.
  package func parts(in room: CGFloat) -> AlertParts {
    AlertParts(
      texts: buttonsTop, buttons: card.height - buttonsTop, rowHeight: buttons.first?.height ?? 0,
      room: room - (size.height - card.height))
  }

  /// How high a sheet is of whose upper card so much shows, in points.
  package func height(of parts: AlertParts) -> CGFloat {
    size.height - card.height + parts.height
  }

  /// How high a sheet may be on a screen, of which `top` and `bottom` are covered, in points.
  package static func room(in screen: CGSize, top: CGFloat, bottom: CGFloat) -> CGFloat {
    max(0, screen.height - max(top, margin) - max(bottom, margin))
  }
}

extension AlertMetrics {
  /// Above and below an alert at least; Flutter.
  private static let screenMargin: CGFloat = 24

  /// How high an alert may be on a screen, in points.
  ///
  /// `top` and `bottom`: What the safe area leaves out there; `keyboard`: what the keyboard covers.
  package static func room(
    in screen: CGSize, top: CGFloat, bottom: CGFloat, keyboard: CGFloat
  ) -> CGFloat {
    let lower = keyboard > 0 ? keyboard + screenMargin : max(bottom, screenMargin)
    return max(0, screen.height - max(top, screenMargin) - lower)
  }

  /// Where the top of an alert is: in the middle of what the keyboard leaves, known, and below what covers the top.
  package static func top(
    of height: CGFloat, in screen: CGSize, top: CGFloat, bottom: CGFloat, keyboard: CGFloat
  ) -> CGFloat {
    let middle = (screen.height - keyboard - height) / 2
    let lower = keyboard > 0 ? keyboard + screenMargin : max(bottom, screenMargin)
    return max(min(middle, screen.height - lower - height), max(top, screenMargin))
  }
}
