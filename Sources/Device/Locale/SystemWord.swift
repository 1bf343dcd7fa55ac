import Foundation

/// A word that the system itself shows, in the language of the device.
///
/// The words are those of iOS as far as they are known; less common ones may differ from the exact form
/// that a release has. Languages that are not in the table have English words.
package enum SystemWord: Int, CaseIterable, Sendable {
  case edit, done, cancel, back, delete, search, ok, save, undo, redo
  /// Of edit menus; known for the more common languages.
  case cut, copy, paste, select, selectAll

  package var text: String { text(in: DeviceLocale.current.language) }

  /// The word in a language; English for one that is not known.
  package func text(in language: Locale.Language) -> String {
    let code = language.languageCode?.identifier ?? "en"
    let words = Self.words[code] ?? Self.words["\(code)-\(Self.script(of: language))"]
    guard let words, words.indices.contains(rawValue) else { return Self.english[rawValue] }
    return words[rawValue]
  }

  /// Chinese is written in two scripts; where none is said the region tells.
  private static func script(of language: Locale.Language) -> String {
    language.script?.identifier
      ?? (["TW", "HK", "MO"].contains(language.region?.identifier) ? "Hant" : "Hans")
  }

  private static let english = [
    "Edit", "Done", "Cancel", "Back", "Delete", "Search", "OK", "Save", "Undo", "Redo",
    "Cut", "Copy", "Paste", "Select", "Select All",
  ]

  /// By language, in the order of the cases; lines may end early.
  private static let words: [String: [String]] = table.reduce(into: [:]) { words, line in
    let parts = line.split(separator: "|").map(String.init)
    words[parts[0]] = Array(parts.dropFirst())
    // Older names of the same languages.
    if let other = ["he": "iw", "nb": "no", "id": "in"][parts[0]] {
      words[other] = Array(parts.dropFirst())
    }
  }

  private static let table = [
    "ar|تعديل|تم|إلغاء|رجوع|حذف|بحث|موافق|حفظ|تراجع|إعادة",
    "ca|Editar|OK|Cancel·lar|Enrere|Eliminar|Cercar|D’acord|Desar|Desfer|Refer",
    "cs|Upravit|Hotovo|Zrušit|Zpět|Smazat|Hledat|OK|Uložit|Odvolat|Opakovat",
    "da|Rediger|OK|Annuller|Tilbage|Slet|Søg|OK|Arkiver|Fortryd|Gentag"
      + "|Klip|Kopier|Sæt ind|Vælg|Vælg alt",
    "de|Bearbeiten|Fertig|Abbrechen|Zurück|Löschen|Suchen|OK|Sichern|Widerrufen|Wiederholen"
      + "|Ausschneiden|Kopieren|Einsetzen|Auswählen|Alles auswählen",
    "el|Επεξεργασία|Τέλος|Άκυρο|Πίσω|Διαγραφή|Αναζήτηση|OK|Αποθήκευση|Αναίρεση|Επανάληψη",
    "es|Editar|OK|Cancelar|Atrás|Eliminar|Buscar|Aceptar|Guardar|Deshacer|Rehacer"
      + "|Cortar|Copiar|Pegar|Seleccionar|Seleccionar todo",
    "fi|Muokkaa|Valmis|Kumoa|Takaisin|Poista|Etsi|OK|Tallenna|Kumoa|Tee uudelleen",
    "fr|Modifier|OK|Annuler|Retour|Supprimer|Rechercher|OK|Enregistrer|Annuler|Rétablir"
      + "|Couper|Copier|Coller|Sélectionner|Tout sélectionner",
    "he|עריכה|סיום|ביטול|חזרה|מחיקה|חיפוש|אישור|שמירה|ביטול|ביצוע חוזר",
    "hi|संपादित करें|पूर्ण|रद्द करें|वापस|हटाएँ|खोजें|ठीक|सहेजें|पूर्ववत् करें|फिर से करें",
    "hr|Uredi|OK|Odustani|Natrag|Obriši|Traži|OK|Spremi|Poništi|Ponovi",
    "hu|Szerkesztés|Kész|Mégsem|Vissza|Törlés|Keresés|OK|Mentés|Visszavonás|Ismétlés",
    "id|Edit|Selesai|Batal|Kembali|Hapus|Cari|OK|Simpan|Urungkan|Ulangi",
    "it|Modifica|Fine|Annulla|Indietro|Elimina|Cerca|OK|Salva|Annulla|Ripristina"
      + "|Taglia|Copia|Incolla|Seleziona|Seleziona tutto",
    "ja|編集|完了|キャンセル|戻る|削除|検索|OK|保存|取り消す|やり直す"
      + "|カット|コピー|ペースト|選択|すべてを選択",
    "ko|편집|완료|취소|뒤로|삭제|검색|확인|저장|실행 취소|실행 복귀"
      + "|오려두기|복사하기|붙여넣기|선택|전체 선택",
    "ms|Edit|Selesai|Batal|Kembali|Padam|Cari|OK|Simpan|Buat Asal|Buat Semula",
    "nb|Rediger|Ferdig|Avbryt|Tilbake|Slett|Søk|OK|Arkiver|Angre|Utfør likevel",
    "nl|Wijzig|Gereed|Annuleer|Terug|Verwijder|Zoek|OK|Bewaar|Herstel|Opnieuw"
      + "|Knip|Kopieer|Plak|Selecteer|Selecteer alles",
    "pl|Edytuj|Gotowe|Anuluj|Wróć|Usuń|Szukaj|OK|Zachowaj|Cofnij|Ponów",
    "pt|Editar|OK|Cancelar|Voltar|Apagar|Buscar|OK|Salvar|Desfazer|Refazer"
      + "|Cortar|Copiar|Colar|Selecionar|Selecionar Tudo",
    "ro|Editați|OK|Anulați|Înapoi|Ștergeți|Căutați|OK|Salvați|Anulați|Refaceți",
    "ru|Править|Готово|Отменить|Назад|Удалить|Поиск|ОК|Сохранить|Отменить|Повторить"
      + "|Вырезать|Скопировать|Вставить|Выбрать|Выбрать все",
    "sk|Upraviť|Hotovo|Zrušiť|Späť|Vymazať|Hľadať|OK|Uložiť|Odvolať|Opakovať",
    "sv|Redigera|Klar|Avbryt|Tillbaka|Radera|Sök|OK|Spara|Ångra|Gör om"
      + "|Klipp ut|Kopiera|Klistra in|Markera|Markera allt",
    "th|แก้ไข|เสร็จสิ้น|ยกเลิก|กลับ|ลบ|ค้นหา|ตกลง|บันทึก|เลิกทำ|ทำซ้ำ",
    "tr|Düzenle|Bitti|Vazgeç|Geri|Sil|Ara|Tamam|Kaydet|Geri Al|Yinele"
      + "|Kes|Kopyala|Yapıştır|Seç|Tümünü Seç",
    "uk|Змінити|Готово|Скасувати|Назад|Видалити|Пошук|OK|Зберегти|Скасувати|Повторити",
    "vi|Sửa|Xong|Hủy|Quay lại|Xóa|Tìm kiếm|OK|Lưu|Hoàn tác|Làm lại",
    "zh-Hans|编辑|完成|取消|返回|删除|搜索|好|存储|撤销|重做"
      + "|剪切|拷贝|粘贴|选择|全选",
    "zh-Hant|編輯|完成|取消|返回|刪除|搜尋|好|儲存|還原|重做"
      + "|剪下|拷貝|貼上|選取|全選",
  ]
}
