import Foundation

extension View {
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = title
    return modifier(
      _AlertModifier<Bool, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = title
    return modifier(
      _AlertModifier<Bool, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in message }))
  }

  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = title
    return modifier(
      _AlertModifier<T, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions,
        message: { _ in EmptyView() }))
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = title
    return modifier(
      _AlertModifier<T, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions, message: message))
  }

  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(titleKey)
    return modifier(
      _AlertModifier<Bool, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(titleKey)
    return modifier(
      _AlertModifier<Bool, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in message }))
  }

  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      _AlertModifier<T, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions,
        message: { _ in EmptyView() }))
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      _AlertModifier<T, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions, message: message))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(title)
    return modifier(
      _AlertModifier<Bool, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(title)
    return modifier(
      _AlertModifier<Bool, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, actions: { _ in actions },
        message: { _ in message }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return modifier(
      _AlertModifier<T, A, EmptyView>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions,
        message: { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return modifier(
      _AlertModifier<T, A, M>(
        isDialog: true, title: { _ in title }, titleVisibility: titleVisibility,
        value: { isPresented.wrappedValue ? data : nil },
        clear: { isPresented.wrappedValue = false }, actions: actions, message: message))
  }
}
