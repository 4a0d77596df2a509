import { arabicMails } from './ar/arabicMails'
import { germanMails } from './de/germanMails'
import { type ApplicantMails, englishMails } from './englishMails'
import { frenchMails } from './fr/frenchMails'
import { type Language, languageInForce } from './language'

/** No browser reads them, so that they stand in no catalogue that one loads. */
const all: Record<Language, ApplicantMails> = {
  en: englishMails,
  de: germanMails,
  fr: frenchMails,
  ar: arabicMails,
}

/** The words in the language in force. */
export const applicantMails = (): ApplicantMails => all[languageInForce()]
