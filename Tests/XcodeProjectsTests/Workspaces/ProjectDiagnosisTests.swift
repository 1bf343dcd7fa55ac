import Testing

@testable import XcodeProjects

@Suite struct ProjectDiagnosisTests {
  private let shop: ShopProject

  init() throws {
    shop = try ShopProject()
  }

  private func diagnosis() throws -> ProjectDiagnosis { ProjectDiagnosis(try shop.workspace()) }

  @Test func aSoundProjectOnlySaysWhatIsSkipped() throws {
    try shop.folder.write("", to: "App/Generated.swift")
    let diagnosis = try diagnosis()
    #expect(diagnosis.errors.isEmpty)
    #expect(
      diagnosis.notes.map(\.sentence) == [
        "the script “SwiftGen” of the target “Shop” makes sources and isn't run: its output that is there "
          + "already is used.",
        "the target “ShopWidget” is an app extension: it is skipped, the app's tests run without it.",
      ])
    #expect(diagnosis.notes.allSatisfy { $0.line != nil })
  }

  @Test func aScriptWhoseOutputIsMissingIsNamed() throws {
    let note = try #require(try diagnosis().notes.first)
    #expect(
      note.sentence
        == "the script “SwiftGen” of the target “Shop” makes sources and isn't run: Generated.swift is "
        + "missing. Run it yourself before.")
  }

  @Test func aBuildRuleWhoseFilesAreThereIsNamed() throws {
    try shop.folder.write("", to: "App/Generated.swift")
    try shop.replace(
      "buildPhases = (PH1, PH3, PH2, PH7, );",
      with: "buildPhases = (PH1, PH3, PH2, PH7, ); buildRules = (BR1, BR2, );")
    let rule = "{isa = PBXBuildRule; compilerSpec = com.apple.compilers.proxy.script; filePatterns"
    try shop.replace(
      "\t\tF1 = {",
      with:
        "\t\tBR1 = \(rule) = \"*.proto App*.swift\"; };\n\t\tBR2 = \(rule) = \"*.y\"; };\n\t\tF1 = {"
    )
    let notes = try diagnosis().notes.filter { $0.sentence.contains("build rule") }
    #expect(
      notes.map(\.sentence) == [
        "the build rule for *.proto App*.swift of the target “Shop” isn't run: what it makes of AppDelegate.swift is "
          + "missing. Make it yourself and add it to the target."
      ])
    #expect(notes.allSatisfy { $0.line != nil })
  }

  @Test func aStoryboardThatCanNotBeReadIsNamedWithItsLine() throws {
    let folder = TemporaryFolder()
    try folder.write("<document>\n<scenes>\n</scenes>\n</document>", to: "Good.storyboard")
    try folder.write("<document>\n<scenes>\n<oops>\n</scenes>\n</document>", to: "Bad.storyboard")
    try folder.write("<document>\n<<<<<<< HEAD\n</document>", to: "Merged.xib")
    func problem(_ name: String) -> Note? {
      InterfaceFileCheck.problem(with: folder.url.appendingPathComponent(name).path)
    }
    #expect(problem("Good.storyboard") == nil)
    #expect(problem("None.storyboard") == nil)
    let bad = try #require(problem("Bad.storyboard"))
    #expect(bad.line == 5 && bad.sentence.contains("this is no XML that can be read"))
    #expect(bad.sentence.hasSuffix("Until then what it shows can't be loaded."))
    let merged = try #require(problem("Merged.xib"))
    #expect(merged.line == 2 && merged.sentence.contains("a merge conflict is left here"))
    try folder.write(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", to: "Old.xib")
    #expect(
      problem("Old.xib")?.sentence.hasPrefix("this has the format of Xcode 4 and before") == true)
  }

  @Test func twoTargetsOfOneModuleAreAnError() throws {
    try shop.replace(
      "C21 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {};",
      with:
        "C21 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = \"My Shop\";};"
    )
    #expect(
      try diagnosis().errors.map(\.sentence) == [
        "the targets “Shop” and “Kit” both make the module My_Shop: give one of them another "
          + "PRODUCT_MODULE_NAME."
      ])
  }

  @Test func targetsThatNeedEachOtherAreAnError() throws {
    try shop.replace("D1 = {", with: "D2 = {isa = PBXTargetDependency; target = T1; }; D1 = {")
    try shop.replace("name = Kit;", with: "name = Kit; dependencies = (D2, );")
    #expect(
      try diagnosis().errors.map(\.sentence) == [
        "the targets “Shop” → “Kit” → “Shop” need each other in a circle: take one of these dependencies "
          + "away."
      ])
  }

  @Test func testsWhoseHostNobodyMakesAreAnError() throws {
    try shop.replace("attributes = {", with: "unused = {")
    try shop.replace("/Shop.app/", with: "/Store.app/")
    try shop.replace(
      "BUNDLE_EXECUTABLE_FOLDER_PATH)/Shop\"", with: "BUNDLE_EXECUTABLE_FOLDER_PATH)/Store\"")
    try shop.replace("TEST_TARGET_NAME = Shop;", with: "")
    #expect(
      try diagnosis().errors.map(\.sentence) == [
        "the test target “ShopTests” runs in Store (TEST_HOST), which no target makes: set TEST_HOST to the "
          + "app's executable, as $(BUILT_PRODUCTS_DIR)/App.app/App, or clear it for tests without an app.",
        "the test target “ShopUITests” names no app to test: set TEST_TARGET_NAME to the name of the app's "
          + "target.",
      ])
  }

  @Test func testsWithoutAHostRunWithoutAnApp() throws {
    try shop.replace("attributes = {", with: "unused = {")
    try shop.replace(
      "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)", with: "NOTHING = \"$(BUILT_PRODUCTS_DIR)")
    let diagnosis = try diagnosis()
    #expect(diagnosis.errors.isEmpty)
    #expect(
      diagnosis.notes.map(\.sentence).contains(
        "the test target “ShopTests” has no host (TEST_HOST is empty): its tests run without an app."
      ))
  }
}
