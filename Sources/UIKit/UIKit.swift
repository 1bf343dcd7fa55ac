// The part of Apple's UIKit that iOS view code and its tests need, running headless.
//
// One drawing truth: a view appends display items. One accessibility truth: a view tells its
// element and children. One layout truth: `LayoutPass`. Windows live in `UIApplication`, which is
// what automation drives. May import everything below it, from CoreGraphics and Metrics to
// Automation and FoundationAdditions; Package.swift has the list.

@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import FoundationAdditions
