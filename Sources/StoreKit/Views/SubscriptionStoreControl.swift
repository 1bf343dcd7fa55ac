import SwiftUI

/// How people choose a subscription, and subscribe.
struct SubscriptionStoreControl: View {
  let products: [Product]
  /// The one that the user has.
  let current: Product.ID?
  @Binding var chosen: Product.ID?
  @Environment(\.subscriptionControlStyle) private var style
  @Environment(\.subscriptionButtonLabel) private var label
  @Environment(\.subscriptionStoreLooks) private var looks
  @Environment(\.purchaseFlow) private var flow

  /// The one that the button subscribes to.
  private var selected: Product? {
    products.first { $0.id == chosen } ?? products.first
  }

  var body: some View {
    VStack(spacing: 12) {
      if style._choice == .buttons || products.count == 1 {
        ForEach(products) { product in
          if products.count == 1 { SubscriptionWords(product: product, isCurrent: false) }
          button(product, showsName: products.count > 1)
        }
      } else {
        choices
        if let selected { button(selected, showsName: false) }
      }
      SubscriptionStoreFootnotes()
    }
  }

  @ViewBuilder
  private var choices: some View {
    if style._choice == .compact {
      HStack { ForEach(products) { choice($0) } }
    } else {
      VStack(spacing: style._choice == .cards ? 12 : 4) { ForEach(products) { choice($0) } }
    }
  }

  private func choice(_ product: Product) -> some View {
    let isSelected = product.id == selected?.id
    return Button {
      chosen = product.id
    } label: {
      HStack {
        if let icon = looks.icon, let info = product.subscription { icon(product, info) }
        SubscriptionWords(product: product, isCurrent: product.id == current)
        Spacer(minLength: 0)
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      }
      .padding(12)
      .background(
        looks.itemBackground ?? AnyShapeStyle(.fill.tertiary),
        in: looks.itemShape ?? AnyShape(RoundedRectangle(cornerRadius: 12)))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private func button(_ product: Product, showsName: Bool) -> some View {
    Button {
      Task { await flow.buy(product) }
    } label: {
      SubscribeLabel(product: product, label: label, showsName: showsName)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(product.id == current)
  }
}

/// Name, price and description of a subscription.
private struct SubscriptionWords: View {
  let product: Product
  let isCurrent: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if isCurrent {
        Text(verbatim: "Current Plan").font(.caption).foregroundStyle(.secondary)
      }
      Text(verbatim: product.displayName).font(.headline)
      Text(verbatim: product.priceOfPeriod).font(.subheadline)
      if !product.description.isEmpty {
        Text(verbatim: product.description).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// What a button says by which people subscribe.
private struct SubscribeLabel: View {
  let product: Product
  let label: SubscriptionStoreButtonLabel
  let showsName: Bool
  @State private var isEligible = false

  /// A week that costs nothing is tried.
  private var action: String {
    let offer = product.subscription?.introductoryOffer
    return isEligible && offer?.paymentMode == .freeTrial ? "Try It Free" : "Subscribe"
  }

  private var lines: [String] {
    switch label.content {
    case .action: [action]
    case .displayName: [product.displayName]
    case .price: [product.priceOfPeriod]
    case .automatic: showsName ? [product.displayName, product.priceOfPeriod] : [action]
    }
  }

  private var detail: String? {
    guard label.isMultiline == true else { return nil }
    let offer = product.subscription?.introductoryOffer
    if isEligible, let offer, offer.paymentMode == .freeTrial {
      return "\(offer.period.duration) free, then \(product.priceOfPeriod)"
    }
    return lines.contains(product.priceOfPeriod) ? nil : product.priceOfPeriod
  }

  var body: some View {
    VStack(spacing: 2) {
      if label.isMultiline == false {
        Text(verbatim: lines.joined(separator: " – ")).bold().lineLimit(1)
      } else {
        ForEach(lines, id: \.self) { Text(verbatim: $0).bold() }
      }
      if let detail {
        Text(verbatim: detail).font(.caption).fixedSize(horizontal: false, vertical: true)
      }
    }
    .task(id: product.id) {
      isEligible = await product.subscription?.isEligibleForIntroOffer ?? false
    }
  }
}
