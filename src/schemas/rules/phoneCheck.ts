import {
  type CountryCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CharacterChecks } from './characterCheck'

/**
 * A number that can be dialled: it has as many digits as numbers of its country have. Whether somebody answers it is not
 * asked, so that no new range of numbers is ever refused. A number that begins with + names its country itself.
 */
export const phoneChecks: CharacterChecks = {
  checks: { phone: (text, place) => isPossiblePhoneNumber(text.trim(), countryOf(place)) },
  written: {
    phone: (text, place) => {
      const number = parsePhoneNumberFromString(text, countryOf(place))
      if (!number?.isPossible()) return text
      return number.country === countryOf(place) ? number.formatNational() : number.formatInternational()
    },
  },
}

function countryOf(place: string): CountryCode {
  return isSupportedCountry(place) ? place : 'AU'
}
