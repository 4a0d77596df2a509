import { type Language, languageInForce, type OtherLanguage } from '../../texts/language/language'

/** The language of all that a client writes without naming one. */
export const sourceLanguage = 'en'

/**
 * A thing's words in other languages, beside its own: `{ de: { label: 'Segeln Sie?' } }`. What is stored and sent on,
 * an option's value above all, is in no language and stands in none of them.
 */
export type Translations<Words> = Partial<Record<OtherLanguage, Words>>

/** A thing as visitors get it: `translated` names those of its words that are in their language. */
export interface LocalizedThing {
  translated?: string[]
}

/** A thing's words in this language, as far as there are any; none are needed in the client's own. */
export function getTranslation<Words>(
  language: Language,
  { translations }: { translations?: Translations<Words> },
): Words | undefined {
  return language === sourceLanguage ? undefined : translations?.[language]
}

/** What words are marked with on a page of another language than theirs; undefined where they are in the page's. */
export function getTextLanguage(
  { translated }: LocalizedThing,
  word: string,
): typeof sourceLanguage | undefined {
  return languageInForce() === sourceLanguage || translated?.includes(word) ? undefined : sourceLanguage
}

/** The languages of a field's label and notes, where they are not the page's. @param label what the words are called */
export function getFieldLanguages(
  said: LocalizedThing,
  label: string,
  notes?: string | false,
): { langs?: { label?: string; notes?: string } } {
  const [ofLabel, ofNotes] = [getTextLanguage(said, label), notes ? getTextLanguage(said, notes) : undefined]
  if (!ofLabel && !ofNotes) return {}
  return { langs: { ...(ofLabel ? { label: ofLabel } : {}), ...(ofNotes ? { notes: ofNotes } : {}) } }
}

/** `lang` of such words; each paragraph takes its direction from them. */
export const toLangAttributes = (language: string | undefined): { lang?: string; dir?: 'auto' } =>
  language === undefined ? {} : { lang: language, dir: 'auto' }

/** The same of a word of the site's own; nothing where the thing has none, and the product's stands there. */
export function getLangAttributes(thing: object, word: string): { lang?: string; dir?: 'auto' } {
  return Reflect.get(thing, word) === undefined
    ? {}
    : toLangAttributes(getTextLanguage(thing as LocalizedThing, word))
}

/** A thing with the words that it has in a language in place of its own: of the words named, those that it has at all. */
export function localize<
  Words extends object,
  Thing extends { translations?: Translations<Words> } & LocalizedThing,
>(language: Language, thing: Thing, names: readonly (keyof Thing & keyof Words & string)[]): Thing {
  const { translations: _, ...own } = thing
  if (language === sourceLanguage) return own as Thing
  const words = getTranslation<Words>(language, thing)
  const translated = names.filter((name) => own[name as never] && words?.[name])
  const said = Object.fromEntries(translated.map((name) => [name, words?.[name]]))
  return { ...own, ...said, translated } as unknown as Thing
}

/** What is written in an editor of its own. */
export type RichKind = 'rich' | 'markup' | 'paragraphs'

/** One text that a client has written: what it is called, and what it says. */
export interface TranslatableText {
  /** Its place among the words of its thing: 'label', 'options/yes'. */
  key: string
  /** What an editor calls it. */
  name: string
  text: string
  /** Characters that its translation has at most. */
  most: number
  /** Unless it is a line of text: several, HTML, or paragraphs of a page, with the small markup or without. */
  kind?: 'long' | RichKind
  /** Called so in every language unless somebody says otherwise: nobody misses it. */
  isName?: true
}

/** The words of a thing in one language by their keys, as far as they are said. */
export type TranslatedTexts = Readonly<Record<string, string>>

/** Which of these texts nobody has said in a language yet. */
export function missingTexts<Text extends TranslatableText>(
  texts: readonly Text[],
  said: TranslatedTexts | undefined,
): Text[] {
  return texts.filter(({ key, text, isName }) => !isName && text.trim() !== '' && !said?.[key]?.trim())
}
