// Numbers and arithmetic of iOS that both UIKit and SwiftUI follow: sizes, gaps, limits, scroll physics,
// month grids, the wheels of date pickers. Values and pure functions only; each framework draws its own
// screens from them. The target may import CoreGraphics, and nothing else of this package.
// Lengths are in points, times in seconds.
//
// One concept a file. Behind each number stands where it comes from, for iOS 13 to 18 unless said. A value without
// a comment of its own shares the one above it, and a type's comment may speak for all of its values.
// - Interface Builder: frames that Xcode wrote into public storyboards with the real runtime. Certain.
// - measured: pictures or printed values of a device or simulator in public code. Certain.
// - documented: Apple's documentation or interface says so. Certain.
// - Flutter: constants of its Cupertino widgets, from simulators or Apple's design kit. Likely.
// - OpenSwiftUI: an open reimplementation, which its authors compare with Apple's binary. Likely.
// - known: common knowledge that was not measured again. Likely.
// - unsure: no source; kept because tests or pictures of this project go by it.
// - chosen: a limit of this project, of which iOS has no counterpart, or none that is known.
