import Foundation

extension View {
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<Bool, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<Bool, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in message }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<T, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions,
        message: { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<T, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions, message: message))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<Bool, A, EmptyView>(
        isDialog: false, title: { _ in title }, titleVisibility: .automatic,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<Bool, A, M>(
        isDialog: false, title: { _ in title }, titleVisibility: .automatic,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in message }))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<T, A, EmptyView>(
        isDialog: false, title: { _ in title }, titleVisibility: .automatic,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions,
        message: { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(titleResource)
    return modifier(
      _AlertModifier<T, A, M>(
        isDialog: false, title: { _ in title }, titleVisibility: .automatic,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions, message: message))
  }
}
