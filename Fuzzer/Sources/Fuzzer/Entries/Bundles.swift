import CoreText
import Foundation
import SwiftUI
import UIKit

/// Bundles whose files are not what their names say: catalogues, tables of strings, fonts, property lists.
enum Bundles {
  /// Writes files into a bundle that is gone after the case.
  @MainActor static func with(_ files: [String: Data], _ body: (Bundle) -> Void) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fuzzer-bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, data) in files {
      let file = folder.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file)
    }
    if let bundle = Bundle(path: folder.path) { body(bundle) }
  }

  private static func damaged(_ text: String, _ random: inout RandomSource) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...6, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeLast(bytes.count - index)
      default:
        bytes.insert(contentsOf: Array(random.text().prefix(20).utf8), at: index)
      }
    }
    return Data(bytes)
  }

  @MainActor private static func catalogue(
    _ kind: String, _ contents: String, _ random: inout RandomSource,
    _ show: (Bundle) -> AnyView
  ) {
    let files = [
      "Assets.xcassets/Contents.json": damaged("{\"info\":{\"version\":1}}", &random),
      "Assets.xcassets/thing.\(kind)/Contents.json": damaged(contents, &random),
      "Assets.xcassets/thing.\(kind)/thing.png": random.bytes(),
    ]
    with(files) { Stage.show(show($0)) }
  }

  private static let images = """
    {"images":[{"idiom":"universal","filename":"thing.png","scale":"2x"},\
    {"idiom":"universal","filename":"thing.png","scale":"3x","appearances":[{"appearance":"luminosity","value":"dark"}],\
    "resizing":{"mode":"9-part","cap-insets":{"top":1e9,"left":-1,"bottom":2,"right":3},\
    "center":{"mode":"stretch","width":0,"height":1}}}],"info":{"version":1,"author":"xcode"}}
    """

  private static func colors(_ random: inout RandomSource) -> String {
    let parts = ["red", "green", "blue", "alpha"].map { name in
      let value = random.pick(["1.000", "0xFF", "255", "-1", "1e999", "nan", "", "x"])
      return "\"\(name)\":\"\(value)\""
    }
    return """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{\
      \(parts.joined(separator: ","))}}}],"info":{"version":1}}
      """
  }

  private static func strings(_ random: inout RandomSource) -> Data {
    damaged(
      "/* a */\n\"key\" = \"\(random.text())\";\n\"other %@\" = \"%2$@ %1$@ %d %s\";\n", &random)
  }

  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>key</key><dict>\
    <key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict>\
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d a</string>\
    <key>other</key><string>%d as %#@a@</string></dict></dict></dict></plist>
    """

  private static let catalogOfStrings = """
    {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{"en":{"stringUnit":\
    {"state":"translated","value":"a %lld"}},"de":{"variations":{"plural":{"one":{"stringUnit":\
    {"value":"b"}},"other":{"stringUnit":{"value":"c %@"}}}}}}}}}
    """

  @MainActor static let entries: [Entry] = [
    Entry(name: "catalogue image") { random in
      catalogue("imageset", images, &random) { AnyView(Image("thing", bundle: $0).resizable()) }
    },
    Entry(name: "catalogue UIImage") { random in
      catalogue("imageset", images, &random) {
        AnyView(
          Image(uiImage: UIImage(named: "thing", in: $0, compatibleWith: nil) ?? UIImage()))
      }
    },
    Entry(name: "catalogue color") { random in
      let contents = colors(&random)
      catalogue("colorset", contents, &random) { AnyView(Color("thing", bundle: $0)) }
    },
    Entry(name: "catalogue UIColor") { random in
      let contents = colors(&random)
      catalogue("colorset", contents, &random) {
        AnyView(
          Color(uiColor: UIColor(named: "thing", in: $0, compatibleWith: nil) ?? .red))
      }
    },
    Entry(name: "catalogue symbol") { random in
      let contents = "{\"symbols\":[{\"idiom\":\"universal\",\"filename\":\"thing.png\"}]}"
      catalogue("symbolset", contents, &random) { AnyView(Image("thing", bundle: $0)) }
    },
    Entry(name: "catalogue data") { random in
      let contents = "{\"data\":[{\"idiom\":\"universal\",\"filename\":\"thing.png\"}]}"
      catalogue("dataset", contents, &random) {
        AnyView(Text(NSDataAsset(name: "thing", bundle: $0) == nil ? "a" : "b"))
      }
    },
    Entry(name: "catalogue name") { random in
      let name = random.text()
      catalogue("imageset", images, &random) { AnyView(Image(name, bundle: $0)) }
    },
    Entry(name: "image file") { random in
      let data = random.bytes()
      with(["thing.png": data, "thing@2x.jpg": data, "thing.gif": data]) {
        Stage.show(AnyView(Image("thing", bundle: $0).resizable()))
      }
    },
    Entry(name: "vector file") { random in
      let svg = damaged(
        "<svg width=\"1e9\" height=\"-1\" viewBox=\"0 0 0 0\"><path d=\"M0 0L1e99 1z\"/></svg>",
        &random)
      with(["thing.svg": svg, "other.pdf": random.bytes()]) { bundle in
        Stage.show(AnyView(Image("thing", bundle: bundle)))
        Stage.show(AnyView(Image("other", bundle: bundle)))
      }
    },
    Entry(name: "Localizable.strings") { random in
      let (table, key, number) = (strings(&random), random.text(), random.whole())
      with(["en.lproj/Localizable.strings": table, "Localizable.strings": table]) { bundle in
        _ = NSLocalizedString("key", bundle: bundle, comment: "")
        _ = bundle.localizedString(forKey: key, value: nil, table: nil)
        _ = String(
          format: NSLocalizedString("other %@", bundle: bundle, comment: ""), "a", "b")
        Stage.show(AnyView(Text("other \(number)", bundle: bundle)))
      }
    },
    Entry(name: "Localizable.stringsdict") { random in
      let (table, number) = (damaged(plurals, &random), random.whole())
      with(["en.lproj/Localizable.stringsdict": table]) { bundle in
        let format = NSLocalizedString("key", bundle: bundle, comment: "")
        _ = String.localizedStringWithFormat(format, number)
        Stage.show(AnyView(Text("key", bundle: bundle)))
      }
    },
    Entry(name: "Localizable.xcstrings") { random in
      let (table, number) = (damaged(catalogOfStrings, &random), random.whole())
      with(["Localizable.xcstrings": table]) { bundle in
        _ = NSLocalizedString("key", bundle: bundle, comment: "")
        Stage.show(AnyView(Text("key \(number)", bundle: bundle)))
      }
    },
    Entry(name: "table name") { random in
      let (table, name) = (strings(&random), random.text())
      with(["en.lproj/Other.strings": table]) { bundle in
        _ = NSLocalizedString("key", tableName: name, bundle: bundle, comment: "")
        Stage.show(AnyView(Text("key", tableName: name, bundle: bundle)))
      }
    },
    Entry(name: "Info.plist") { random in
      let plist = damaged(
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>a.ttf</string></array>"
          + "<key>CFBundleIdentifier</key><integer>3</integer></dict></plist>", &random)
      with(["Info.plist": plist, "a.ttf": random.bytes()]) { bundle in
        _ = (bundle.infoDictionary, bundle.localizations)
        // Foundation's own `bundleIdentifier` takes whatever stands there for text, and nothing can be put before it.
        if bundle.infoDictionary?["CFBundleIdentifier"] is String { _ = bundle.bundleIdentifier }
        _ = bundle.object(forInfoDictionaryKey: "UIAppFonts")
      }
    },
    Entry(name: "font file") { random in
      let header: [UInt8] = [
        0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0x68, 0x65, 0x61, 0x64, 0, 0, 0, 0, 0, 0, 0, 60,
      ]
      let data = (random.flag() ? Data(header) : Data()) + random.bytes()
      with(["Odd.ttf": data]) { bundle in
        guard let url = bundle.url(forResource: "Odd", withExtension: "ttf") else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        _ = UIFont(name: "Odd", size: 12)
        Stage.show(AnyView(Text("a").font(.custom("Odd", size: 12))))
      }
    },
  ]
}
