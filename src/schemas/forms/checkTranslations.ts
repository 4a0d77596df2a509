import { translationTexts as texts } from '../../texts/admin/translations.texts'
import { otherLanguages } from '../../texts/language/language'
import { rulesTexts } from '../../texts/public/form.texts'
import type { TranslatableText, TranslatedTexts } from '../translations/localizeText'
import type { FieldError } from './builtForm'

/**
 * Validates the translations of an object; paths are relative to the object. Translations of a text that is missing
 * in the source language are accepted, so that they are not lost.
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

/** Returns an error message if a translation leaves out a placeholder of the original text; otherwise undefined. */
export function findLostPlaceholder(text: string, said: string): string | undefined {
  if (said.trim() === '' || text === '') return undefined
  const lacking = getPlaceholders(text).filter((one) => !said.includes(one))
  return lacking.length > 0 ? texts.lacksPlaceholder(lacking.join(', ')) : undefined
}

/** Returns the placeholders in a text: '{campaign}'. */
function getPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}
