import { type Language, languageInForce } from '../language/language'
import { arabicMails } from '../translations/ar/arabicMails'
import { germanMails } from '../translations/de/germanMails'
import { type ApplicantMails, englishMails } from '../translations/englishMails'
import { frenchMails } from '../translations/fr/frenchMails'

/** No browser reads them, so that they stand in no catalogue that one loads. */
const all: Record<Language, ApplicantMails> = {
  en: englishMails,
  de: germanMails,
  fr: frenchMails,
  ar: arabicMails,
}

/** The words in the language in force. */
export const applicantMails = (): ApplicantMails => all[languageInForce()]
