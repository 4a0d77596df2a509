import type { Language } from '../../texts/language/language'
import { isRecord } from '../configShape/checkShape'
import { translationsKey } from '../configShape/translatableShape'

/**
 * Returns a client's configuration with its texts in a language. Translations replace the originals, and `translated`
 * lists their keys. Texts without translation stay in the source language.
 */
export function localizeConfig<Config>(language: Language, config: Config): Config {
  return localizeValue(language, config) as Config
}

function localizeValue(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeValue(language, item))
  if (!isRecord(value)) return value
  const { [translationsKey]: translations, ...originalValue } = value
  const translation = isRecord(translations) ? translations[language] : undefined
  const translatedEntries = isRecord(translation)
    ? Object.entries(translation).filter(([key]) => Object.hasOwn(originalValue, key))
    : []
  const translatedMark =
    translatedEntries.length > 0 ? { translated: translatedEntries.map(([key]) => key) } : {}
  const localizedValue = { ...originalValue, ...Object.fromEntries(translatedEntries), ...translatedMark }
  return Object.fromEntries(
    Object.entries(localizedValue).map(([key, item]) => [key, localizeValue(language, item)]),
  )
}
