import SwiftUI

/// How the picture of what VoiceOver finds looks.
struct AccessibilityLook: Sendable {
  var activationPoints: ActivationPointDisplayMode
  var isMonochrome: Bool
  var colors: [UIColor]
  var showsInputLabels: Bool

  /// Told apart by people with all kinds of colour vision, light enough for black numbers.
  static let standardColors: [UIColor] = [
    (0.90, 0.62, 0.00), (0.34, 0.71, 0.91), (0.00, 0.75, 0.55), (0.95, 0.85, 0.20),
    (0.85, 0.45, 0.20), (0.80, 0.55, 0.75), (0.55, 0.80, 0.35), (0.60, 0.65, 0.90),
  ].map { UIColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1) }

  func color(_ index: Int) -> Color {
    let all = colors.isEmpty ? Self.standardColors : colors
    return Color(uiColor: all[index % all.count])
  }
}

/// A picture with numbered regions, and beside or below it what VoiceOver says of each.
struct AccessibilityLegend: View {
  let picture: UIImage
  let elements: [SpokenElement]
  let look: AccessibilityLook

  private static let textWidth: CGFloat = 300

  /// High pictures have the texts beside them.
  private var isBeside: Bool { picture.size.height > picture.size.width }

  var body: some View {
    let layout =
      isBeside
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 16))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
    layout {
      marked
      texts
    }
    .padding(16)
    .background(Color.white)
    .environment(\.colorScheme, .light)
    .environment(\.dynamicTypeSize, .large)
    .environment(\.layoutDirection, .leftToRight)
  }

  private var marked: some View {
    ZStack(alignment: .topLeading) {
      Image(uiImage: picture).grayscale(look.isMonochrome ? 1 : 0)
      ForEach(elements.indices, id: \.self) { region($0) }
    }
    .frame(width: picture.size.width, height: picture.size.height, alignment: .topLeading)
    .clipped()
    .border(Color(white: 0.8), width: 1)
  }

  @ViewBuilder private func region(_ index: Int) -> some View {
    let element = elements[index]
    let color = look.color(index)
    let outline = element.outline.map { Path($0) } ?? Path(element.frame)
    outline.fill(color.opacity(0.35))
    outline.stroke(color, lineWidth: 1)
    // Over the corner, so that nearly all of what is in the region is seen.
    mark(index, size: 8, side: 11)
      .offset(x: max(element.frame.minX - 5.5, 0), y: max(element.frame.minY - 5.5, 0))
    if let point = point(of: element) {
      Circle().stroke(Color.red, lineWidth: 2).frame(width: 12, height: 12)
        .offset(x: point.x - 6, y: point.y - 6)
    }
  }

  private func point(of element: SpokenElement) -> CGPoint? {
    switch look.activationPoints {
    case .never: nil
    case .whenOverridden: element.activationPoint
    case .always:
      element.activationPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
    }
  }

  private func mark(_ index: Int, size: CGFloat = 10, side: CGFloat = 14) -> some View {
    Text("\(index + 1)")
      .font(.system(size: size, weight: .bold))
      .foregroundStyle(Color.black)
      .padding(.horizontal, 3)
      .frame(minWidth: side, minHeight: side)
      .background(look.color(index), in: RoundedRectangle(cornerRadius: 3))
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(elements.indices, id: \.self) { index in
        HStack(alignment: .top, spacing: 8) {
          mark(index)
          VStack(alignment: .leading, spacing: 2) { lines(of: elements[index]) }
        }
      }
      if elements.isEmpty { Text("VoiceOver finds nothing here.").font(.system(size: 12)) }
    }
    .frame(
      width: isBeside ? Self.textWidth : max(picture.size.width, Self.textWidth),
      alignment: .leading)
  }

  @ViewBuilder private func lines(of element: SpokenElement) -> some View {
    Text(element.text.isEmpty ? "(nothing)" : element.text)
      .font(.system(size: 12)).foregroundStyle(Color.black)
    if !element.hint.isEmpty {
      Text(element.hint).font(.system(size: 12)).italic().foregroundStyle(Color(white: 0.4))
    }
    if look.showsInputLabels, !element.inputLabels.isEmpty {
      Text("Also called: \(element.inputLabels.joined(separator: ", "))")
        .font(.system(size: 11)).foregroundStyle(Color(white: 0.4))
    }
    ForEach(element.offers, id: \.self) {
      Text($0).font(.system(size: 11)).foregroundStyle(Color(white: 0.4))
    }
  }
}
