import Foundation

/// A colour by hue, saturation and brightness, all 0 to 1.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? range / high : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    if high == red {
      sixth = (green - blue) / range
    } else if high == green {
      sixth = (blue - red) / range + 2
    } else {
      sixth = (red - green) / range + 4
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixth = (hue - hue.rounded(.down)) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sixth).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (component(5), component(3), component(1))
  }
}
