import isIBAN from 'validator/lib/isIBAN.js'
import isPostalCode, { type PostalCodeLocale } from 'validator/lib/isPostalCode.js'
import isVAT from 'validator/lib/isVAT.js'
import type { CharacterCheck } from './characterRules'

/** Numbers that somebody gave out: how each country writes its postcodes, and what is told by check digits. */
export const checks: Record<string, CharacterCheck> = {
  postcode: (text, place) => isPostalCode(text.trim(), place as PostalCodeLocale),
  iban: (text) => isIBAN(withoutBlanks(text).toUpperCase()),
  abn: (text) => /^\d{11}$/.test(withoutBlanks(text)) && isVAT(withoutBlanks(text), 'AU'),
}

const withoutBlanks = (text: string) => text.replace(/\s/g, '')
