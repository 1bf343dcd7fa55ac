/// How the picture under the finger looks.
///
/// Differs from Apple's: nobody asks for it; what is dragged in UIKit has no picture.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
