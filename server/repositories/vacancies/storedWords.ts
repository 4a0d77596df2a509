import type { Translations } from '../../../src/schemas/ownWords/translations'
import type { VacancyWords } from '../../../src/schemas/ownWords/words'
import { otherLanguages } from '../../../src/texts/language'

type Words = Translations<VacancyWords>

/** A vacancy's words in other languages as columns; undefined, which no column is set to, where none are named. */
export function wordColumns(translations: Words | undefined) {
  if (translations === undefined) return {}
  const [short, descriptions]: [Words, Record<string, string>] = [{}, {}]
  for (const language of otherLanguages) {
    const { description, ...words } = translations[language] ?? {}
    if (Object.keys(words).length > 0) short[language] = words
    if (description) descriptions[language] = description
  }
  return { translations: asColumn(short), translated_descriptions: asColumn(descriptions) }
}

function asColumn(said: object): string | null {
  return Object.keys(said).length > 0 ? JSON.stringify(said) : null
}

/** The same out of the columns; nothing where nothing is said. */
export function storedWords(
  translations: string | null,
  descriptions: string | null = null,
): { translations?: Words } {
  const words: Words = translations === null ? {} : JSON.parse(translations)
  const said: Partial<Record<string, string>> = descriptions === null ? {} : JSON.parse(descriptions)
  for (const language of otherLanguages) {
    const description = said[language]
    if (description) words[language] = { ...words[language], description }
  }
  return Object.keys(words).length > 0 ? { translations: words } : {}
}
