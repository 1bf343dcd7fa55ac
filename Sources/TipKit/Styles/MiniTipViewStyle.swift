import Device

/// The image at the left, title, message and actions beside it, a button that closes the tip at the right.
///
/// Differs from Apple's: sizes and distances are near those of iOS, of which none was measured.
public nonisolated struct MiniTipViewStyle: TipViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MiniTip(configuration: configuration)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLooks) private var looks

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = configuration.image {
        image
          .resizable()
          .scaledToFit()
          .frame(width: looks.imageSize.width, height: looks.imageSize.height)
          .foregroundStyle(looks.imageStyle)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          texts
          Spacer(minLength: 0)
          closeButton
        }
        ForEach(configuration.actions) { action in
          Divider()
          Button(action: action.handler) {
            action.label()
              .font(.subheadline)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .buttonStyle(.borderless)
        }
      }
    }
    .padding(16)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.title.font(.headline)
      configuration.message
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  private var closeButton: some View {
    Button {
      configuration.tip.invalidate(reason: .tipClosed)
    } label: {
      Image(systemName: "xmark")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.secondary)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: SystemWord.close.text))
    .accessibilityIdentifier("xmark")
  }
}
