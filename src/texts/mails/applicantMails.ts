import { getCurrentLanguage, type Language } from '../language/language'
import { arabicMails } from '../translations/ar/arabicMails'
import { germanMails } from '../translations/de/germanMails'
import { type ApplicantMails, englishMails } from '../translations/englishMails'
import { frenchMails } from '../translations/fr/frenchMails'

/** Mail texts by language. They are not in the catalogues because browsers never need them. */
const mailsByLanguage: Record<Language, ApplicantMails> = {
  en: englishMails,
  de: germanMails,
  fr: frenchMails,
  ar: arabicMails,
}

/** Mail texts in the current language. */
export const getApplicantMails = (): ApplicantMails => mailsByLanguage[getCurrentLanguage()]
