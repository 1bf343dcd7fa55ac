import SwiftUI

extension ViewType {
  /// Stands for `ProgressView`.
  public struct ProgressView: BaseViewType {
    public static let typePrefix = "ProgressView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ProgressView`.
  public func progressView() throws -> InspectableView<ViewType.ProgressView> {
    try child(ViewType.ProgressView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ProgressView`.
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> {
    try child(ViewType.ProgressView.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ProgressView {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// The label of the value.
  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("currentValueLabelView")
  }

  /// Between 0 and 1; nil when the end is not known.
  public func fractionCompleted() throws -> Double? {
    let view = try node.value(as: (any ProgressViewValue).self)
    return view.progress?.fractionCompleted ?? view.fractionCompleted
  }

  /// The progress that it shows.
  ///
  /// - Throws: `InspectionError` where it was given none.
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
