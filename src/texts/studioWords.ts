import type { OtherLanguage } from './language'
import { nameOfLanguage } from './ownWords'

/** What a site says in other languages, where it is written in the studio. */
export const studioWordsTexts = {
  explained:
    'Each text leads to the field in which it is written. What is not said is shown in your own words.',
  next: (language: OtherLanguage) => `Next missing text in ${nameOfLanguage(language)}`,
  said: (title: string, language: OtherLanguage) => `${title} in ${nameOfLanguage(language)} changed`,
  partOf: (item: string, at: number) => `${item} ${at}`,
  within: (outer: string, inner: string) => `${outer}: ${inner}`,
} as const
