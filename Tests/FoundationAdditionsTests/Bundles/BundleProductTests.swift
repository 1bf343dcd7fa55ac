import Foundation
import Testing

@testable import FoundationAdditions

@Suite(.serialized) struct BundleProductTests {
  @Test func classesBelongToTheBundlesOfTheirModules() throws {
    try withProduct { kit in
      #expect(Bundle.of(Account.self).bundlePath == kit)
      #expect(Bundle.of(Guest.Badge.self) === Bundle.of(Account.self))
      #expect(Bundle.of(NSString.self) === Bundle.main)
    }
    #expect(Bundle.of(Account.self) === Bundle.main)
  }

  @Test func bundlesAreFoundByTheirIdentifiers() throws {
    try withProduct { kit in
      let bundle = try #require(Bundle.identified("org.example.kit"))
      #expect(bundle.bundlePath == kit)
      #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "Kit")
      #expect(Bundle.all.map(\.bundlePath) == [Bundle.main.bundlePath, kit])
      #expect(Bundle.frameworks.map(\.bundlePath) == [kit])
      #expect(Bundle.identified("org.example.none") == nil)
    }
  }

  @Test func resourcesLieInTheRootAndInFoldersOfLanguages() throws {
    try withProduct { kit in
      let bundle = Bundle.of(Account.self)
      #expect(bundle.path(forResource: "data", ofType: "json") == kit + "/data.json")
      #expect(
        bundle.localizedString(forKey: "hello", value: nil, table: nil) == "Hello from the kit")
    }
  }

  @Test func theProductIsReadFromItsFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      {"modules": {"Kit": {"bundle": "/a/Kit.framework"}, "Bare": {}}, "host": {"module": "App"},
       "languages": ["de"], "later": 1}
      """
    try Data(text.utf8).write(to: file)
    let product = try #require(LaunchedProduct.read(file.path))
    #expect(product.modules["Kit"]?.bundle == "/a/Kit.framework")
    #expect(product.modules["Bare"] == LaunchedProduct.Module())
    #expect(product.host?.module == "App")
    #expect(product.languages == ["de"])
    #expect(LaunchedProduct.read(nil) == nil)
  }

  /// Makes a framework, and a product in which this module belongs to it.
  private func withProduct(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let kit = folder.appendingPathComponent("Kit.framework")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: kit.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
    let info = ["CFBundleIdentifier": "org.example.kit", "CFBundleName": "Kit"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: kit.appendingPathComponent("Info.plist"))
    try Data("{}".utf8).write(to: kit.appendingPathComponent("data.json"))
    try Data("\"hello\" = \"Hello from the kit\";".utf8)
      .write(to: kit.appendingPathComponent("en.lproj/Localizable.strings"))
    LaunchedProduct.setCurrent(
      LaunchedProduct(modules: [
        "FoundationAdditionsTests": LaunchedProduct.Module(bundle: kit.path)
      ]))
    defer { LaunchedProduct.setCurrent(nil) }
    try body(kit.path)
  }
}
