import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { siteTranslationTexts as texts, translationTexts } from '../../../texts/admin/translations.texts'
import { MissingTranslations } from '../../shared/translations/MissingTranslations'
import { useMissingTranslations } from './SubjectTranslations'

/** Missing translations of the site in each language, with a link to each. */
export function TranslationsPanel({ studio }: { studio: Studio }): ReactNode {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const missingTranslations = useMissingTranslations(studio)
  return (
    <section className="fy-stack fy-gap-3" aria-label={translationTexts.title}>
      <MissingTranslations languages={languages} missing={missingTranslations} />
      <p className="fy-note">{texts.introduction}</p>
    </section>
  )
}
