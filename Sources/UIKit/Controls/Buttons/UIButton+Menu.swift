extension UIButton {
  func updateMenuPress() {
    guard menu != nil, menuPress == nil else { return }
    let press = MenuPressGestureRecognizer()
    press.menu = { [weak self] in
      guard let self, isEnabled, let menu, !showsMenuAsPrimaryAction else { return nil }
      return { [weak self] in
        guard let self else { return }
        MenuPresenter.present(menu, from: self)
      }
    }
    addGestureRecognizer(press)
    menuPress = press
  }
}
