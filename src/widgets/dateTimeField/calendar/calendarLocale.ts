import { type Language, languageInForce } from '../../../texts/language/language'

/** By which months and weekdays are named; in English en-AU [FK-24]. Digits are those that people type. */
const locales: Record<Language, string> = { en: 'en-AU', de: 'de-DE', fr: 'fr-FR', ar: 'ar-AE-u-nu-latn' }

export const calendarLocale = (): string => locales[languageInForce()]
