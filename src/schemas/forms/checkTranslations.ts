import { translationTexts as texts } from '../../texts/admin/translations.texts'
import { otherLanguages } from '../../texts/language/language'
import { rulesTexts } from '../../texts/public/form.texts'
import type { TranslatableText, TranslatedTexts } from '../translations/localizeText'
import type { FieldError } from './builtForm'

/**
 * Validates the translations of an object; paths are relative to the object. Translations of a text that is missing
 * in the source language are accepted, so that they are not lost.
 * @param defaultMaxLength the maximum length of a translation whose original is missing
 */
export function checkTranslations(
  translations: Readonly<Record<string, TranslatedTexts | undefined>>,
  originals: readonly TranslatableText[],
  defaultMaxLength: number,
): FieldError[] {
  return Object.entries(translations).flatMap(([language, translation = {}]) => {
    const path = `/translations/${language}`
    if (!otherLanguages.some((otherLanguage) => otherLanguage === language))
      return [{ path, message: texts.unknownLanguage(language, otherLanguages.join(', ')) }]
    return Object.entries(translation).flatMap(([key, text]) => {
      const message = findTextFault(
        originals.find((original) => original.key === key) ?? {
          text: '',
          maxLength: defaultMaxLength,
        },
        text,
      )
      return message === undefined ? [] : [{ path: `${path}/${key}`, message }]
    })
  })
}

function findTextFault(
  { text, maxLength }: Pick<TranslatableText, 'text' | 'maxLength'>,
  translation: string,
): string | undefined {
  return translation.length > maxLength
    ? rulesTexts.maximum(maxLength)
    : getLostPlaceholderMessage(text, translation)
}

/** Returns an error message if a translation leaves out a placeholder of the original text; otherwise undefined. */
export function getLostPlaceholderMessage(text: string, translation: string): string | undefined {
  if (translation.trim() === '' || text === '') return undefined
  const missingPlaceholders = getPlaceholders(text).filter(
    (placeholder) => !translation.includes(placeholder),
  )
  return missingPlaceholders.length > 0 ? texts.missingPlaceholder(missingPlaceholders.join(', ')) : undefined
}

/** Returns the placeholders in a text: '{campaign}'. */
function getPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}
