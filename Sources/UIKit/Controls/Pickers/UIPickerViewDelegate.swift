import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { DefaultRequirement.missing(0) }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { DefaultRequirement.missing(WheelMetrics.rowHeight) }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { DefaultRequirement.missing(nil) }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { DefaultRequirement.missing(nil) }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { DefaultRequirement.missing(UIView()) }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { DefaultRequirement.missing(()) }

  /// Stands for the optional methods in `delegate?.pickerView?(…)`.
  public var pickerView: OptionalPickerViewCall? { OptionalPickerViewCall(delegate: self) }
}

/// The optional methods of a picker's delegate; nil where it has none.
@preconcurrency @MainActor
public struct OptionalPickerViewCall {
  let delegate: any UIPickerViewDelegate

  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    DefaultRequirement.call {
      delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
    } ?? nil
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    DefaultRequirement.call {
      delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    } ?? nil
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    DefaultRequirement.call {
      delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat? {
    DefaultRequirement.call {
      delegate.pickerView(pickerView, widthForComponent: component)
    }
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat? {
    DefaultRequirement.call {
      delegate.pickerView(pickerView, rowHeightForComponent: component)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) -> Void? {
    DefaultRequirement.call {
      delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}
