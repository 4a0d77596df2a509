import { useCallback, useRef, useState } from 'react'
import type { Site } from '../../data/createSite'
import type { ShownSite, ToldSite } from '../../pages/studio/stageMessages'
import { heardSite } from '../../pages/studio/toldSite'
import type { ClientConfig } from '../../schemas/clientConfig'
import { afterPaint } from './afterPaint'
import { keepSame } from './keepSame'
import { showLook } from './showLook'
import { placeBlocks } from './stagedBlocks'
import { reportAfterPaint } from './stageReport'
import { writtenSite } from './writtenSite'

interface Shown {
  /** What lies over the pages goes by: a picture later than the pages. Null until the studio has said how the site is. */
  shown: ShownSite | null
  hear: (told: ToldSite) => void
  /** What stands here now, and what visitors have; null until the studio has said how the site is. */
  sites: () => { shown: ShownSite; served: ClientConfig } | null
  /** Shows a text at its place at once, before the studio has heard of it. */
  write: (place: string, value: string) => void
}

/** The site as it is being edited: taken over where it has changed, and there alone. */
export function useShownSite({ clientSite: { store } }: Site): Shown {
  const [shown, setShown] = useState<ShownSite | null>(null)
  const last = useRef<ShownSite | null>(null)
  const served = useRef<ClientConfig | null>(null)
  const show = useCallback(
    (next: ShownSite | null) => {
      const state = store.getState()
      if (next === null || state.status !== 'ready') return
      const config = keepSame(state.config, next.config)
      const site = keepSame(last.current, { ...next, config })
      if (site === last.current) return
      const isFirst = last.current === null
      served.current ??= state.config
      last.current = site
      placeBlocks(config, site)
      const ready = { ...state, config }
      if (config !== state.config) store.setState(ready, true)
      showLook(ready, site.css)
      if (isFirst) setShown(site)
      else afterPaint(() => setShown(site))
    },
    [store],
  )
  const hear = useCallback(
    (told: ToldSite) => {
      show(heardSite(told, last.current))
      reportAfterPaint({ kind: 'drawn' })
    },
    [show],
  )
  const write = useCallback(
    (place: string, value: string) => show(last.current && writtenSite(last.current, place, value)),
    [show],
  )
  const sites = useCallback(
    () => last.current && served.current && { shown: last.current, served: served.current },
    [],
  )
  return { shown, hear, write, sites }
}
