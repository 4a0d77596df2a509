import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Site } from '../../data/site/createSite'
import {
  type CanvasCommand,
  type PreviewedSite,
  readCanvasMessage,
} from '../../pages/studio/canvas/canvasMessages'
import { isPrivatePath } from '../../schemas/pages/privatePath'
import { matchPage } from '../page/matchPage'
import { SiteRouter } from '../router/SiteRouter'
import { getSiteMap, SitePages } from '../SitePages'
import { CanvasOverlay } from './CanvasOverlay'
import { type Report, report, reportAfterPaint } from './canvasReport'
import { TitlePlaces, titlePlaces } from './markedBlocks'
import { createPreviewHistory, type PreviewHistory } from './previewHistory'
import { useAccessibilityChecks } from './useAccessibilityChecks'
import { usePreviewedSite } from './usePreviewedSite'

interface PreviewAppProps {
  site: Site
  /** Path and query of the first page; its data came with the document. */
  initialPath: string
}

/** Renders the edited site, once the studio has sent it, and the layer for selecting its elements. */
export function PreviewApp({ site, initialPath }: PreviewAppProps): ReactNode {
  const { site: previewedSite, receive, write, sites } = usePreviewedSite(site)
  const [markedText, setMarked] = useState<string | null>(null)
  const history = useMemo(
    () =>
      createPreviewHistory(initialPath, {
        onNavigate: (path) => report({ kind: 'navigate', path }),
        onMoved: (path) => report({ kind: 'navigate', path }),
      }),
    [initialPath],
  )
  const { isChecking, check } = useAccessibilityChecks(history)
  const isReady = useStoreValue(site.clientSite.store, ({ status }) => status === 'ready')
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const order = readCanvasMessage<CanvasCommand>(event, window.parent)
      if (order?.kind === 'site') receive(order.site)
      if (order?.kind === 'show') show(site, history, initialPath, order.path)
      if (order?.kind === 'mark') setMarked(order.place)
      const both = sites()
      if (order?.kind === 'check' && both) void check(order, both)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [site, history, initialPath, receive, sites, check])
  useEffect(() => {
    const state = site.clientSite.store.getState()
    if (!isReady || state.status !== 'ready') return
    report({ kind: 'ready', served: state.config.pages.map(({ path }) => path) })
  }, [isReady, site])
  const reportChange = useCallback<Report>(
    (message) => {
      if (message.kind !== 'edit') return report(message)
      write(message.place, message.value)
      reportAfterPaint(message)
    },
    [write],
  )
  const titles = useTitlePlaces(previewedSite)
  return (
    <TitlePlaces value={titles}>
      {previewedSite && !isChecking ? (
        <CanvasOverlay site={previewedSite} marked={markedText} onReport={reportChange} />
      ) : null}
      {previewedSite ? (
        <SiteRouter history={history}>
          <SitePages site={site} />
        </SiteRouter>
      ) : null}
    </TitlePlaces>
  )
}

/** Returns the same map until its content changes, because every block reads it. */
function useTitlePlaces(site: PreviewedSite | null): ReadonlyMap<string, string> {
  const last = useRef<ReadonlyMap<string, string>>(new Map())
  const places = site ? titlePlaces(site.config, site) : last.current
  const isSame =
    places.size === last.current.size &&
    [...places].every(([path, place]) => last.current.get(path) === place)
  if (!isSame) last.current = places
  return last.current
}

/** Shows a public page. A page of a vacancy is loaded from the server, which has the vacancy's data. */
function show({ clientSite }: Site, history: PreviewHistory, initialPath: string, path: string): void {
  if (isPrivatePath(path)) return
  const { params } = matchPage(path.split(/[?#]/, 1)[0] ?? '/', getSiteMap(clientSite.store.getState()))
  if (params.guid === undefined || path === initialPath) {
    history.show(path)
    return
  }
  const address = new URL(window.location.href)
  address.searchParams.set('path', path)
  window.location.replace(address)
}
