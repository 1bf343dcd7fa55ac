import Foundation

/// A `.storekit` file as Xcode writes it: a coin, a theme, and a subscription by the month and the year.
enum ShopFile {
  static func write() throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Shop-\(UUID().uuidString).storekit")
    try Data(text.utf8).write(to: file)
    return file
  }

  private static let text = """
    {
      "identifier" : "8A1C2D3E",
      "nonRenewingSubscriptions" : [],
      "products" : [
        {
          "displayPrice" : "0.99", "familyShareable" : false, "internalID" : "1",
          "localizations" : [
            { "description" : "A coin to spend", "displayName" : "Coin", "locale" : "en_US" },
            { "description" : "Eine Münze", "displayName" : "Münze", "locale" : "de" }
          ],
          "productID" : "app.coin", "referenceName" : "Coin", "type" : "Consumable"
        },
        {
          "displayPrice" : "4.99", "familyShareable" : true, "internalID" : "2",
          "localizations" : [
            { "description" : "Dark colours", "displayName" : "Theme", "locale" : "en_US" }
          ],
          "productID" : "app.theme", "referenceName" : null, "type" : "NonConsumable"
        }
      ],
      "settings" : { "_locale" : "en_US", "_storefront" : "DEU" },
      "subscriptionGroups" : [
        {
          "id" : "G1", "localizations" : [], "name" : "Pro",
          "subscriptions" : [
            {
              "adHocOffers" : [], "codeOffers" : [], "displayPrice" : "1.99",
              "familyShareable" : false, "groupNumber" : 2, "internalID" : "3",
              "introductoryOffer" : {
                "internalID" : "4", "paymentMode" : "free", "subscriptionPeriod" : "P1W"
              },
              "localizations" : [
                { "description" : "All of it", "displayName" : "Monthly", "locale" : "en_US" }
              ],
              "productID" : "app.monthly", "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Monthly", "subscriptionGroupID" : "G1",
              "type" : "RecurringSubscription"
            },
            {
              "adHocOffers" : [], "codeOffers" : [], "displayPrice" : "19.99",
              "familyShareable" : false, "groupNumber" : 1, "internalID" : "5",
              "introductoryOffer" : null,
              "localizations" : [
                { "description" : "All of it", "displayName" : "Yearly", "locale" : "en_US" }
              ],
              "productID" : "app.yearly", "recurringSubscriptionPeriod" : "P1Y",
              "referenceName" : "Yearly", "subscriptionGroupID" : "G1",
              "type" : "RecurringSubscription"
            }
          ]
        }
      ],
      "version" : { "major" : 3, "minor" : 0 }
    }
    """
}
