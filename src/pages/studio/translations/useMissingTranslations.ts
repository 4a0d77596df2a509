import { use, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { PlaceOpener } from '../draft/PlaceOpener'
import { useSettledValue } from '../draft/useSettledValue'
import { getMissingTranslations, type MissingSiteTranslation } from './missingSiteTranslations'

/** Milliseconds without a change after which a whole site is looked through. */
const rest = 250

/** What of the site nobody has said yet in the languages that it is offered in, as it stood when it rested last. */
export function useMissingTranslations(studio: Studio): MissingSiteTranslation[] {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const raw = useSettledValue(
    useStoreValue(studio.store, (state) => state.raw),
    rest,
  )
  const open = use(PlaceOpener) ?? studio.select
  return useMemo(() => getMissingTranslations(raw, languages, open), [raw, languages, open])
}
