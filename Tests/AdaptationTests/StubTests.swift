import Foundation
import Testing

/// Stand-ins for modules that can't be had, written from what sources name.
@Suite struct StubTests {
  private let adapter: Adapter

  init() throws { adapter = try Adapter() }

  /// The stand-in for a module, and the types that the sources name of it.
  private func stub(
    _ source: String, of module: String = "Remote", types: [String]?, known: [String] = [],
    harmless: [String: String] = [:]
  ) throws -> (source: String, types: [String]) {
    try adapter.write(source, to: "File.swift")
    var job: [String: any Sendable] = [
      "files": [adapter.folder.appendingPathComponent("File.swift").path], "modules": [module],
      "asked": [module], "known": known, "harmless": harmless,
    ]
    job["types"] = types
    let answers = try adapter.ask("--stub", job)
    let answer = try #require(answers.first { $0["module"] as? String == module })
    return (answer["source"] as? String ?? "", answer["types"] as? [String] ?? [])
  }

  @Test func typesThatNobodyDeclaresAreNamed() throws {
    let found = try stub(
      """
      import Remote
      struct Own {}
      func load<Item>(_ item: Item, _ own: Own) -> RemoteValue? { Remote.shared.value }
      """, types: nil)
    #expect(found.types == ["Remote", "RemoteValue"])
    #expect(found.source == "")
  }

  /// What a bridging header shows is imported by nobody.
  @Test func namesOfHeadersAreFoundInTheSourcesThatSeeThem() throws {
    try adapter.write(
      """
      import UIKit
      func log(_ other: OtherThing) { LegacyLogger.shared().log("started") }
      """, to: "File.swift")
    let path = adapter.folder.appendingPathComponent("File.swift").path
    let seen: [String: any Sendable] = [
      "module": "Shop_ObjectiveC", "names": ["LegacyLogger", "LegacyReader"], "files": [path],
    ]
    let job: [String: any Sendable] = [
      "files": [path], "modules": ["Shop_ObjectiveC"], "asked": ["Shop_ObjectiveC"],
      "known": [String](), "harmless": [String: String](), "seen": seen,
      "types": ["LegacyLogger"],
    ]
    let answer = try #require(try adapter.ask("--stub", job).first)
    #expect(answer["types"] as? [String] == ["LegacyLogger"])
    let source = try #require(answer["source"] as? String)
    #expect(source.contains("open class LegacyLogger: NSObject"))
    #expect(source.contains("func log("))
    #expect(!source.contains("OtherThing:"))
  }

  @Test func attributesOfTheCompilerAreNoTypes() throws {
    let found = try stub(
      """
      import Remote
      class Screen: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 2
        @NSManaged var name: String
        @RemoteValue var number = 1
      }
      """, types: nil)
    #expect(found.types.contains("RemoteValue"))
    #expect(!found.types.contains { $0.hasPrefix("IB") || $0 == "NSManaged" })
  }

  @Test func aStandInForTheRestOfAModuleBringsThePartThatIsHere() throws {
    let found = try stub(
      "import AVFoundation\nlet recorder = AVAudioRecorder()", of: "AVFoundation",
      types: ["AVAudioRecorder"])
    #expect(found.source.hasPrefix("@_exported import AVFAudio\n"))
    #expect(found.source.contains("open class AVAudioRecorder"))
  }

  @Test func membersFollowFromWhatIsDoneWithThem() throws {
    let text = try stub(
      """
      import Remote
      final class Screen {
        let client = Client(key: "k", retries: 3)
        func load() async throws {
          let answer = try await client.fetch(path: "x")
          if client.isReady { print(answer.items.first ?? "") }
          client.timeout = 2.5
          Client.shared.log("x")
          client.send { error in print(error ?? "") }
          guard let user = client.user else { return }
          print(user.email)
        }
      }
      """, types: ["Client"]
    ).source
    for line in [
      "open class Client: NSObject, @unchecked Sendable {",
      "public init(key p0: String, retries p1: Int, file: StaticString = #filePath, line: UInt = #line)",
      "public static var shared: Client {",
      "public func fetch(path p0: String, file: StaticString = #filePath, line: UInt = #line) async throws -> Client.Fetch {",
      "public var isReady: Bool {", "public var timeout: Double { get {",
      "public func log(_ p0: String, file:",
      "public func send(completion p0: ((any Error)?) -> Void, file:",
      "public var user: Client.User! {", "public var email: String {",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
    // A call fails with its name at the caller's line.
    #expect(text.contains("{ standIn(\"Remote.Client.send(completion:)\", file, line) }"))
    #expect(text.contains("fatalError("))
  }

  @Test func whatAppsCallAtLaunchDoesNothingButTell() throws {
    let text = try stub(
      "import Remote\nfunc start() { Client.configure(); Client.open() }\n", types: ["Client"],
      harmless: ["Client.configure": "tests talk to no server"]
    ).source
    #expect(
      text.contains("{ pass(\"Remote.Client.configure()\", \"tests talk to no server\") }"))
    #expect(text.contains("{ standIn(\"Remote.Client.open()\", file, line) }"))
  }

