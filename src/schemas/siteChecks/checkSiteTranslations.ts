import { otherLanguages } from '../../texts/language/language'
import { translationsKey } from '../configShape/translatableShape'
import { findLostPlaceholder } from '../forms/checkTranslations'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import { getTranslatableSubjects } from '../siteEditing/siteTranslations'
import type { SiteUnderCheck } from './checkedSite'

/** Reports translations that leave out a placeholder. The shape limits their length. */
export function checkSiteTranslations({ raw, visible }: SiteUnderCheck): SiteFinding[] {
  return getTranslatableSubjects(raw, visible).flatMap(({ originals, translations }) =>
    originals.flatMap(({ key, text, at, word }) =>
      otherLanguages.flatMap((language) => {
        const message = findLostPlaceholder(text, translations[language]?.[key] ?? '')
        if (message === undefined) return []
        const found = { severity: 'error', code: 'lost-placeholder', message } as const
        return createFinding([...at, translationsKey, language, word], found)
      }),
    ),
  )
}
