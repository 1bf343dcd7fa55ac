import Foundation
import Testing

/// Stand-ins for what libraries add to all views: `view.snp`, `imageView.kf`, `imageView.sd_setImage(with:)`.
@Suite struct StubAdditionTests {
  private let adapter: Adapter

  init() throws { adapter = try Adapter() }

  private func stub(
    _ source: String, of module: String, types: [String], harmless: [String: String] = [:]
  ) throws -> String {
    try adapter.write(source, to: "File.swift")
    let job: [String: any Sendable] = [
      "files": [adapter.folder.appendingPathComponent("File.swift").path], "modules": [module],
      "asked": [module], "known": [String](), "harmless": harmless, "types": types,
    ]
    return try #require(try adapter.ask("--stub", job).first?["source"] as? String)
  }

  @Test func aPropertyOfAllViewsGivesWhatTheLibraryDoesWithThem() throws {
    let text = try stub(
      """
      import SnapKit
      func lay(_ view: UIView, _ other: UIView) {
        view.snp.makeConstraints { make in
          make.top.equalTo(other.snp.bottom).offset(8)
        }
        other.snp.makeConstraints { $0.width.equalToSuperview() }
      }
      """, of: "SnapKit", types: ["SnapKitSnp"])
    for line in [
      "open class SnapKitSnp: NSObject", "public var bottom: Any! {",
      "public func makeConstraints(completion p0: (SnapKitSnp.MakeConstraintsValue) -> Void,",
      "public var top: SnapKitSnp.MakeConstraintsValue.Top {",
      "public var width: SnapKitSnp.MakeConstraintsValue.Width {",
      "extension NSObject {\n  public var snp: SnapKitSnp { SnapKitSnp(standIn: ()) }\n}",
      "{ standIn(\"SnapKit.snp.makeConstraints(completion:)\", file, line) }",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func membersWithTheLettersOfALibraryAreThoseOfAllObjects() throws {
    let text = try stub(
      """
      import SDWebImage
      func show(_ view: UIImageView, _ url: URL) {
        view.sd_setImage(with: url)
        view.sd_indicator = true
        view.other_name(1)
      }
      """, of: "SDWebImage", types: ["SDWebImageMembers"])
    for line in [
      "extension NSObject {", "  public func sd_setImage(with p0: Any?,",
      "  public var sd_indicator: Bool { get {",
      "{ standIn(\"SDWebImage.sd_setImage(with:)\", file, line) }",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
    #expect(!text.contains("other_name"))
  }

  @Test func thePropertyOfALibraryThatIsNotImportedIsNoneOfIts() throws {
    let text = try stub(
      "import Remote\nfunc f(_ view: UIView) { view.snp.make(); Client.go() }\n", of: "Remote",
      types: ["Client"])
    #expect(!text.contains("snp"))
  }

  @Test func theValuesOfCasesHaveTheMembersThatAreAskedFor() throws {
    let text = try stub(
      """
      import Kingfisher
      func show(_ view: UIImageView, _ url: URL) {
        view.kf.setImage(with: url) { result in
          switch result {
          case .success(let value): print(value.source.name)
          case .failure(let error): print(error)
          }
        }
      }
      """, of: "Kingfisher", types: ["KingfisherKf"])
    for line in [
      "public enum SetImageValue {", "case failure(any Error)\n",
      "case success(KingfisherKf.SetImageValue.SuccessValue)\n",
      "public var source: KingfisherKf.SetImageValue.SuccessValue.Source {",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func picturesOfTheWebAreNotLoadedWhereThatIsHarmless() throws {
    let text = try stub(
      "import Kingfisher\nfunc f(_ view: UIImageView) { view.kf.setImage(with: nil) }\n",
      of: "Kingfisher", types: ["KingfisherKf"],
      harmless: ["KingfisherKf.setImage": "tests load no pictures"])
    #expect(
      text.contains("{ pass(\"Kingfisher.kf.setImage(with:)\", \"tests load no pictures\") }"))
  }
}
