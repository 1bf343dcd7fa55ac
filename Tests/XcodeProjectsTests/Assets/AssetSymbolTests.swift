import Testing

@testable import XcodeProjects

@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("Smart HomeWHT", "smartHomeWHT"), ("blueEF", "blueEF"),
    ("DDGDefaultBrowser", "ddgDefaultBrowser"),
    ("QRCodePoster", "qrCodePoster"), ("AVR_Red_Smarthome", "avrRedSmarthome"),
    ("AIChat-24", "aiChat24"),
    ("Passwords-DDG-96x96", "passwordsDDG96X96"), ("035Bank1", "_035Bank1"),
    ("bostonFernImage", "bostonFern"), ("BackGroundImageV4", "backGroundImageV4"),
    ("Floor 1", "floor1"), ("tomato.fresh", "tomatoFresh"), ("ms-outlook", "msOutlook"),
    ("default", "`default`"), ("Hero image", "hero"), ("Image", "image"),
    ("giftColor", "giftColor"),
  ])
  func imagesAreNamed(asset: String, symbol: String) {
    #expect(AssetSymbol.member(asset, .image) == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("card-number-color", "cardNumber"), ("NHS Blue", "nhsBlue"),
    ("Color", "color"), ("watercolor", "watercolor"), ("Größe", "größe"),
  ])
  func colorsAreNamed(asset: String, symbol: String) {
    #expect(AssetSymbol.member(asset, .color) == symbol)
  }
}
