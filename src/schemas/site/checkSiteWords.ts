import { otherLanguages } from '../../texts/language'
import { wordsKey } from '../clientConfig/wordedShape'
import { lostPlaceholder } from '../ownWords/checkTranslations'
import { findingAt, type SiteFinding } from './siteFinding'
import type { SiteUnderCheck } from './siteUnderCheck'
import { wordedSubjects } from './siteWords'

/** Words in other languages that leave out what is filled in where they are shown. How long they are is their shape's affair. */
export function checkSiteWords({ raw, shown }: SiteUnderCheck): SiteFinding[] {
  return wordedSubjects(raw, shown).flatMap(({ own, said }) =>
    own.flatMap(({ key, text, at, word }) =>
      otherLanguages.flatMap((language) => {
        const message = lostPlaceholder(text, said[language]?.[key] ?? '')
        if (message === undefined) return []
        const found = { severity: 'error', code: 'lost-placeholder', message } as const
        return findingAt([...at, wordsKey, language, word], found)
      }),
    ),
  )
}
