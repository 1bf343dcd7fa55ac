/// What `saveGState` keeps.
struct GraphicsState {
  /// From user space to base space.
  var transform = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var line = CGDrawing.Line()
  var interpolation = CGInterpolationQuality.default
  var mark = CGDrawing.State()
  var textMatrix = CGAffineTransform.identity
}
