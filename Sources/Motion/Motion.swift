// The courses of animations: pure functions from a time to how far something is on its way.
//
// Timing curves, springs, repetition, keyframes and the frames of a screen. SwiftUI's and UIKit's
// animations are made of them, so that both move alike. Nothing here knows views, clocks or the
// values that are animated. May import CoreGraphics and Foundation only.
