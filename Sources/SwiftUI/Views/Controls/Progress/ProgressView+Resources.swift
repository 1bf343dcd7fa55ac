import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, total), label: Text(titleResource), currentValueLabel: nil)
  }
}
