import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CharacterChecks } from './characterCheck'

/**
 * A number that can be dialled: it has as many digits as numbers of its country have. Whether somebody answers it is not
 * asked, so that no new range of numbers is ever refused. A number that begins with + names its country itself.
 * Only a number that is valid in its country is formatted; any other stays as typed, because a number of another country
 * would lose its leading zero.
 */
export const phoneChecks: CharacterChecks = {
  checks: { phone: (text, place) => parsed(text, countryOf(place))?.isPossible() === true },
  written: {
    phone: (text, place) => {
      const number = parsed(text, countryOf(place))
      if (!number?.isValid()) return text
      return number.country === countryOf(place) ? number.formatNational() : number.formatInternational()
    },
  },
}

let last: { text: string; country: CountryCode; number: PhoneNumber | undefined } | undefined

/** What was judged is written next: a number takes longer to parse than all else that is asked of an answer, so it is parsed once. */
function parsed(text: string, country: CountryCode): PhoneNumber | undefined {
  if (last?.text !== text || last.country !== country) {
    const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: country, extract: false })
    last = { text, country, number }
  }
  return last.number
}

function countryOf(place: string): CountryCode {
  return isSupportedCountry(place) ? place : 'AU'
}
