import Foundation

/// The page on which somebody decides about snapshots: one file without anything from elsewhere.
struct ReviewPage {
  let groups: [ReviewListing.Group]
  /// What the server wants to hear with decisions; nil for a page without a server.
  let token: String?

  private struct Content: Codable {
    var groups: [ReviewListing.Group]
    var token: String?
  }

  func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(
      decoding: try encoder.encode(Content(groups: groups, token: token)), as: UTF8.self
    )
    // A text of an app must not end the element that it stands in.
    .replacing("<", with: "\\u003c")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Review</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      \(Self.body)
      <script type="application/json" id="data">\(json)</script>
      <script>\(Self.script)\(Self.viewer)\(Self.keys)</script>
      </body>
      </html>

      """
  }

  private static let body = """
    <header>
      <h1>Review</h1>
      <p id="count"></p>
      <span class="grow"></span>
      <p id="notice" role="status"></p>
      <button id="undo" title="Take the last decision back (u)">Undo <kbd>u</kbd></button>
      <button id="save" class="primary" title="Carry out all decisions (s)">Save <kbd>s</kbd></button>
    </header>
    <main>
      <nav id="list" aria-label="Snapshots"></nav>
      <section id="view" aria-label="Pictures">
        <div id="modes" role="tablist"></div>
        <div id="stage"></div>
      </section>
      <aside id="details" aria-label="What changed"></aside>
    </main>
    """
}
