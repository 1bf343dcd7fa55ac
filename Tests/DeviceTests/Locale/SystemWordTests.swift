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

  @Test func controlsSpeakTheLanguage() {
    func text(_ word: SystemWord, _ language: String) -> String {
      word.text(in: Locale(identifier: language).language)
    }
    #expect(text(.close, "de") == "Schließen")
    #expect(text(.add, "fr_CA") == "Ajouter")
    #expect(text(.share, "ja") == "共有")
    #expect(text(.today, "nb_NO") == "I dag")
    #expect(text(.today, "no") == "I dag")
    #expect(text(.clearText, "it") == "Cancella testo")
    #expect(text(.nextMonth, "nl") == "Volgende maand")
    #expect(text(.space, "zh_CN") == "空格")
  }

  @Test func someCountriesHaveWordsOfTheirOwn() {
    func text(_ word: SystemWord, _ language: String) -> String {
      word.text(in: Locale(identifier: language).language)
    }
    #expect(text(.add, "es_ES") == "Añadir")
    #expect(text(.add, "es_MX") == "Agregar")
    #expect(text(.close, "es_MX") == "Cerrar")
    #expect(text(.share, "pt_BR") == "Compartilhar")
    #expect(text(.share, "pt_PT") == "Partilhar")
    #expect(text(.cancel, "pt_PT") == "Cancelar")
  }

  @Test func namesStandInTheirPlace() {
    #expect(SystemWord.reorderItem.text(of: "Milk") == "Reorder Milk")
    let spanish = Locale.Language(identifier: "es")
    #expect(SystemWord.reorderItem.text(of: ["100 %@"], in: spanish) == "Reordenar 100 %@")
    #expect(SystemWord.spokenPlace.text(of: ["%@", "3"], in: spanish) == "%@ de 3")
  }

  @Test(arguments: SystemWord.allCases)
  func translationsHaveThePlacesOfTheEnglishWord(word: SystemWord) {
    func count(_ text: String) -> Int { text.components(separatedBy: "%@").count }
    let english = word.text(in: Locale.Language(identifier: "en"))
    #expect(!english.isEmpty)
    for language in ["da", "de", "es", "fi", "fr", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ru"] {
      #expect(count(word.text(in: Locale.Language(identifier: language))) == count(english))
    }
  }
}
