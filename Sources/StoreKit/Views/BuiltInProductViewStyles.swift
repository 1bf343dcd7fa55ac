import SwiftUI

// What stands where is from looking at them; distances are ours.

/// The style that product views have by themselves.
public struct AutomaticProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    RegularProductViewStyle().makeBody(configuration: configuration)
  }
}

/// One row: icon and words, and the button at the end.
public struct CompactProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon.frame(width: 40, height: 40)
      ProductWords(configuration: configuration, font: .body, showsDescription: false)
      Spacer(minLength: 0)
      ProductBuyButton(configuration: configuration)
    }
  }
}

/// One row with the description, and the button below the words.
public struct RegularProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 12) {
      configuration.icon.frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 8) {
        ProductWords(configuration: configuration, font: .headline, showsDescription: true)
        ProductBuyButton(configuration: configuration)
      }
      Spacer(minLength: 0)
    }
  }
}

/// A card: the icon above the words, and the button at the end.
public struct LargeProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.frame(maxWidth: .infinity, minHeight: 96)
      HStack {
        ProductWords(configuration: configuration, font: .title3.bold(), showsDescription: true)
        Spacer(minLength: 0)
        ProductBuyButton(configuration: configuration)
      }
    }
    .padding()
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 16))
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// Name and description of a product, or what stands there until it is loaded.
private struct ProductWords: View {
  let configuration: ProductViewStyleConfiguration
  let font: Font
  let showsDescription: Bool

  private var showsText: Bool {
    switch configuration.descriptionVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: showsDescription
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      switch configuration.state {
      case .success(let product):
        Text(verbatim: product.displayName).font(font)
        if showsText, !product.description.isEmpty {
          Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
        }
      case .loading:
        Text(verbatim: "Product name").font(font).redacted(reason: .placeholder)
      case .unavailable, .failure:
        Text(verbatim: "Product Unavailable").font(font).foregroundStyle(.secondary)
      }
    }
  }
}

/// The price, which buys; a tick in front of what the user owns.
private struct ProductBuyButton: View {
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    if let product = configuration.product {
      if configuration.hasCurrentEntitlement {
        Image(systemName: "checkmark").accessibilityLabel(Text(verbatim: "Purchased"))
      } else {
        Button(action: configuration.purchase) { Text(verbatim: product.displayPrice).bold() }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
      }
    }
  }
}
