import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Site } from '../../data/createSite'
import { useStoreValue } from '../../data/useStoreValue'
import { heard, type ShownSite, type StageOrder } from '../../pages/studio/stageMessages'
import { isPrivatePath } from '../../schemas/pages/privatePath'
import { matchPage } from '../matchPage'
import { SitePages, siteMapOf } from '../SitePages'
import { SiteRouter } from '../SiteRouter'
import { keepSame } from './keepSame'
import { createPreviewHistory, type PreviewHistory } from './previewHistory'
import { StageLayer } from './StageLayer'
import { showLook } from './showLook'
import { placeBlocks, TitlePlaces, titlePlaces } from './stagedBlocks'
import { report } from './stageReport'

interface PreviewAppProps {
  site: Site
  /** Path and query of the first page; what it needs came with it. */
  begin: string
}

/** The site as it is being edited, from when the studio has said how that is, and a layer over it by which its parts are chosen. */
export function PreviewApp({ site, begin }: PreviewAppProps): ReactNode {
  const [shown, setShown] = useState<ShownSite | null>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const history = useMemo(
    () =>
      createPreviewHistory(begin, {
        onWanted: (path) => report({ kind: 'navigate', path }),
        onMoved: (path) => report({ kind: 'navigate', path }),
      }),
    [begin],
  )
  const isReady = useStoreValue(site.clientSite.store, ({ status }) => status === 'ready')
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const order = heard<StageOrder>(event, window.parent)
      if (order?.kind === 'site') setShown(take(site, order.site))
      if (order?.kind === 'show') show(site, history, begin, order.path)
      if (order?.kind === 'mark') setMarked(order.place)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [site, history, begin])
  useEffect(() => {
    if (isReady) report({ kind: 'ready' })
  }, [isReady])
  const titles = useMemo(
    () => (shown ? titlePlaces(shown.config, shown) : new Map<string, string>()),
    [shown],
  )
  return (
    <TitlePlaces value={titles}>
      {shown ? <StageLayer shown={shown} marked={marked} onReport={report} /> : null}
      {shown ? (
        <SiteRouter history={history}>
          <SitePages site={site} />
        </SiteRouter>
      ) : null}
    </TitlePlaces>
  )
}

/** Takes over what has changed, and that alone. */
function take({ clientSite }: Site, site: ShownSite): ShownSite | null {
  const state = clientSite.store.getState()
  if (state.status !== 'ready') return null
  const config = keepSame(state.config, site.config)
  placeBlocks(config, site)
  const ready = { ...state, config }
  clientSite.store.setState(ready, true)
  showLook(ready, site.css)
  return { ...site, config }
}

/** Shows a page that everybody may see; one of a vacancy comes from the server, which knows the vacancy. */
function show({ clientSite }: Site, history: PreviewHistory, begin: string, path: string): void {
  if (isPrivatePath(path)) return
  const { params } = matchPage(path.split(/[?#]/, 1)[0] ?? '/', siteMapOf(clientSite.store.getState()))
  if (params.guid === undefined || path === begin) {
    history.show(path)
    return
  }
  const address = new URL(window.location.href)
  address.searchParams.set('path', path)
  window.location.replace(address)
}
