import iban from 'validator/lib/isIBAN.js'
import postalCode, { type PostalCodeLocale } from 'validator/lib/isPostalCode.js'
import vat from 'validator/lib/isVAT.js'
import { defaultOf } from '../defaultOf'
import type { CharacterChecks } from './characterCheck'

const [isIBAN, isPostalCode, isVAT] = [defaultOf(iban), defaultOf(postalCode), defaultOf(vat)]

/** Numbers that somebody gave out: how each country writes its postcodes, and what is told by check digits. */
export const writtenNumberChecks: CharacterChecks = {
  checks: {
    postcode: (text, place) => isPostalCode(text.trim(), place as PostalCodeLocale),
    iban: (text) => isIBAN(withoutBlanks(text).toUpperCase()),
    abn: (text) => /^\d{11}$/.test(withoutBlanks(text)) && isVAT(withoutBlanks(text), 'AU'),
  },
}

const withoutBlanks = (text: string) => text.replace(/\s/g, '')
