import { use, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { PlaceOpener } from '../draft/PlaceOpener'
import { useSettledValue } from '../draft/useSettledValue'
import { getMissingTranslations, type MissingSiteTranslation } from './missingSiteTranslations'

/** Milliseconds without a change before the whole site is searched. */
const restMs = 250

/** Returns the missing translations of the settled site, for all languages that the site offers. */
export function useMissingTranslations(studio: Studio): MissingSiteTranslation[] {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const raw = useSettledValue(
    useStoreValue(studio.store, (state) => state.raw),
    restMs,
  )
  const open = use(PlaceOpener) ?? studio.select
  return useMemo(() => getMissingTranslations(raw, languages, open), [raw, languages, open])
}
