import Foundation
import Testing

@testable import Device

@Suite struct SystemWordTests {
  private func words(_ language: String) -> [String] {
    SystemWord.allCases.map { $0.text(in: Locale(identifier: language).language) }
  }

  @Test func theDeviceSpeaksItsLanguage() {
    #expect(SystemWord.cancel.text(in: Locale(identifier: "de_DE").language) == "Abbrechen")
    #expect(SystemWord.done.text(in: Locale(identifier: "fr").language) == "OK")
    #expect(SystemWord.edit.text(in: Locale(identifier: "pt-BR").language) == "Editar")
    #expect(SystemWord.delete.text(in: Locale(identifier: "ja").language) == "削除")
  }

  @Test func editMenusSpeakTheLanguage() {
    func menu(_ language: String) -> [String] {
      [SystemWord.cut, .copy, .paste, .select, .selectAll].map {
        $0.text(in: Locale(identifier: language).language)
      }
    }
    #expect(
      menu("de_AT") == ["Ausschneiden", "Kopieren", "Einsetzen", "Auswählen", "Alles auswählen"])
    #expect(menu("fr") == ["Couper", "Copier", "Coller", "Sélectionner", "Tout sélectionner"])
    #expect(menu("es") == ["Cortar", "Copiar", "Pegar", "Seleccionar", "Seleccionar todo"])
    #expect(menu("ja") == ["カット", "コピー", "ペースト", "選択", "すべてを選択"])
    #expect(menu("th") == ["Cut", "Copy", "Paste", "Select", "Select All"])
  }

  @Test func chineseIsWrittenInTheScriptOfItsRegion() {
    #expect(SystemWord.edit.text(in: Locale(identifier: "zh-Hant").language) == "編輯")
    #expect(SystemWord.edit.text(in: Locale(identifier: "zh-Hans").language) == "编辑")
    #expect(SystemWord.edit.text(in: Locale(identifier: "zh_TW").language) == "編輯")
  }

  @Test func otherLanguagesSpeakEnglish() {
    #expect(words("en_GB") == words("en"))
    #expect(words("eo") == words("en"))
    #expect(words("en").first == "Edit")
  }

  @Test(arguments: ["ar", "he", "nb", "no", "id", "uk", "vi", "sv", "ko", "th", "tr"])
  func eachLanguageHasAllWords(language: String) {
    #expect(words(language).count == SystemWord.allCases.count)
    #expect(words(language) != words("en"))
    #expect(!words(language).contains(""))
  }
}
