import { translationTexts as texts } from '../../texts/admin/translations.texts'
import { otherLanguages } from '../../texts/language/language'
import { rulesTexts } from '../../texts/public/form.texts'
import type { TranslatableText, TranslatedTexts } from '../translations/localizeText'
import type { FieldError } from './builtForm'

/**
 * What is wrong with the words of a thing in other languages; paths are below the thing. What it does not say at all in
 * its client's own language may be said in another: it waits, and nothing of it is lost.
 */
export function checkTranslations(
  translations: Readonly<Record<string, TranslatedTexts | undefined>>,
  own: readonly TranslatableText[],
  most: number,
): FieldError[] {
  return Object.entries(translations).flatMap(([language, said = {}]) => {
    const path = `/translations/${language}`
    if (!otherLanguages.some((one) => one === language))
      return [{ path, message: texts.unknownLanguage(language, otherLanguages.join(', ')) }]
    return Object.entries(said).flatMap(([key, text]) => {
      const message = wrongText(own.find((one) => one.key === key) ?? { text: '', most }, text)
      return message === undefined ? [] : [{ path: `${path}/${key}`, message }]
    })
  })
}

function wrongText(
  { text, most }: Pick<TranslatableText, 'text' | 'most'>,
  said: string,
): string | undefined {
  return said.length > most ? rulesTexts.maximum(most) : findLostPlaceholder(text, said)
}

/** What is wrong with words that leave out what is filled in where a text is shown; undefined where they do not. */
export function findLostPlaceholder(text: string, said: string): string | undefined {
  if (said.trim() === '' || text === '') return undefined
  const lacking = placeholdersOf(text).filter((one) => !said.includes(one))
  return lacking.length > 0 ? texts.lacksPlaceholder(lacking.join(', ')) : undefined
}

/** What is filled in when a text is shown: '{campaign}'. */
function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}
