import { type Dispatch, type SetStateAction, useCallback } from 'react'
import type { Studio } from '../../data/studio/studioState'
import { pageOfPlace } from '../../schemas/site/pageAfter'
import type { StudioView } from './StudioSides'

/** What leads to a place of config.json wherever it is: the look to its panel, all else to its page and its properties. */
export function usePlaceOpener(
  studio: Studio,
  onView: Dispatch<SetStateAction<StudioView>>,
): (place: string) => void {
  return useCallback(
    (place) => {
      const page = pageOfPlace(studio.store.getState().raw, place)
      const isLook = /^\/(look|themeColor)(\/|$)/.test(place)
      if (page?.startsWith('/')) studio.openPage(page)
      studio.select(place)
      onView(({ panel }) => (isLook ? { side: 'panels', panel: 'look' } : { side: 'inspector', panel }))
    },
    [studio, onView],
  )
}
