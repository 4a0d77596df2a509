import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { ownWordsTexts } from '../../../texts/ownWords'
import { studioWordsTexts as texts } from '../../../texts/studioWords'
import { MissingWords } from '../../ownWords/MissingWords'
import { useMissing } from './useMissing'

/** How much of the site nobody has said yet in each language, with a way to each text. */
export function WordsPanel({ studio }: { studio: Studio }): ReactNode {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const missing = useMissing(studio)
  return (
    <section className="fy-outline" aria-label={ownWordsTexts.title}>
      <MissingWords languages={languages} missing={missing} />
      <p className="fy-studio__hint">{texts.explained}</p>
    </section>
  )
}
