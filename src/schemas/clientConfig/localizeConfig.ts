import type { Language } from '../../texts/language/language'
import { isRecord } from '../configShape/checkShape'
import { translationsKey } from '../configShape/translatableShape'

/**
 * A client's configuration in the words of a language: wherever something has them beside its own, they stand in the place
 * of those, and `translated` names them. What is not said keeps the client's own.
 */
export function localizeConfig<Config>(language: Language, config: Config): Config {
  return said(language, config) as Config
}

function said(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => said(language, one))
  if (!isRecord(value)) return value
  const { [translationsKey]: translations, ...own } = value
  const words = isRecord(translations) ? translations[language] : undefined
  const spoken = isRecord(words) ? Object.entries(words).filter(([key]) => Object.hasOwn(own, key)) : []
  const translated = spoken.length > 0 ? { translated: spoken.map(([key]) => key) } : {}
  const all = { ...own, ...Object.fromEntries(spoken), ...translated }
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, said(language, one)]))
}
