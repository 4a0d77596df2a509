import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** @param region an ISO 3166 country code; used by checks that depend on the country */
export type CharacterCheck = (text: string, region: string) => boolean

/** The exports of a module of checks, by the first part of the rule's name. */
export interface CharacterCheckModule {
  checks: Record<string, CharacterCheck>
  /** Formats a valid text for display. */
  formatters?: Record<string, (text: string, region: string) => string>
}

/**
 * Accepts numbers with as many digits as numbers of their country have. Whether the number is assigned is not
 * checked, so that new number ranges are never refused. A number that begins with + determines its country. Only a
 * number that is valid in its country is formatted; any other stays as typed, because a number of another country
 * would lose its leading zero.
 */
export const phoneChecks: CharacterCheckModule = {
  checks: { phone: (text, region) => parsePhone(text, getCountry(region))?.isPossible() === true },
  formatters: {
    phone: (text, region) => {
      const number = parsePhone(text, getCountry(region))
      if (!number?.isValid()) return text
      return number.country === getCountry(region) ? number.formatNational() : number.formatInternational()
    },
  },
}

let lastParsed: { text: string; country: CountryCode; number: PhoneNumber | undefined } | undefined

/**
 * Parses a number and caches the last result, because a number is formatted right after it is checked and parsing is
 * the slowest step of validation.
 */
function parsePhone(text: string, country: CountryCode): PhoneNumber | undefined {
  if (lastParsed?.text !== text || lastParsed.country !== country) {
    const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: country, extract: false })
    lastParsed = { text, country, number }
  }
  return lastParsed.number
}

function getCountry(region: string): CountryCode {
  return isSupportedCountry(region) ? region : 'AU'
}
