import { type CountryCode, isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min'
import type { CharacterCheck } from './characterRules'

/**
 * A number that can be dialled: it has as many digits as numbers of its country have. Whether somebody answers it is not
 * asked, so that no new range of numbers is ever refused. A number that begins with + names its country itself.
 */
const phone: CharacterCheck = (text, place) => isPossiblePhoneNumber(text.trim(), countryOf(place))

export const checks: Record<string, CharacterCheck> = { phone }

function countryOf(place: string): CountryCode {
  return isSupportedCountry(place) ? place : 'AU'
}
