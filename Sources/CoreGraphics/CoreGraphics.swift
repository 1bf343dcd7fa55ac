// The part of Apple's CoreGraphics that Foundation on Linux lacks: vectors, affine transforms,
// paths, colours, images, gradients, and a drawing context that records what is drawn.
//
// Foundation already brings CGFloat, CGPoint, CGSize, CGRect and CGRectEdge; importing this module
// brings them too, as on iOS. This module imports Foundation and nothing else of the package, and
// touches no pixels: see `CGRasterizer` for how an image of recorded drawing gets its pixels.

@_exported import Foundation

/// A number of seconds.
public typealias CFTimeInterval = Double
