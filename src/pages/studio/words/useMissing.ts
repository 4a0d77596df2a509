import { use, useMemo } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { PlaceOpener } from '../checks/PlaceOpener'
import { useAtRest } from '../checks/useAtRest'
import { type MissingSiteWord, missingOfSite } from './missingOfSite'

/** Milliseconds without a change after which a whole site is looked through. */
const rest = 250

/** What of the site nobody has said yet in the languages that it is offered in, as it stood when it rested last. */
export function useMissing(studio: Studio): MissingSiteWord[] {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const raw = useAtRest(
    useStoreValue(studio.store, (state) => state.raw),
    rest,
  )
  const open = use(PlaceOpener) ?? studio.select
  return useMemo(() => missingOfSite(raw, languages, open), [raw, languages, open])
}
