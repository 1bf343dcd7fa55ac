import Foundation

/// A real browser without a window, driven over a pair of pipes.
final class Browser {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private static let names = ["chromium", "chromium-browser", "google-chrome"]

  /// The program; nil if none is installed.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil {
      FileHandle.standardError.write(
        Data("warning: no browser is installed: the tests of the review page are left out\n".utf8))
    }
    return found
  }()

  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("browser-\(UUID().uuidString)")
  private let input: FileHandle
  private let output: FileHandle
  private var rest = Data()
  private var lastID = 0
  private var session = ""

  /// Starts a browser with one page of a size in points.
  init(width: Int = 1280, height: Int = 800, dark: Bool = false) throws {
    guard let program = Self.program else { throw Problem(description: "no browser") }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (commands, answers) = (
      folder.appendingPathComponent("commands").path, folder.appendingPathComponent("answers").path
    )
    guard mkfifo(commands, 0o600) == 0, mkfifo(answers, 0o600) == 0 else {
      throw Problem(description: "no pipe")
    }
    // The browser reads commands from its descriptor 3 and answers on 4.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<>'\(commands)' 4<>'\(answers)'", program, "--headless=new",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--remote-debugging-pipe", "--window-size=\(width),\(height)", "--no-first-run",
      "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Opened both ways, so that neither waits for the browser.
    guard let input = FileHandle(forUpdatingAtPath: commands),
      let output = FileHandle(forUpdatingAtPath: answers)
    else { throw Problem(description: "no pipe") }
    (self.input, self.output) = (input, output)
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    guard let page = targets.first(where: { $0["type"] as? String == "page" }) else {
      throw Problem(description: "no page: \(targets)")
    }
    let attached = try send(
      "Target.attachToTarget", ["targetId": page["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    try send("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Doing

  func open(_ address: String) throws {
    try send("Page.navigate", ["url": address])
    try wait("document.readyState === 'complete'")
  }

  /// Presses a key; a capital letter as with the shift key.
  func press(_ key: String) throws {
    for type in ["keyDown", "keyUp"] {
      var event: [String: Any] = ["type": type, "key": key]
      if key.count == 1, type == "keyDown" { event["text"] = key }
      try send("Input.dispatchKeyEvent", event)
    }
  }

  /// Draws with the mouse from one point of the page to another.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    func mouse(_ type: String, _ point: (x: Double, y: Double), _ buttons: Int) throws {
      try send(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": point.x, "y": point.y, "button": "left", "buttons": buttons,
          "clickCount": 1,
        ])
    }
    try mouse("mouseMoved", start, 0)
    try mouse("mousePressed", start, 1)
    try mouse("mouseMoved", end, 1)
    try mouse("mouseReleased", end, 0)
  }

  func click(_ selector: String) throws {
    _ = try value("document.querySelector(\(quoted(selector))).click()")
  }

  // MARK: Looking

  /// The value of an expression.
  func value(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let problem = answer["exceptionDetails"] { throw Problem(description: "\(problem)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ selector: String) throws -> String {
    try value("document.querySelector(\(quoted(selector)))?.innerText ?? ''") as? String ?? ""
  }

  func count(_ selector: String) throws -> Int {
    try value("document.querySelectorAll(\(quoted(selector))).length") as? Int ?? 0
  }

  /// Where an element is on the page: left, top, width and height in points.
  func frame(_ selector: String) throws -> [Double] {
    let json = try value(
      "(() => { const f = document.querySelector(\(quoted(selector))).getBoundingClientRect();"
        + " return JSON.stringify([f.left, f.top, f.width, f.height]) })()")
    return try JSONDecoder().decode([Double].self, from: Data("\(json ?? "")".utf8))
  }

  /// Asks until an expression is true; the browser is given ten seconds.
  func wait(_ condition: String) throws {
    for _ in 0..<200 {
      if try value("Boolean(\(condition))") as? Bool == true { return }
      _ = try value("new Promise((done) => setTimeout(done, 50))")
    }
    throw Problem(description: "It never came true: \(condition)")
  }

  func screenshot() throws -> Data {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  // MARK: Parts

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "\\'"))'"
  }

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
    while true {
      guard let answer = try nextMessage() else { throw Problem(description: "no answer") }
      guard answer["id"] as? Int == lastID else { continue }
      if let problem = answer["error"] { throw Problem(description: "\(method): \(problem)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func nextMessage() throws -> [String: Any]? {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = rest[rest.startIndex..<end]
        rest = Data(rest[rest.index(after: end)...])
        return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      }
      var request = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 30_000) > 0 else { return nil }
      rest += output.availableData
    }
  }
}