  @Test func classesProtocolsWrappersAndEnumsAreToldApart() throws {
    let text = try stub(
      """
      import Remote
      final class Dog: Model {
        @Stored(primary: true) var id: Int
        override class func table() -> String { "dogs" }
      }
      extension Dog: ClientDelegate {}
      func show(_ state: State, _ other: Model) {
        switch state {
        case .open: break
        case .closed(let reason): print(reason)
        }
      }
      """, types: ["Model", "Stored", "ClientDelegate", "State"]
    ).source
    for line in [
      "open class Model: NSObject", "open class func table() -> String {",
      "public protocol ClientDelegate: AnyObject {}",
      "@propertyWrapper public struct Stored<Value> {",
      "public init(primary p0: Bool)", "public enum State {", "case open\n",
      "case closed(Any?)",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func oneModuleOfAFamilyHasTheTypesAndTheOthersBringIt() throws {
    try adapter.write(
      "import FireCore\nimport FireAuth\nfunc f() { FireApp.start(); Auth.auth().out() }\n",
      to: "File.swift")
    let answers = try adapter.ask(
      "--stub",
      [
        "files": [adapter.folder.appendingPathComponent("File.swift").path],
        "modules": ["FireCore", "FireAuth"], "asked": ["Fire"], "known": [String](),
        "harmless": [String: String](), "types": ["FireApp", "Auth"],
      ])
    let sources = answers.map { $0["source"] as? String ?? "" }
    #expect(sources[0] == "@_exported import FireCore\n")
    #expect(sources[1].contains("open class Auth:") && sources[1].contains("open class FireApp:"))
  }

  @Test func anImportThatNothingMakesIsToldWithTheCommand() throws {
    let notes = try adaptedWithNotes("import Foundation\nimport Fire\nimport Fire\n").notes
    #expect(
      notes == [
        "2 warning: 'import Fire' will fail: nothing in the project makes the module Fire. A stand-in serves: vitrine stub Fire",
        "3 warning: 'import Fire' will fail: nothing in the project makes the module Fire. A stand-in serves: vitrine stub Fire",
      ])
  }

  @Test func aLibraryThatKnowsLinuxIsToldYesForBothSystems() throws {
    let source = "#if os(Linux)\nlet a = 1\n#endif\n#if !os(Linux) || os(iOS)\nlet b = 1\n#endif\n"
    #expect(try adapted(source)[0] == "#if false")
    let lines = try adapted(source, options: ["knowsLinux": true])
    #expect(lines[0] == "#if true")
    #expect(lines[3] == "#if !true || true")
  }

  @Test func whatIsCalledAsAListIsOne() throws {
    let text = try stub(
      """
      import Remote
      func show(_ client: Client) {
        client.load { page, error in
          guard let rows = page?.rows else { return }
          print(rows.count, rows.map { $0.title }, rows.filter { row in row.isNew })
        }
      }
      """, types: ["Client", "PageValue"]
    ).source
    for line in [
      "public func load(completion p0: (PageValue?, (any Error)?) -> Void",
      "public var rows: [PageValue.Rows]! {", "public var title: String {",
      "public var isNew: Bool {",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
    #expect(!text.contains("func map"))
  }

  @Test func closuresTellWhatTheyAreGiven() throws {
    let text = try stub(
      """
      import Remote
      func watch(_ client: Client) {
        client.watch { (sender, user) in print(sender.name, user?.name ?? "") }
        client.load { data, error in print(data?.count ?? 0) }
        client.fetch { status in if status != .failed { print("done") } }
      }
      """, types: ["Client", "SenderValue", "UserValue", "StatusValue"]
    ).source
    for line in [
      "(SenderValue, UserValue?) -> Void", "(Data?, (any Error)?) -> Void",
      "public enum StatusValue {", "case failed\n",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func propertiesAndSubscriptsTellWhatTheyAreGiven() throws {
    let text = try stub(
      """
      import Remote
      func set(_ client: Client, token: Data) {
        client.deviceToken = token
        client.mode = .quiet
        client.delegate = self
        client["name"] = "Ada"
        print(client["name"] ?? "")
      }
      """, types: ["Client"]
    ).source
    for line in [
      "public var deviceToken: Data { get {", "public var mode: Client.Mode { get {",
      "public enum Mode {", "case quiet\n", "public var delegate: Any! { get {",
      "public subscript(_ p0: String) -> String! { get {",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func fieldsOfCodedTypesAreCoded() throws {
    let text = try stub(
      """
      import Remote
      struct Post: Codable { @Key var id: String?; var time: Stamp?; var type: Kind { Kind.open } }
      """, types: ["Key", "Stamp", "Kind"]
    ).source
    for line in [
      "open class Stamp: NSObject, Codable, @unchecked Sendable {",
      "open class Kind: NSObject, @unchecked Sendable {",
      "extension Key: Decodable where Value: Decodable {",
      "public init(wrappedValue: Value) { stored = wrappedValue }",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test func constantsAreFoundByTheTypeThatTheyAreNamedFor() throws {
    let text = try stub(
      """
      import Remote
      let Own = 1
      func log() { Tracking.log(TrackingEventLogin, [TrackingName: "Ada", UIScale: Own]) }
      """, types: ["Tracking"]
    ).source
    #expect(text.contains("public let TrackingEventLogin = \"TrackingEventLogin\""))
    #expect(text.contains("public let TrackingName = \"TrackingName\""))
    #expect(!text.contains("UIScale") && !text.contains("Own"))
  }

  @Test func whatIsGivenOnAsAnyValueNeedsNoType() throws {
    let text = try stub(
      "import Remote\nfunc f() { Client.send([\"count\": Field.increment(1)]) }\n",
      types: ["Client", "Field"]
    ).source
    #expect(text.contains("public static func increment<Result>(_ p0: Int, "))
    #expect(text.contains(") -> Any { standIn("))
  }

  @Test func namesThatSwiftKeepsAreNotGivenToTypes() throws {
    let text = try stub(
      "import Remote\nfunc f(_ c: Client) { print(c.type.name); c.data.store.save() }\n",
      types: ["Client"]
    ).source
    #expect(text.contains("public var type: Client.TypeValue {"))
    #expect(text.contains("public var data: Client.DataValue {"))
  }
}
