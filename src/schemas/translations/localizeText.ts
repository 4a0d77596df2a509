import { getCurrentLanguage, type Language, type OtherLanguage } from '../../texts/language/language'

/** The language of the texts that a client writes directly, without naming a language. */
export const sourceLanguage = 'en'

/**
 * Translations of an object's texts, stored beside the texts in the source language: `{ de: { label: 'Segeln Sie?' }
 * }`. Stored and transmitted values, such as the value of an option, are never translated.
 */
export type Translations<Texts> = Partial<Record<OtherLanguage, Texts>>

/** An object as visitors receive it. `translated` lists the keys of the texts that are in the visitor's language. */
export interface LocalizedItem {
  translated?: string[]
}

/**
 * Returns the object's translations into this language; undefined if there are none or if it is the source language.
 */
export function getTranslation<Texts>(
  language: Language,
  { translations }: { translations?: Translations<Texts> },
): Texts | undefined {
  return language === sourceLanguage ? undefined : translations?.[language]
}

/** Returns the language of the text with this key if it differs from the page's language; otherwise undefined. */
export function getTextLanguage(
  { translated }: LocalizedItem,
  key: string,
): typeof sourceLanguage | undefined {
  return getCurrentLanguage() === sourceLanguage || translated?.includes(key) ? undefined : sourceLanguage
}

/**
 * Returns the languages of a field's label and notes where they differ from the page's language.
 * @param label the key of the label text
 * @param notes the key of the notes; false or absent for a field without notes
 */
export function getFieldLanguages(
  localizedItem: LocalizedItem,
  label: string,
  notes?: string | false,
): { langs?: { label?: string; notes?: string } } {
  const [labelLanguage, notesLanguage] = [
    getTextLanguage(localizedItem, label),
    notes ? getTextLanguage(localizedItem, notes) : undefined,
  ]
  if (!labelLanguage && !notesLanguage) return {}
  return {
    langs: {
      ...(labelLanguage ? { label: labelLanguage } : {}),
      ...(notesLanguage ? { notes: notesLanguage } : {}),
    },
  }
}

/** Returns the `lang` and `dir` attributes of a text in this language, so that the browser derives its direction. */
export const toLangAttributes = (language: string | undefined): { lang?: string; dir?: 'auto' } =>
  language === undefined ? {} : { lang: language, dir: 'auto' }

/**
 * Returns the `lang` and `dir` attributes of a text of the site; empty if the object has no such text, because the
 * page then shows the product's default text.
 */
export function getLangAttributes(localizedItem: object, name: string): { lang?: string; dir?: 'auto' } {
  return Reflect.get(localizedItem, name) === undefined
    ? {}
    : toLangAttributes(getTextLanguage(localizedItem as LocalizedItem, name))
}

/**
 * Returns the object without `translations`. The named texts that have a translation into `language` replace the
 * originals.
 */
export function localizeTexts<
  Texts extends object,
  Item extends { translations?: Translations<Texts> } & LocalizedItem,
>(language: Language, originalItem: Item, keys: readonly (keyof Item & keyof Texts & string)[]): Item {
  const { translations: _, ...originalTexts } = originalItem
  if (language === sourceLanguage) return originalTexts as Item
  const translation = getTranslation<Texts>(language, originalItem)
  const translatedKeys = keys.filter((key) => originalTexts[key as never] && translation?.[key])
  const translatedTexts = Object.fromEntries(translatedKeys.map((key) => [key, translation?.[key]]))
  return { ...originalTexts, ...translatedTexts, translated: translatedKeys } as unknown as Item
}

/** Kinds of text that need a rich-text or multi-paragraph editor. */
export type RichKind = 'rich' | 'markup' | 'paragraphs'

/** One text that a client has written and that can be translated. */
export interface TranslatableText {
  /** Identifies the text within its object: 'label', 'options/yes'. */
  key: string
  /** The name of the text in the editor. */
  name: string
  text: string
  /** Maximum length of the translation, in characters. */
  maxLength: number
  /** `long` for several lines, a `RichKind` for formatted text. Absent for a single line. */
  kind?: 'long' | RichKind
  /** The text is a proper name that may be the same in every language, so it never counts as untranslated. */
  isName?: true
}

/** The available translations of an object into one language, by the keys of its texts. */
export type TranslatedTexts = Readonly<Record<string, string>>

/** Returns the texts that have no translation yet. Empty texts and proper names are left out. */
export function findUntranslatedTexts<Text extends TranslatableText>(
  texts: readonly Text[],
  translation: TranslatedTexts | undefined,
): Text[] {
  return texts.filter(({ key, text, isName }) => !isName && text.trim() !== '' && !translation?.[key]?.trim())
}
