import SwiftUI

extension ViewType {
  public struct ProgressView: BaseViewType {
    public static let typePrefix = "ProgressView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func progressView() throws -> InspectableView<ViewType.ProgressView> {
    try child(ViewType.ProgressView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> {
    try child(ViewType.ProgressView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ProgressView {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("currentValueLabelView")
  }

  /// Between 0 and 1; nil when the end is not known.
  public func fractionCompleted() throws -> Double? {
    let view = try node.value(as: (any ProgressViewValue).self)
    return view.progress?.fractionCompleted ?? view.fractionCompleted
  }

  public func progress() throws -> Progress {
    guard let progress = try node.value(as: (any ProgressViewValue).self).progress else {
      throw InspectionError.attributeNotFound(label: "progress", type: node.typeName)
    }
    return progress
  }
}

/// What can be read of a progress view whatever its labels are.
private protocol ProgressViewValue {
  var fractionCompleted: Double? { get }
  var progress: Progress? { get }
}

extension ProgressView: ProgressViewValue {}
