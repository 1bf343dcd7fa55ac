import CoreGraphics
import Device
import DisplayList
import Foundation

/// What the system shows at the top of a screen: time, signals and battery.
@MainActor
final class StatusBarView: UIView {
  private let time = UILabel()
  private let charge = UILabel()
  private let network = UILabel()
  private let isPad: Bool
  private let content: DeviceStatusBar
  private let metrics: StatusBarMetrics

  /// A bar whose content is white if `isLight`, else black.
  init(
    width: CGFloat, inset: CGFloat, isLight: Bool, isPad: Bool = false,
    content: DeviceStatusBar = DeviceStatusBar()
  ) {
    self.isPad = isPad
    self.content = content
    metrics = StatusBarMetrics(width: width, inset: inset, isPad: isPad)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: inset))
    overrideUserInterfaceStyle = isLight ? .dark : .light
    time.text = content.time ?? (isPad ? "9:41 AM   Tue Jan 9" : "9:41")
    time.textAlignment = isPad ? .left : .center
    time.font = .systemFont(ofSize: metrics.timeSize, weight: .semibold)
    time.textColor = isLight ? .white : .black
    let height = metrics.timeSize * 1.3
    let width: CGFloat = isPad ? 120 : 80
    time.frame = CGRect(
      x: metrics.timeCenter.x - width / 2, y: metrics.timeCenter.y - height / 2, width: width,
      height: height)
    addSubview(time)
    if isPad { addCharge() }
    if content.network != nil { addNetwork() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The status bar is made in code.")
  }

  /// How full the battery is, in front of it.
  private func addCharge() {
    charge.text = "\(content.batteryLevel)%"
    charge.textAlignment = .right
    charge.font = time.font
    charge.textColor = time.textColor
    charge.frame = CGRect(
      x: metrics.right - 25.5 * metrics.scale - 46, y: time.frame.minY, width: 40,
      height: time.frame.height)
    addSubview(charge)
  }

  /// The name of the network, where the sign of the Wi-Fi would be.
  private func addNetwork() {
    let scale = metrics.scale
    let right = metrics.right - 26.8 * scale - (isPad ? 36 : 0) - 4 * scale
    network.text = content.network
    network.textAlignment = .right
    network.font = .systemFont(ofSize: metrics.timeSize * 0.8, weight: .semibold)
    network.textColor = time.textColor
    let height = metrics.timeSize * 1.3
    network.frame = CGRect(
      x: right - 40, y: metrics.middle - height / 2, width: 40, height: height)
    addSubview(network)
  }

  // MARK: Drawing

  private var color: UIColor { time.textColor ?? .black }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let scale = metrics.scale
    let battery = CGSize(width: 24.5 * scale, height: 11.5 * scale)
    let left = metrics.right - battery.width - 2.3 * scale
    appendBattery(
      to: &canvas,
      in: CGRect(origin: CGPoint(x: left, y: metrics.middle - battery.height / 2), size: battery))
    let room: CGFloat = isPad ? 36 : 0
    let wifi = CGPoint(x: left - room - 5 * scale - 7.7 * scale, y: metrics.middle + 5.3 * scale)
    if let bars = content.wifiBars, content.network == nil {
      appendWiFi(to: &canvas, tip: wifi, radius: 10.8 * scale, bars: bars)
    }
    // A tablet knows no other network.
    if isPad { return }
    let signal = CGPoint(
      x: wifi.x - 7.7 * scale - 5 * scale - 17 * scale, y: metrics.middle + 5.3 * scale)
    if let bars = content.cellularBars {
      appendSignal(to: &canvas, at: signal, scale: scale, bars: bars)
    }
  }

  private func appendBattery(to canvas: inout ViewCanvas, in rect: CGRect) {
    let scale = metrics.scale
    let faint = color.withAlphaComponent(0.35)
    canvas.strokeInside(rect, cornerRadius: 3.5 * scale, width: scale, faint)
    var fill = rect.insetBy(dx: 2 * scale, dy: 2 * scale)
    fill.size.width *= CGFloat(content.batteryLevel) / 100
    if content.batteryLevel > 0 {
      canvas.fill(fill, cornerRadius: min(2 * scale, fill.width / 2), batteryColor)
    }
    let knob = CGRect(
      x: rect.maxX + scale, y: rect.midY - 2 * scale, width: 1.3 * scale, height: 4 * scale)
    canvas.fill(knob, cornerRadius: 0.65 * scale, faint)
    if content.batteryState == .charging { appendBolt(to: &canvas, in: rect) }
  }

  /// Green while it charges, red when a fifth or less is left.
  private var batteryColor: UIColor {
    if content.batteryState == .charging { return .systemGreen }
    return content.batteryLevel <= 20 && content.batteryState == .discharging ? .systemRed : color
  }

  private func appendBolt(to canvas: inout ViewCanvas, in rect: CGRect) {
    let height = rect.height * 1.1
    let width = height * 0.62
    let corners: [(CGFloat, CGFloat)] = [
      (0.62, 0), (0, 0.56), (0.44, 0.56), (0.36, 1), (1, 0.42), (0.56, 0.42),
    ]
    let path = CGMutablePath()
    path.addLines(
      between: corners.map { x, y in
        CGPoint(x: rect.midX + (x - 0.5) * width, y: rect.midY + (y - 0.5) * height)
      })
    path.closeSubpath()
    canvas.append(.fill(path, canvas.paint(color)))
  }

  /// Three arcs over a point; `tip` is where they would meet.
  private func appendWiFi(
    to canvas: inout ViewCanvas, tip: CGPoint, radius: CGFloat, bars: Int
  ) {
    let paint = canvas.paint(color)
    let faint = canvas.paint(color.withAlphaComponent(0.35))
    let start = -CGFloat.pi * 3 / 4
    let end = -CGFloat.pi / 4
    let arcs = [(CGFloat(0), CGFloat(0.31)), (0.42, 0.64), (0.76, 0.98)]
    for (index, (inner, outer)) in arcs.enumerated() {
      let path = CGMutablePath()
      path.addArc(
        center: tip, radius: outer * radius, startAngle: start, endAngle: end, clockwise: false)
      if inner > 0 {
        path.addArc(
          center: tip, radius: inner * radius, startAngle: end, endAngle: start, clockwise: true)
      } else {
        path.addLine(to: tip)
      }
      path.closeSubpath()
      canvas.append(.fill(path, index < bars ? paint : faint))
    }
  }

  private func appendSignal(
    to canvas: inout ViewCanvas, at origin: CGPoint, scale: CGFloat, bars: Int
  ) {
    for (index, height) in [4.0, 6.0, 8.3, 10.7].enumerated() {
      let bar = CGRect(
        x: origin.x + CGFloat(index) * 4.67 * scale, y: origin.y - height * scale,
        width: 3 * scale, height: height * scale)
      canvas.fill(
        bar, cornerRadius: 0.8 * scale, index < bars ? color : color.withAlphaComponent(0.35))
    }
  }
}
