import Testing

@testable import XcodeProjects

@Suite struct PackageReferenceTests {
  @Test func remoteAndLocalPackagesAreRead() throws {
    let shop = try ShopProject()
    let project = try shop.project()
    #expect(
      project.packages == [
        PackageReference(
          source: .remote(
            url: "https://github.com/onevcat/Kingfisher.git", .upToNextMajor("7.0.0"))),
        PackageReference(source: .local(shop.folder.url.path + "/Packages/Money")),
      ])
    #expect(project.packages.map(\.identity) == ["kingfisher", "money"])
    #expect(PackageReference.identity(of: "git@github.com:me/My.Kit.git") == "my.kit")
  }

  @Test func pluginsAreNoProducts() throws {
    let target = try ShopProject().target("Shop")
    #expect(target.packageProducts.map(\.name) == ["Kingfisher"])
    #expect(target.packageProducts.first?.package?.identity == "kingfisher")
    #expect(target.plugins == ["SwiftLint"])
  }

  @Test func aFolderWithAManifestIsALocalPackage() throws {
    let shop = try ShopProject()
    try shop.folder.write(
      #"let package = Package(name: "Kit", products: [.library(name: "Money", targets: [])])"#,
      to: "App/Html/Package.swift")
    try shop.replace("package = R1; productName = Kingfisher;", with: "productName = Money;")
    let target = try shop.target("Shop")
    #expect(
      target.packageProducts == [
        PackageProduct(
          name: "Money",
          package: PackageReference(source: .local(shop.folder.url.path + "/App/Html")))
      ])
  }

  @Test(arguments: [
    #"{"object":{"pins":[{"package":"A","repositoryURL":"https://x.y/A.git","state":{"version":"1.2.3","revision":"f"}}]},"version":1}"#,
    #"{"pins":[{"identity":"a","kind":"remoteSourceControl","location":"https://x.y/A","state":{"version":"1.2.3","revision":"f"}}],"version":3}"#,
  ])
  func pinsOfAllFormatsAreRead(text: String) throws {
    let shop = try ShopProject()
    try shop.folder.write(
      text, to: "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let pins = try #require(try shop.workspace().pins())
    let package = PackageReference(source: .remote(url: "https://x.y/a.git", .any))
    #expect(pins[package]?.version == "1.2.3")
    #expect(pins[package]?.revision == "f")
  }
}
