import { type Dispatch, type SetStateAction, useCallback } from 'react'
import type { Studio } from '../../data/studio/studioState'
import { pagePath } from '../../schemas/site/pageChanges'
import { pathOf } from '../../schemas/site/sitePlaces'
import type { StudioView } from './StudioSides'

/** What leads to a place of config.json wherever it is: the look to its panel, all else to its page and its properties. */
export function usePlaceOpener(
  studio: Studio,
  onView: Dispatch<SetStateAction<StudioView>>,
): (place: string) => void {
  return useCallback(
    (place) => {
      const { raw } = studio.store.getState()
      const [list, at] = pathOf(place)
      const path = list === 'pages' ? pagePath(raw, Number(at)) : ''
      const isLook = list === 'look' || list === 'themeColor'
      if (path.startsWith('/')) studio.openPage(path)
      studio.select(place)
      onView(({ panel }) => (isLook ? { side: 'panels', panel: 'look' } : { side: 'inspector', panel }))
    },
    [studio, onView],
  )
}
