import SwiftUI

struct LoginView: View {
  private enum Field { case name, password }

  @EnvironmentObject private var settings: Settings
  @State private var model: LoginModel
  @State private var remembers = false
  @FocusState private var focus: Field?

  let inspection = Inspection<Self>()

  init(service: any AuthService = SampleAuthService()) {
    _model = State(wrappedValue: LoginModel(service: service))
  }

  var body: some View {
    VStack(spacing: 16) {
      if settings.reader.isEmpty {
        form
      } else {
        profile
      }
      Spacer()
    }
    .padding()
    .navigationTitle("Account")
    .alert("Could not sign in", isPresented: hasProblem, presenting: model.problem) { _ in
      Button("OK", role: .cancel) {}
    } message: { problem in
      Text(problem)
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }

  @ViewBuilder
  private var form: some View {
    TextField("Name", text: $model.name)
      .textFieldStyle(.roundedBorder)
      .textContentType(.username)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .submitLabel(.next)
      .focused($focus, equals: .name)
      .onSubmit { focus = .password }
    SecureField("Password", text: $model.password)
      .textFieldStyle(.roundedBorder)
      .textContentType(.password)
      .submitLabel(.go)
      .focused($focus, equals: .password)
      .onSubmit { signIn() }
    Toggle("Remember me", isOn: $remembers)
      .toggleStyle(CheckToggleStyle())
      .frame(maxWidth: .infinity, alignment: .leading)
    Button("Sign in") { signIn() }
      .buttonStyle(FilledButtonStyle())
      .disabled(!model.canSignIn)
    if model.isSigningIn {
      ProgressView("Signing in…")
    }
  }

  @ViewBuilder
  private var profile: some View {
    Image(systemName: "person.crop.circle.fill")
      .font(.system(size: 72))
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
    Text("Signed in as \(settings.reader)")
    Button("Sign out", role: .destructive) { settings.reader = "" }
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { model.problem != nil }, set: { if !$0 { model.problem = nil } })
  }

  private func signIn() {
    focus = nil
    Task {
      if let reader = await model.signIn() { settings.reader = reader }
    }
  }
}
