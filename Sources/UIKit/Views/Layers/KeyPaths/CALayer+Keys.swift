import Foundation
import FoundationAdditions

// The keys of layers in key-value coding and observing. A layer keeps values for any other key.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        CALayer.self,
        methods: [
          ObjectiveCMethod("setValue:forUndefinedKey:", CALayer.keep(_:forKey:)),
          ObjectiveCMethod("valueForUndefinedKey:", CALayer.keptValue(forKey:)),
        ],
        properties: [
          ObjectiveCProperty("bounds", \CALayer.bounds),
          ObjectiveCProperty("position", \CALayer.position),
          ObjectiveCProperty("frame", \CALayer.frame),
          ObjectiveCProperty("anchorPoint", \CALayer.anchorPoint),
          ObjectiveCProperty("anchorPointZ", \CALayer.anchorPointZ),
          ObjectiveCProperty("zPosition", \CALayer.zPosition),
          ObjectiveCProperty("transform", \CALayer.transform),
          ObjectiveCProperty("sublayerTransform", \CALayer.sublayerTransform),
          ObjectiveCProperty("backgroundColor", \CALayer.backgroundColor),
          ObjectiveCProperty("hidden", \CALayer.isHidden, getter: "isHidden"),
          ObjectiveCProperty("opacity", \CALayer.opacity),
          ObjectiveCProperty("masksToBounds", \CALayer.masksToBounds),
          ObjectiveCProperty("opaque", \CALayer.isOpaque, getter: "isOpaque"),
          ObjectiveCProperty("cornerRadius", \CALayer.cornerRadius),
          ObjectiveCProperty("cornerCurve", \CALayer.cornerCurve),
          ObjectiveCProperty("maskedCorners", \CALayer.maskedCorners),
          ObjectiveCProperty("borderWidth", \CALayer.borderWidth),
          ObjectiveCProperty("borderColor", \CALayer.borderColor),
          ObjectiveCProperty("shadowColor", \CALayer.shadowColor),
          ObjectiveCProperty("shadowOpacity", \CALayer.shadowOpacity),
          ObjectiveCProperty("shadowOffset", \CALayer.shadowOffset),
          ObjectiveCProperty("shadowRadius", \CALayer.shadowRadius),
          ObjectiveCProperty("shadowPath", \CALayer.shadowPath),
          ObjectiveCProperty("contents", \CALayer.contents),
          ObjectiveCProperty("contentsScale", \CALayer.contentsScale),
          ObjectiveCProperty("contentsGravity", \CALayer.contentsGravity),
          ObjectiveCProperty("contentsRect", \CALayer.contentsRect),
          ObjectiveCProperty("mask", \CALayer.mask),
          ObjectiveCProperty("shouldRasterize", \CALayer.shouldRasterize),
          ObjectiveCProperty("rasterizationScale", \CALayer.rasterizationScale),
          ObjectiveCProperty("name", \CALayer.name),
          ObjectiveCProperty("speed", \CALayer.speed),
          ObjectiveCProperty("timeOffset", \CALayer.timeOffset),
          ObjectiveCProperty("beginTime", \CALayer.beginTime),
          ObjectiveCProperty("superlayer", \CALayer.superlayer),
          ObjectiveCProperty("sublayers", \CALayer.sublayers),
        ])
    ]
  }
}

/// The address under which a layer's values are associated with it.
nonisolated(unsafe) private let keptValuesKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension CALayer {
  private var keptValues: [String: Any] {
    get { objc_getAssociatedObject(self, keptValuesKey) as? [String: Any] ?? [:] }
    set {
      objc_setAssociatedObject(self, keptValuesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  fileprivate func keep(_ value: Any?, forKey key: String) { keptValues[key] = value }

  fileprivate func keptValue(forKey key: String) -> Any? { keptValues[key] }
}
