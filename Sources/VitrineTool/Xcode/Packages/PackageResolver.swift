import Foundation
import ReviewRecords
import XcodeProjects

/// Lets SwiftPM choose and fetch the packages of a project, at the versions that the project holds fast.
///
/// For that it makes a package that depends on what the project depends on. What SwiftPM answered is kept for as long as
/// the question is the same.
package struct PackageResolver {
  package var toolchain: Toolchain
  package var scratch: ScratchFolder
  package var marker: RunMarker
  package var interruption: Interruption

  package init(
    toolchain: Toolchain, scratch: ScratchFolder, marker: RunMarker, interruption: Interruption
  ) {
    self.toolchain = toolchain
    self.scratch = scratch
    self.marker = marker
    self.interruption = interruption
  }

  /// What the project asks for.
  package struct Request {
    /// Each package that the project names, as a manifest depends on it.
    package var dependencies: [GeneratedManifest.Dependency]
    /// The products that its targets use.
    package var products: [ExternalProduct]
    /// The file with the versions that it holds fast.
    package var pins: PackagePins?

    package init(
      dependencies: [GeneratedManifest.Dependency], products: [ExternalProduct], pins: PackagePins?
    ) {
      self.dependencies = dependencies
      self.products = products
      self.pins = pins
    }
  }

  /// The remote packages that are needed, those that others of them need included.
  ///
  /// - Throws: `ToolError` with what SwiftPM says when it can't choose or fetch them.
  package func resolve(_ request: Request) throws -> [ResolvedPackage] {
    let manifest = Self.manifest(request)
    let pins = request.pins.map { PackagePins.text(of: $0.pins) } ?? ""
    let key = StableHash.text(of: "\(manifest)\n\(pins)\n\(localManifests(request))")
    // Only the last answer is kept: its checkouts are the ones that lie there.
    let file = "Resolution/packages.json"
    if let kept = try? String(contentsOfFile: scratch.path(file), encoding: .utf8),
      kept.hasPrefix("// \(key)\n"), let root = Self.root(in: kept), root.isThere
    {
      return packages(of: root)
    }
    try scratch.write(manifest, to: "Resolution/Package.swift")
    try scratch.write("\n", to: "Resolution/Sources/Resolution/Resolution.swift")
    let resolved = scratch.path("Resolution/Package.resolved")
    try? FileManager.default.removeItem(atPath: resolved)
    if request.pins != nil { try scratch.write(pins, to: "Resolution/Package.resolved") }
    var output = ""
    var complaints: [String] = []
    var program = ChildProcess(
      executable: toolchain.swift,
      arguments: [
        "package", "--package-path", scratch.path("Resolution"),
        "--scratch-path", scratch.path("Resolution/build"), "show-dependencies", "--format", "json",
      ], marker: marker)
    program.hidesMarker = true
    let ending = try program.run(interruption: interruption) {
      if $0 == .output { output += $1 + "\n" } else { complaints.append($1) }
    }
    guard ending == .exited(0), let root = Self.root(in: output) else {
      throw ToolError(Self.complaint(complaints))
    }
    try scratch.write("// \(key)\n\(output)", to: file)
    return packages(of: root)
  }

  private static func complaint(_ lines: [String]) -> String {
    let errors = lines.filter { $0.contains("error:") }
    return "The packages of the project can't be had:\n"
      + (errors.isEmpty ? lines.suffix(10) : errors.suffix(10)).joined(separator: "\n")
      + "\nThey are fetched by SwiftPM with git, as the project asks for them. For a package that this machine "
      + "can't reach, a stand-in serves: vitrine stub PRODUCT."
  }

  // MARK: The question

  private static func manifest(_ request: Request) -> String {
    let packages = request.dependencies.map { "    .package(\($0.arguments))," }
    let products = Set(request.products).sorted { ($0.package, $0.name) < ($1.package, $1.name) }
      .map { "          .product(name: \"\($0.name)\", package: \"\($0.package)\")," }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Resolution",
        dependencies: [
      \(packages.joined(separator: "\n"))
        ],
        targets: [
          .target(
            name: "Resolution",
            dependencies: [
      \(products.joined(separator: "\n"))
            ])
        ]
      )

      """
  }

  /// The manifests of packages on this disk, whose dependencies may change.
  private func localManifests(_ request: Request) -> String {
    request.dependencies.compactMap(\.path).map { path in
      (try? String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8)) ?? ""
    }.joined()
  }

  // MARK: The answer

  /// A package in the answer of `swift package show-dependencies`.
  private struct Node: Decodable {
    var identity: String
    var url: String
    var version: String
    var path: String
    var traits: [String]?
    var dependencies: [Node]

    /// Whether all folders still are where they were.
    var isThere: Bool {
      FileManager.default.fileExists(atPath: path) && dependencies.allSatisfy(\.isThere)
    }
  }

  private static func root(in output: String) -> Node? {
    guard let start = output.firstIndex(of: "{") else { return nil }
    return try? JSONDecoder().decode(Node.self, from: Data(output[start...].utf8))
  }

  private func packages(of root: Node) -> [ResolvedPackage] {
    let pins = try? PackagePins(path: scratch.path("Resolution/Package.resolved"))
    let checkouts = scratch.path("Resolution/build/")
    var found: [ResolvedPackage] = []
    func add(_ node: Node) {
      guard !found.contains(where: { $0.identity == node.identity }) else { return }
      // Packages elsewhere on this disk are known by their folders.
      if node.path.hasPrefix(checkouts) {
        let pin = pins?.pins.first { $0.identity == node.identity }
        var package = ResolvedPackage(
          identity: node.identity, url: node.url, folder: URL(fileURLWithPath: node.path))
        package.version = pin?.version
        package.revision = pin?.revision
        package.traits = node.traits ?? []
        found.append(package)
      }
      node.dependencies.forEach(add)
    }
    root.dependencies.forEach(add)
    return found
  }
}
