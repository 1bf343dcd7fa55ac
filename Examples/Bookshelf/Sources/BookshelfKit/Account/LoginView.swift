import SwiftUI

struct LoginView: View {
  @EnvironmentObject private var settings: Settings
  @State private var name = ""
  @State private var password = ""
  @State private var remembers = false
  @State private var error: String?

  var body: some View {
    VStack(spacing: 16) {
      if settings.reader.isEmpty {
        TextField("Name", text: $name)
          .textFieldStyle(.roundedBorder)
        SecureField("Password", text: $password)
          .textFieldStyle(.roundedBorder)
        Toggle("Remember me", isOn: $remembers)
          .toggleStyle(CheckToggleStyle())
        if let error {
          Text(error)
            .foregroundColor(.red)
            .accessibilityIdentifier("login-error")
        }
        Button("Sign in", action: signIn)
          .buttonStyle(FilledButtonStyle())
          .disabled(name.isEmpty || password.isEmpty)
      } else {
        Text("Signed in as \(settings.reader)")
        Button("Sign out") { settings.reader = "" }
      }
      Spacer()
    }
    .padding()
    .navigationTitle("Account")
  }

  private func signIn() {
    guard password.count >= 4 else {
      error = "The password is too short."
      return
    }
    error = nil
    settings.reader = name
  }
}
