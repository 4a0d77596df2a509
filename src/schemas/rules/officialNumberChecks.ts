import iban from 'validator/lib/isIBAN.js'
import postalCode, { type PostalCodeLocale } from 'validator/lib/isPostalCode.js'
import vat from 'validator/lib/isVAT.js'
import { getDefaultExport } from './defaultExport'
import type { CharacterCheckModule } from './phoneCheck'

const [isIBAN, isPostalCode, isVAT] = [
  getDefaultExport(iban),
  getDefaultExport(postalCode),
  getDefaultExport(vat),
]

/** Checks of officially assigned numbers: the postcode formats of each country, and numbers with check digits. */
export const officialNumberChecks: CharacterCheckModule = {
  checks: {
    postcode: (text, region) => isPostalCode(text.trim(), region as PostalCodeLocale),
    iban: (text) => isIBAN(withoutBlanks(text).toUpperCase()),
    abn: (text) => /^\d{11}$/.test(withoutBlanks(text)) && isVAT(withoutBlanks(text), 'AU'),
  },
}

const withoutBlanks = (text: string) => text.replace(/\s/g, '')
