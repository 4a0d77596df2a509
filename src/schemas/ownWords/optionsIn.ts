import type { Language } from '../../texts/language'
import type { Option } from '../vacancy'
import { ownLanguage } from './translations'

/** Options with their labels in a language; one that is not said keeps its own, and is marked with its language. */
export function optionsIn(
  language: Language,
  options: readonly Option[],
  said: Readonly<Record<string, string>> = {},
): Option[] {
  if (language === ownLanguage) return [...options]
  return options.map(({ label, value }) =>
    said[value] ? { label: said[value], value } : { label, value, lang: ownLanguage },
  )
}
