import { getCurrentLanguage, type Language } from '../../../texts/language/language'

/** Locales of month and weekday names; English uses en-AU [FK-24]. Digits are always Latin, as users type them. */
const locales: Record<Language, string> = { en: 'en-AU', de: 'de-DE', fr: 'fr-FR', ar: 'ar-AE-u-nu-latn' }

export const getCalendarLocale = (): string => locales[getCurrentLanguage()]
