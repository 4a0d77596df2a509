import { getCountries } from 'libphonenumber-js/min'
import type { ResumeLine } from './resumeText'

const languages = ['en', 'de', 'fr', 'ar']
const maxLines = 40
let countryCodesByName: Map<string, string> | undefined

/**
 * Returns the country code of a résumé: from a line near the beginning that ends with a country, or from the top-level
 * domain of the e-mail address.
 */
export function findCountryInText(
  lines: readonly ResumeLine[],
  email: string | undefined,
): string | undefined {
  for (const { text } of lines.slice(0, maxLines)) {
    const lastPart = text.split(/[,،|·•]/).at(-1) ?? ''
    const country = getCountryCodesByName().get(lastPart.trim().toLowerCase())
    if (country) return country
  }
  const topLevelDomain = /\.([a-z]{2})$/.exec(email ?? '')?.[1]?.toUpperCase()
  const countryCode = topLevelDomain === 'UK' ? 'GB' : topLevelDomain
  return countryCode &&
    [...getCountryCodesByName().values()].includes(countryCode) &&
    !worldwideDomains.has(countryCode)
    ? countryCode
    : undefined
}

/** Returns true if a text is only the name of a country. */
export function isCountryName(text: string): boolean {
  return getCountryCodesByName().has(text.trim().toLowerCase())
}

/** Country-code top-level domains that are used worldwide. */
const worldwideDomains = new Set(['IO', 'ME', 'CO', 'TV', 'AI', 'CC', 'LY', 'FM', 'GG', 'IM', 'TO'])

function getCountryCodesByName(): Map<string, string> {
  countryCodesByName ??= new Map([
    ...languages.flatMap((language) => {
      const displayNames = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
      return getCountries().flatMap((code): [string, string][] => {
        const name = displayNames.of(code)
        return name ? [[name.toLowerCase(), code]] : []
      })
    }),
    ...([
      ['uk', 'GB'],
      ['usa', 'US'],
      ['مصر', 'EG'],
    ] as const),
  ])
  return countryCodesByName
}
