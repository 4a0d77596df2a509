import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Site } from '../../data/site/createSite'
import {
  type AccessibilityFault,
  type CanvasCommand,
  type PreviewedSite,
  readCanvasMessage,
} from '../../pages/studio/canvas/canvasMessages'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { normalizePath } from '../../schemas/pages/normalizePath'
import { isPrivatePath } from '../../schemas/pages/privatePath'
import { setLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'
import { matchPage } from '../page/matchPage'
import { SiteRouter } from '../router/SiteRouter'
import { getSiteMap, SitePages } from '../SitePages'
import { readBootData } from '../start/startSite'
import { CanvasOverlay } from './CanvasOverlay'
import { findTitlePlaces, markBlocks, TitlePlaces } from './markedBlocks'
import { createPreviewHistory, type PreviewHistory, preventFocus } from './previewHistory'
import { createPreviewSite } from './previewSite'
import { report, reportAfterPaint, type SendReport } from './useCanvasEvents'
import { usePreviewedSite } from './usePreviewedSite'

/**
 * Starts the preview canvas inside the studio: the site as a guest sees it, with the content that the studio sends.
 */
export async function startPreview(): Promise<void> {
  const root = document.getElementById('studio-preview')
  if (!root || window.parent === window) return
  const initialPath = new URLSearchParams(window.location.search).get('path') ?? '/'
  const boot = readBootData(document, window.location.hostname.split('.')[0] ?? '')
  await loadLanguage(boot.language ?? 'en')
  setLanguage(boot.language ?? 'en')
  const site = createPreviewSite(boot)
  markBlocks()
  preventFocus()
  void site.clientSite.load()
  createRoot(root).render(<PreviewApp site={site} initialPath={initialPath} />)
}

interface PreviewAppProps {
  site: Site
  /** Path and query of the first page; its data came with the document. */
  initialPath: string
}

/** Renders the edited site, once the studio has sent it, and the layer for selecting its elements. */
function PreviewApp({ site, initialPath }: PreviewAppProps): ReactNode {
  const { site: previewedSite, receive, showEditedText, getSites } = usePreviewedSite(site)
  const [selectedPlace, setSelectedPlace] = useState<string | null>(null)
  const history = useMemo(
    () =>
      createPreviewHistory(initialPath, {
        onPush: (path) => report({ kind: 'navigate', path }),
        onReplace: (path) => report({ kind: 'navigate', path }),
      }),
    [initialPath],
  )
  const { isChecking, check } = useAccessibilityChecks(history)
  const isReady = useStoreValue(site.clientSite.store, ({ status }) => status === 'ready')
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const command = readCanvasMessage<CanvasCommand>(event, window.parent)
      if (command?.kind === 'site') receive(command.site)
      if (command?.kind === 'show') showPage(site, history, initialPath, command.path)
      if (command?.kind === 'mark') setSelectedPlace(command.place)
      const currentSites = getSites()
      if (command?.kind === 'check' && currentSites) void check(command, currentSites)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [site, history, initialPath, receive, getSites, check])
  useEffect(() => {
    const state = site.clientSite.store.getState()
    if (!isReady || state.status !== 'ready') return
    report({ kind: 'ready', publishedPaths: state.config.pages.map(({ path }) => path) })
  }, [isReady, site])
  const reportChange = useCallback<SendReport>(
    (message) => {
      if (message.kind !== 'edit') return report(message)
      showEditedText(message.place, message.value)
      reportAfterPaint(message)
    },
    [showEditedText],
  )
  const titles = useTitlePlaces(previewedSite)
  return (
    <TitlePlaces value={titles}>
      {previewedSite && !isChecking ? (
        <CanvasOverlay site={previewedSite} selectedPlace={selectedPlace} onReport={reportChange} />
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
  const previousTitlePlaces = useRef<ReadonlyMap<string, string>>(new Map())
  const places = site ? findTitlePlaces(site.config, site) : previousTitlePlaces.current
  const isSame =
    places.size === previousTitlePlaces.current.size &&
    [...places].every(([path, place]) => previousTitlePlaces.current.get(path) === place)
  if (!isSame) previousTitlePlaces.current = places
  return previousTitlePlaces.current
}

/** Shows a public page. A page of a vacancy is loaded from the server, which has the vacancy's data. */
function showPage({ clientSite }: Site, history: PreviewHistory, initialPath: string, path: string): void {
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

type CheckCommand = Extract<CanvasCommand, { kind: 'check' }>

interface SitesToCompare {
  /** The published configuration. */
  servedConfig: ClientConfig
  site: PreviewedSite
}

interface AccessibilityChecks {
  /** True after a check has started: the selection layer is hidden, so that it is not checked. */
  isChecking: boolean
  /**
   * Shows the requested pages one after another, without unchanged ones if so requested, and reports the accessibility
   * faults found so far after each.
   */
  check: (command: CheckCommand, sites: SitesToCompare) => Promise<void>
}

function useAccessibilityChecks(history: PreviewHistory): AccessibilityChecks {
  const [isChecking, setChecking] = useState(false)
  const check = useCallback(
    async ({ paths, includesUnchanged }: CheckCommand, { servedConfig, site }: SitesToCompare) => {
      setChecking(true)
      const pathsToCheck = includesUnchanged ? paths : getChangedPaths(paths, servedConfig, site.config)
      const pageCount = pathsToCheck.length
      const faults: AccessibilityFault[] = []
      report({ kind: 'checked', checkedCount: 0, total: pageCount, faults })
      if (pageCount === 0) return
      const { checkAccessibility } = await import('./checkAccessibility')
      for (const [index, path] of pathsToCheck.entries()) {
        history.show(path)
        await waitUntilSettled()
        faults.push(...(await checkAccessibility(path, site)))
        report({ kind: 'checked', checkedCount: index + 1, total: pageCount, faults })
      }
    },
    [history],
  )
  return { isChecking, check }
}

/** Milliseconds without a change after which a page counts as settled, and the maximum wait. */
const restMs = 120
const maxWaitMs = 5000

/**
 * Resolves when the page has stopped changing and shows no skeletons, or after `maxWaitMs`; finishes running
 * animations.
 */
async function waitUntilSettled(): Promise<void> {
  const deadline = Date.now() + maxWaitMs
  do await waitForQuiet(deadline)
  while (Date.now() < deadline && document.querySelector('.fy-skeleton'))
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}

function waitForQuiet(deadline: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      changes.disconnect()
      resolve()
    }
    let timer = setTimeout(end, restMs)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, Math.max(0, Math.min(restMs, deadline - Date.now())))
    })
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/**
 * Returns those paths whose pages changed for visitors; all paths if something outside the pages has changed, because
 * it affects every page.
 */
export function getChangedPaths(
  paths: readonly string[],
  previous: ClientConfig,
  next: ClientConfig,
): string[] {
  if (serialize({ ...previous, pages: [] }) !== serialize({ ...next, pages: [] })) return [...paths]
  const contentByPath = new Map(previous.pages.map((page) => [normalizePath(page.path), serialize(page)]))
  const changed = new Set(
    next.pages
      .map((page) => normalizePath(page.path))
      .filter((path, index) => contentByPath.get(path) !== serialize(next.pages[index])),
  )
  return paths.filter((path) => changed.has(normalizePath(path)))
}

/** Drafts refer to pictures by hash; the comparison ignores the hash. */
const serialize = (value: unknown) => JSON.stringify(sortKeys(value)).replace(/"~[0-9a-f]{64}\//g, '"')

/** Sorts object keys, so that the serialization does not depend on their order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([key], [otherKey]) => (key < otherKey ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}
