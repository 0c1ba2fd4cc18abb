/** A text of staff, as an answer in the language of the page has it. */
interface StaffTexts {
  /** The fields that are in English, because nobody wrote them in that language. */
  readonly untranslated?: readonly string[] | undefined;
}

/** The `lang` of such a text: "en" where a page of another language shows it in English. */
export function textLang({ untranslated = [] }: StaffTexts, field: string): 'en' | undefined {
  return untranslated.includes(field) ? 'en' : undefined;
}
