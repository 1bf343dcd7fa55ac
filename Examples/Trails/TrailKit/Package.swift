// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "TrailKit",
  platforms: [.iOS(.v17)],
  products: [.library(name: "TrailKit", targets: ["TrailKit"])],
  targets: [
    .target(name: "TrailKit", resources: [.process("Resources")]),
    .testTarget(name: "TrailKitTests", dependencies: ["TrailKit"]),
  ]
)
