import UIKit

public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
public var kCAGravityResizeAspectFill: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspectFill
}
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}
public var kCATransitionFade: CATransitionType { CATransitionType.fade }
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
public var kCATransitionPush: CATransitionType { CATransitionType.push }
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
