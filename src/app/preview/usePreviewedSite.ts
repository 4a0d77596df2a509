import { useCallback, useRef, useState } from 'react'
import type { ReadyClient } from '../../data/site/clientSite.store'
import type { Site } from '../../data/site/createSite'
import type { PreviewedSite, SerializedSite } from '../../pages/studio/canvas/canvasMessages'
import { deserializeSite } from '../../pages/studio/canvas/serializeSite'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { editValue } from '../../schemas/site/editValue'
import { parseJsonPointer } from '../../schemas/site/sitePlaces'
import { createThemeStylesheet } from '../../schemas/theme/themeStylesheet'
import { storeBlockPlaces } from './markedBlocks'
import { reportAfterPaint, runAfterNextPaint } from './useCanvasEvents'

interface PreviewState {
  /** The site for the selection layer, updated one paint after the pages. Null until the studio has sent the site. */
  site: PreviewedSite | null
  receive: (serialized: SerializedSite) => void
  /** The edited and the published site; null until the studio has sent the site. */
  getSites: () => { site: PreviewedSite; servedConfig: ClientConfig } | null
  /** Shows an edited text at once, before the studio has processed it. */
  showEditedText: (place: string, value: string) => void
}

/** Applies the edited site to the store; unchanged parts keep their identity and do not render again. */
export function usePreviewedSite({ clientSite: { store } }: Site): PreviewState {
  const [previewedSite, setPreviewedSite] = useState<PreviewedSite | null>(null)
  const previousSite = useRef<PreviewedSite | null>(null)
  const servedConfig = useRef<ClientConfig | null>(null)
  const show = useCallback(
    (next: PreviewedSite | null) => {
      const state = store.getState()
      if (next === null || state.status !== 'ready') return
      const config = reuseUnchanged(state.config, next.config)
      const site = reuseUnchanged(previousSite.current, { ...next, config })
      if (site === previousSite.current) return
      const isFirst = previousSite.current === null
      servedConfig.current ??= state.config
      previousSite.current = site
      storeBlockPlaces(config, site)
      const readySite = { ...state, config }
      if (config !== state.config) store.setState(readySite, true)
      applyTheme(readySite, site.css)
      if (isFirst) setPreviewedSite(site)
      else runAfterNextPaint(() => setPreviewedSite(site))
    },
    [store],
  )
  const receive = useCallback(
    (serialized: SerializedSite) => {
      show(deserializeSite(serialized, previousSite.current))
      reportAfterPaint({ kind: 'drawn' })
    },
    [show],
  )
  const showEditedText = useCallback(
    (place: string, value: string) =>
      show(previousSite.current && withEditedText(previousSite.current, place, value)),
    [show],
  )
  const getSites = useCallback(
    () =>
      previousSite.current &&
      servedConfig.current && { site: previousSite.current, servedConfig: servedConfig.current },
    [],
  )
  return { site: previewedSite, receive, showEditedText, getSites }
}

let sheet: CSSStyleSheet | null = null
let appliedTheme: { themeColor: string; theme: unknown; css: string } | null = null

/**
 * Applies the client's theme: the content of `/theme.css` with the client's own stylesheet in its layer. It uses a
 * constructed stylesheet, which the content security policy permits.
 */
function applyTheme({ clientCode, config }: ReadyClient, css: string): void {
  const { themeColor, look } = config
  // Unchanged values are the same object.
  if (appliedTheme?.themeColor === themeColor && appliedTheme.theme === look && appliedTheme.css === css)
    return
  appliedTheme = { themeColor, theme: look, css }
  const address = `/clients/${clientCode}/`
  const theme = createThemeStylesheet(themeColor, css ? { href: address, css } : null, look)
  const text = `${theme.replace(/^@import .*$/m, '')}\n@layer client{${css}}`
  sheet ??= addStylesheet(new CSSStyleSheet({ baseURL: address }))
  sheet.replaceSync(text)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href="/theme.css"]'))
    link.disabled = true
}

function addStylesheet(sheet: CSSStyleSheet): CSSStyleSheet {
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

/**
 * Returns `next`, with every part that equals its counterpart in `previous` replaced by the object from `previous`, so
 * that only changed parts render again.
 */
export function reuseUnchanged<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next) || !isContainer(previous) || !isContainer(next)) return next
  if (Array.isArray(previous) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  const entries = keys.map((key) => [key, reuseUnchanged(previous[key], next[key])] as const)
  const isSame =
    keys.length === Object.keys(previous).length &&
    entries.every(([key, value]) => Object.hasOwn(previous, key) && Object.is(value, previous[key]))
  if (isSame) return previous as Value
  return (Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Returns the site with a text changed at its JSON Pointer; shown until the studio confirms the edit. */
export function withEditedText(site: PreviewedSite, place: string, value: string): PreviewedSite {
  const [list, originalIndex, ...rest] = parseJsonPointer(place)
  if (list === undefined) return site
  const shownIndexes = list === 'pages' ? site.pages : list === 'menuItems' ? site.menu : null
  if (shownIndexes === null) return replaceText(site, parseJsonPointer(place), value)
  const index = shownIndexes.indexOf(Number(originalIndex))
  return index < 0 ? site : replaceText(site, [list, index, ...rest], value)
}

function replaceText(site: PreviewedSite, path: (string | number)[], value: string): PreviewedSite {
  return { ...site, config: editValue(site.config, [{ path, value }]) as PreviewedSite['config'] }
}
