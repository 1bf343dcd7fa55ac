import Foundation
import SwiftUI
import UIKit

extension ViewType.Text {
  /// The looks of a text, or of a part of it, as its own modifiers say.
  ///
  /// What no modifier of the text has written throws `modifierNotFound`.
  @preconcurrency @MainActor
  public struct Attributes {
    private let pieces: [(text: String, style: TextRunStyle)]
    private let outerColor: SwiftUI.Color?
    private let outerFont: SwiftUI.Font?
    private let isValid: Bool

    init(_ text: SwiftUI.Text, outerColor: SwiftUI.Color?, outerFont: SwiftUI.Font?) {
      let pieces = text.pieces(in: EnvironmentValues()).map { (text: $0.text, style: $0.style) }
      // An empty text has looks too.
      self.pieces = pieces.isEmpty ? [(text: "", style: text.ownStyle)] : pieces
      self.outerColor = outerColor
      self.outerFont = outerFont
      isValid = true
    }

    private init(_ whole: Attributes, _ range: Range<Int>) {
      var pieces: [(text: String, style: TextRunStyle)] = []
      var start = 0
      for piece in whole.pieces {
        let end = start + piece.text.count
        let part = range.clamped(to: start..<end)
        if !part.isEmpty {
          let text = piece.text.dropFirst(part.lowerBound - start).prefix(part.count)
          pieces.append((String(text), piece.style))
        }
        start = end
      }
      self.pieces = pieces
      outerColor = whole.outerColor
      outerFont = whole.outerFont
      isValid =
        whole.isValid && range.lowerBound >= 0 && range.upperBound <= start && !range.isEmpty
    }

    /// The looks of a part, counted in characters.
    public subscript<Bounds: RangeExpression>(_ range: Bounds) -> Attributes
    where Bounds.Bound == Int {
      Attributes(self, range.relative(to: 0..<pieces.map(\.text.count).reduce(0, +)))
    }

    /// The looks of a part, by indices into the text's string.
    public subscript<Bounds: RangeExpression>(_ range: Bounds) -> Attributes
    where Bounds.Bound == String.Index {
      let string = pieces.map(\.text).joined()
      let bounds = range.relative(to: string)
      let start = string.distance(from: string.startIndex, to: bounds.lowerBound)
      let end = string.distance(from: string.startIndex, to: bounds.upperBound)
      return Attributes(self, start..<end)
    }

    // MARK: Characters

    /// Whether it is bold.
    ///
    /// - Throws: `InspectionError` where parts differ.
    public func isBold() throws -> Bool {
      try common("bold") { $0.isBold ?? ($0.weight == .some(.bold) ? true : nil) }
    }

    /// Whether it is italic.
    ///
    /// - Throws: `InspectionError` where parts differ.
    public func isItalic() throws -> Bool { try common("italic") { $0.isItalic } }

    /// As given by `fontWeight`.
    ///
    /// - Throws: `InspectionError` where parts differ, or without it.
    public func fontWeight() throws -> SwiftUI.Font.Weight {
      try common("fontWeight") { $0.weight.flatMap { $0 } }
    }

    /// The text's own font, or else the one of a modifier around it.
    public func font() throws -> SwiftUI.Font { try common("font", else: outerFont) { $0.font } }

    /// The text's own colour, or else the one of a modifier around it.
    public func foregroundColor() throws -> SwiftUI.Color {
      try common("foregroundColor", else: outerColor) { $0.foreground?.style as? SwiftUI.Color }
    }

    // MARK: Distances

    /// Between the letters, in points.
    ///
    /// - Throws: `InspectionError` where parts differ, or without it.
    public func kerning() throws -> CGFloat {
      try common("kerning") { $0.kerning == 0 ? nil : $0.kerning }
    }

    /// Between the letters, in points.
    ///
    /// - Throws: `InspectionError` where parts differ, or without it.
    public func tracking() throws -> CGFloat {
      try common("tracking") { $0.tracking == 0 ? nil : $0.tracking }
    }

    /// Above the line, in points.
    ///
    /// - Throws: `InspectionError` where parts differ, or without it.
    public func baselineOffset() throws -> CGFloat {
      try common("baselineOffset") { $0.baselineOffset == 0 ? nil : $0.baselineOffset }
    }

    // MARK: Lines

    /// Whether a line goes through it.
    ///
    /// - Throws: `InspectionError` where parts differ.
    public func isStrikethrough() throws -> Bool {
      try common("strikethrough") { $0.strikethrough == nil ? nil : true }
    }

    /// Of the line through it; nil for the text's own.
    public func strikethroughColor() throws -> SwiftUI.Color? {
      try common("strikethrough") { $0.strikethrough }.color
    }

    /// Of the line through it.
    public func strikethroughStyle() throws -> NSUnderlineStyle {
      try common("strikethrough") { $0.strikethrough }.underlineStyle
    }

    /// Whether a line goes under it.
    ///
    /// - Throws: `InspectionError` where parts differ.
    public func isUnderline() throws -> Bool {
      try common("underline") { $0.underline == nil ? nil : true }
    }

    /// Of the line under it; nil for the text's own.
    public func underlineColor() throws -> SwiftUI.Color? {
      try common("underline") { $0.underline }.color
    }

    /// Of the line under it.
    public func underlineStyle() throws -> NSUnderlineStyle {
      try common("underline") { $0.underline }.underlineStyle
    }

    // MARK: The same in all pieces

    /// The value that all pieces have, or else the one from around the text.
    private func common<Value: Equatable>(
      _ name: String, else outer: Value?, _ read: (TextRunStyle) -> Value?
    ) throws -> Value {
      do {
        return try common(name, read)
      } catch {
        if isValid, let outer { return outer }
        throw error
      }
    }

    /// The value that all pieces have.
    ///
    /// - Throws: `modifierNotFound` if no piece has one; `textAttribute` if only some have, or if
    ///   they differ.
    private func common<Value: Equatable>(
      _ name: String, _ read: (TextRunStyle) -> Value?
    ) throws -> Value {
      guard isValid else { throw InspectionError.textAttribute("Invalid text range") }
      let values = pieces.map { read($0.style) }
      guard let first = values.lazy.compactMap({ $0 }).first else {
        throw InspectionError.modifierNotFound(parent: "Text", modifier: name, index: 0)
      }
      guard !values.contains(where: { $0 == nil }) else {
        throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
      }
      guard values.allSatisfy({ $0 == first }) else {
        throw InspectionError.textAttribute("Modifier '\(name)' has different values in subranges")
      }
      return first
    }
  }
}

extension Text.LineStyle {
  fileprivate var underlineStyle: NSUnderlineStyle {
    switch pattern {
    case .dot: NSUnderlineStyle(rawValue: 0x0100 | 0x01)
    case .dash: NSUnderlineStyle(rawValue: 0x0200 | 0x01)
    case .dashDot: NSUnderlineStyle(rawValue: 0x0300 | 0x01)
    case .dashDotDot: NSUnderlineStyle(rawValue: 0x0400 | 0x01)
    default: .single
    }
  }
}
