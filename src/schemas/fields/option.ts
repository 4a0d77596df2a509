import type { Language } from '../../texts/language/language'
import { sourceLanguage } from '../translations/localizeText'

/** An option of a field. */
export interface Option {
  label: string
  value: string
  /** The language of the label where it differs from the page's. */
  lang?: string
}

/**
 * Returns options with their labels in a language. A label without translation stays and is marked with its language.
 */
export function localizeOptions(
  language: Language,
  options: readonly Option[],
  labels: Readonly<Record<string, string>> = {},
): Option[] {
  if (language === sourceLanguage) return [...options]
  return options.map(({ label, value }) =>
    labels[value] ? { label: labels[value], value } : { label, value, lang: sourceLanguage },
  )
}
