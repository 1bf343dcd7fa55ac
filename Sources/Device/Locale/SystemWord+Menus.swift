extension SystemWord {
  /// Of bars, alerts and edit menus.
  ///
  /// English first, then each language by its code; a language that is not there has the English word.
  static let menus: [SystemWord: String] = [
    .edit:
      "Edit|ar تعديل|ca Editar|cs Upravit|da Rediger|de Bearbeiten|el Επεξεργασία|es Editar"
      + "|fi Muokkaa|fr Modifier|he עריכה|hi संपादित करें|hr Uredi|hu Szerkesztés|id Edit"
      + "|it Modifica|ja 編集|ko 편집|ms Edit|nb Rediger|nl Wijzig|pl Edytuj|pt Editar|ro Editați"
      + "|ru Править|sk Upraviť|sv Redigera|th แก้ไข|tr Düzenle|uk Змінити|vi Sửa|zh-Hans 编辑"
      + "|zh-Hant 編輯",
    .done:
      "Done|ar تم|ca OK|cs Hotovo|da OK|de Fertig|el Τέλος|es OK|fi Valmis|fr OK|he סיום"
      + "|hi पूर्ण|hr OK|hu Kész|id Selesai|it Fine|ja 完了|ko 완료|ms Selesai|nb Ferdig"
      + "|nl Gereed|pl Gotowe|pt OK|ro OK|ru Готово|sk Hotovo|sv Klar|th เสร็จสิ้น|tr Bitti"
      + "|uk Готово|vi Xong|zh-Hans 完成|zh-Hant 完成",
    .cancel:
      "Cancel|ar إلغاء|ca Cancel·lar|cs Zrušit|da Annuller|de Abbrechen|el Άκυρο"
      + "|es Cancelar|fi Kumoa|fr Annuler|he ביטול|hi रद्द करें|hr Odustani|hu Mégsem"
      + "|id Batal|it Annulla|ja キャンセル|ko 취소|ms Batal|nb Avbryt|nl Annuleer|pl Anuluj"
      + "|pt Cancelar|ro Anulați|ru Отменить|sk Zrušiť|sv Avbryt|th ยกเลิก|tr Vazgeç"
      + "|uk Скасувати|vi Hủy|zh-Hans 取消|zh-Hant 取消",
    .back:
      "Back|ar رجوع|ca Enrere|cs Zpět|da Tilbage|de Zurück|el Πίσω|es Atrás|fi Takaisin"
      + "|fr Retour|he חזרה|hi वापस|hr Natrag|hu Vissza|id Kembali|it Indietro|ja 戻る|ko 뒤로"
      + "|ms Kembali|nb Tilbake|nl Terug|pl Wróć|pt Voltar|ro Înapoi|ru Назад|sk Späť"
      + "|sv Tillbaka|th กลับ|tr Geri|uk Назад|vi Quay lại|zh-Hans 返回|zh-Hant 返回",
    .delete:
      "Delete|ar حذف|ca Eliminar|cs Smazat|da Slet|de Löschen|el Διαγραφή|es Eliminar"
      + "|fi Poista|fr Supprimer|he מחיקה|hi हटाएँ|hr Obriši|hu Törlés|id Hapus|it Elimina"
      + "|ja 削除|ko 삭제|ms Padam|nb Slett|nl Verwijder|pl Usuń|pt Apagar|ro Ștergeți|ru Удалить"
      + "|sk Vymazať|sv Radera|th ลบ|tr Sil|uk Видалити|vi Xóa|zh-Hans 删除|zh-Hant 刪除",
    .search:
      "Search|ar بحث|ca Cercar|cs Hledat|da Søg|de Suchen|el Αναζήτηση|es Buscar|fi Etsi"
      + "|fr Rechercher|he חיפוש|hi खोजें|hr Traži|hu Keresés|id Cari|it Cerca|ja 検索|ko 검색"
      + "|ms Cari|nb Søk|nl Zoek|pl Szukaj|pt Buscar|pt-PT Pesquisar|ro Căutați|ru Поиск"
      + "|sk Hľadať|sv Sök|th ค้นหา|tr Ara|uk Пошук|vi Tìm kiếm|zh-Hans 搜索|zh-Hant 搜尋",
    .ok:
      "OK|ar موافق|ca D’acord|cs OK|da OK|de OK|el OK|es Aceptar|fi OK|fr OK|he אישור"
      + "|hi ठीक|hr OK|hu OK|id OK|it OK|ja OK|ko 확인|ms OK|nb OK|nl OK|pl OK|pt OK|ro OK"
      + "|ru ОК|sk OK|sv OK|th ตกลง|tr Tamam|uk OK|vi OK|zh-Hans 好|zh-Hant 好",
    .save:
      "Save|ar حفظ|ca Desar|cs Uložit|da Arkiver|de Sichern|el Αποθήκευση|es Guardar"
      + "|fi Tallenna|fr Enregistrer|he שמירה|hi सहेजें|hr Spremi|hu Mentés|id Simpan"
      + "|it Salva|ja 保存|ko 저장|ms Simpan|nb Arkiver|nl Bewaar|pl Zachowaj|pt Salvar"
      + "|pt-PT Guardar|ro Salvați|ru Сохранить|sk Uložiť|sv Spara|th บันทึก|tr Kaydet"
      + "|uk Зберегти|vi Lưu|zh-Hans 存储|zh-Hant 儲存",
    .undo:
      "Undo|ar تراجع|ca Desfer|cs Odvolat|da Fortryd|de Widerrufen|el Αναίρεση|es Deshacer"
      + "|fi Kumoa|fr Annuler|he ביטול|hi पूर्ववत् करें|hr Poništi|hu Visszavonás|id Urungkan"
      + "|it Annulla|ja 取り消す|ko 실행 취소|ms Buat Asal|nb Angre|nl Herstel|pl Cofnij|pt Desfazer"
      + "|ro Anulați|ru Отменить|sk Odvolať|sv Ångra|th เลิกทำ|tr Geri Al|uk Скасувати"
      + "|vi Hoàn tác|zh-Hans 撤销|zh-Hant 還原",
    .redo:
      "Redo|ar إعادة|ca Refer|cs Opakovat|da Gentag|de Wiederholen|el Επανάληψη|es Rehacer"
      + "|fi Tee uudelleen|fr Rétablir|he ביצוע חוזר|hi फिर से करें|hr Ponovi|hu Ismétlés"
      + "|id Ulangi|it Ripristina|ja やり直す|ko 실행 복귀|ms Buat Semula|nb Utfør likevel|nl Opnieuw"
      + "|pl Ponów|pt Refazer|ro Refaceți|ru Повторить|sk Opakovať|sv Gör om|th ทำซ้ำ"
      + "|tr Yinele|uk Повторити|vi Làm lại|zh-Hans 重做|zh-Hant 重做",
    .cut:
      "Cut|da Klip|de Ausschneiden|es Cortar|fr Couper|it Taglia|ja カット|ko 오려두기|nl Knip"
      + "|pt Cortar|ru Вырезать|sv Klipp ut|tr Kes|zh-Hans 剪切|zh-Hant 剪下",
    .copy:
      "Copy|da Kopier|de Kopieren|es Copiar|fr Copier|it Copia|ja コピー|ko 복사하기|nl Kopieer"
      + "|pt Copiar|ru Скопировать|sv Kopiera|tr Kopyala|zh-Hans 拷贝|zh-Hant 拷貝",
    .paste:
      "Paste|da Sæt ind|de Einsetzen|es Pegar|fr Coller|it Incolla|ja ペースト|ko 붙여넣기|nl Plak"
      + "|pt Colar|ru Вставить|sv Klistra in|tr Yapıştır|zh-Hans 粘贴|zh-Hant 貼上",
    .select:
      "Select|da Vælg|de Auswählen|es Seleccionar|fr Sélectionner|it Seleziona|ja 選択|ko 선택"
      + "|nl Selecteer|pt Selecionar|ru Выбрать|sv Markera|tr Seç|zh-Hans 选择|zh-Hant 選取",
    .selectAll:
      "Select All|da Vælg alt|de Alles auswählen|es Seleccionar todo|fr Tout sélectionner"
      + "|it Seleziona tutto|ja すべてを選択|ko 전체 선택|nl Selecteer alles|pt Selecionar Tudo"
      + "|ru Выбрать все|sv Markera allt|tr Tümünü Seç|zh-Hans 全选|zh-Hant 全選",
  ]
}
