// swift-tools-version: 6.0
import PackageDescription

// As it stands on a Mac: nothing here is about Linux.
let package = Package(
  name: "Timetable",
  platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "Timetable"),
    .testTarget(
      name: "TimetableTests", dependencies: ["Timetable"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
