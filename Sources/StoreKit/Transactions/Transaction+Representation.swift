import Foundation

extension Transaction {
  /// When the App Store has signed it: when it was bought.
  public var signedDate: Date { purchaseDate }

  /// Of the price; nil for a store without one.
  public var currency: Locale.Currency? {
    Locale(identifier: Store.shared.read { $0.configuration?.locale ?? "en_US" }).currency
  }

  /// Three letters, as `USA`.
  public var storefrontCountryCode: String { Store.shared.country }

  /// What the App Store says of it, as JSON; times are in milliseconds since 1970.
  public var jsonRepresentation: Data {
    var values: [String: Any] = [
      "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID,
      "bundleId": appBundleID, "type": productType.rawValue, "quantity": purchasedQuantity,
      "purchaseDate": milliseconds(purchaseDate), "signedDate": milliseconds(signedDate),
      "originalPurchaseDate": milliseconds(originalPurchaseDate),
      "inAppOwnershipType": ownershipType.rawValue, "environment": environment.rawValue,
      "transactionReason": reason.rawValue, "storefront": storefrontCountryCode,
    ]
    values["subscriptionGroupIdentifier"] = subscriptionGroupID
    values["expiresDate"] = expirationDate.map(milliseconds)
    values["appAccountToken"] = appAccountToken?.uuidString.lowercased()
    values["currency"] = currency?.identifier
    // In thousandths, as the App Store counts them.
    values["price"] = price.map { NSDecimalNumber(decimal: $0 * 1000).intValue }
    if let revocationDate {
      values["revocationDate"] = milliseconds(revocationDate)
      values["revocationReason"] = revocationReason?.rawValue
    }
    if isUpgraded { values["isUpgraded"] = true }
    return (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
  }

  private func milliseconds(_ date: Date) -> Int {
    Int(min(max(date.timeIntervalSince1970 * 1000, -1e15), 1e15))
  }
}

extension VerificationResult where SignedType == Transaction {
  /// The signed text in three parts, as servers check it.
  ///
  /// Differs from Apple's: the signature is empty, as in no environment of the App Store.
  public var jwsRepresentation: String {
    [headerData, payloadData].map(\.urlText).joined(separator: ".") + "."
  }

  public var headerData: Data { Data(#"{"alg":"ES256","kid":"Apple_Xcode_Key","typ":"JWT"}"#.utf8) }

  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
}

extension Data {
  /// In the letters that may stand in an address.
  fileprivate var urlText: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }
}
