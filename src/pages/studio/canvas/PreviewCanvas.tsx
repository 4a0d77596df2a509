import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio, StudioState } from '../../../data/studio/studio.types'
import { splitLanguage } from '../../../schemas/pages/languagePath'
import { parseJsonPointer } from '../../../schemas/site/sitePlaces'
import { studioTexts as texts } from '../../../texts/admin/studio.texts'
import { getPreviewUrl } from '../../routing/siteAddress'
import { useElementSize } from '../../shared/browser/useElementSize'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { type CanvasReport, type PreviewedSite, postToCanvas, readCanvasMessage } from './canvasMessages'
import { getPreviewedSite } from './previewedSite'
import { serializeSite } from './serializeSite'

interface PreviewCanvasProps {
  studio: Studio
  /** The draft's stylesheet. */
  css: string
  /** Called when the page has painted the current site. */
  onRendered: () => void
  /** Called when Escape or F6 was pressed in the frame. */
  onLeave: () => void
  /** Called when an item was selected in the frame. */
  onSelect: () => void
}

/** The client's real pages at phone, tablet or desktop width, scaled down if there is less room. */
export function PreviewCanvas({ studio, css, ...callbacks }: PreviewCanvasProps): ReactNode {
  const { store } = studio
  const clientCode = useStoreValue(store, ({ draft }) => draft.clientCode)
  const company = useStoreValue(store, ({ draft }) => draft.company)
  const width = useStoreValue(store, (state) => state.width)
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const language = useStoreValue(store, (state) => state.language)
  // Initial URL only; later pages are sent as messages. A new language needs a new document, because a document has
  // one language.
  const previewUrl = useMemo(
    () => getPreviewUrl(clientCode, store.getState().page, language),
    [clientCode, store, language],
  )
  const size = useElementSize(container)
  const isReady = usePreviewCanvas(frame, { studio, css }, callbacks)
  const scale = size ? Math.min(1, size.width / width) : 1
  return (
    <div className="fy-stage-room" ref={container} data-ready={isReady || undefined}>
      {isReady ? null : (
        <div className="fy-stage-room__waiting fy-inset-5 fy-surface">
          <Skeleton lines={10} />
        </div>
      )}
      {size ? (
        <div
          className="fy-stage-room__paper"
          style={{ inlineSize: `${width * scale}px`, blockSize: `${size.height}px` }}
        >
          <iframe
            key={language}
            ref={frame}
            className="fy-stage-room__frame"
            title={texts.frame(company)}
            src={previewUrl}
            style={{
              inlineSize: `${width}px`,
              blockSize: `${size.height / scale}px`,
              transform: `scale(${scale})`,
            }}
          />
        </div>
      ) : null}
      {scale < 1 ? <p className="fy-stage-room__note">{texts.scaleNote(Math.round(scale * 100))}</p> : null}
    </div>
  )
}

/**
 * Keeps the pages in the frame in sync with the draft and handles their messages.
 * @returns whether the frame is ready
 */
function usePreviewCanvas(
  frame: RefObject<HTMLIFrameElement | null>,
  { studio, css }: Pick<PreviewCanvasProps, 'studio' | 'css'>,
  callbacks: CanvasCallbacks,
): boolean {
  const [isReady, setReady] = useState(false)
  /** Number of documents that the frame has loaded; each new one needs the complete site. */
  const [documentCount, setDocumentCount] = useState(0)
  const latestCallbacks = useRef<CanvasCallbacks>(callbacks)
  useEffect(() => {
    latestCallbacks.current = callbacks
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const report = readCanvasMessage<CanvasReport>(event, frame.current?.contentWindow ?? null)
      if (!report) return
      if (report.kind === 'ready') {
        setReady(true)
        studio.setPublishedPaths(report.publishedPaths)
        setDocumentCount((count) => count + 1)
      } else handleReport(studio, report, latestCallbacks.current)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame, studio])

  const { store } = studio
  const hasDraft = useStoreValue(store, ({ status }) => status === 'ready')
  const page = useStoreValue(store, (state) => state.page)
  const selected = useStoreValue(store, (state) => state.selected)
  useEffect(() => {
    if (documentCount === 0 || !hasDraft) return
    // A new document or a new stylesheet needs the complete site.
    let sentSite: PreviewedSite | null = null
    const postSite = (state: StudioState) => {
      const site = getPreviewedSite(state, css)
      postToCanvas(frame.current, { kind: 'site', site: serializeSite(site, sentSite) })
      sentSite = site
    }
    postSite(store.getState())
    // Post before other subscribers render, because the user is looking at the page in the frame.
    return store.subscribe((state, previousState) => {
      const isSame =
        state.config === previousState.config &&
        state.draft.files === previousState.draft.files &&
        state.permissions === previousState.permissions
      if (!isSame) postSite(state)
    })
  }, [frame, store, documentCount, hasDraft, css])
  useEffect(() => {
    if (documentCount > 0) postToCanvas(frame.current, { kind: 'show', path: page })
  }, [frame, documentCount, page])
  useEffect(() => {
    if (documentCount > 0) postToCanvas(frame.current, { kind: 'mark', place: selected })
  }, [frame, documentCount, selected])
  return isReady
}

interface CanvasCallbacks {
  onRendered: () => void
  onLeave: () => void
  onSelect: () => void
}

function handleReport(
  studio: Studio,
  report: CanvasReport,
  { onRendered, onLeave, onSelect }: CanvasCallbacks,
): void {
  if (report.kind === 'select') {
    studio.select(report.place)
    onSelect()
  }
  if (report.kind === 'edit') {
    studio.edit([{ path: parseJsonPointer(report.place), value: report.value }], texts.textChanged)
  }
  if (report.kind === 'navigate') {
    const { language, url } = splitLanguage(report.path, studio.store.getState().languages)
    studio.showLanguage(language)
    studio.openPage(url)
  }
  if (report.kind === 'undo' || report.kind === 'redo') studio[report.kind]()
  if (report.kind === 'drawn') onRendered()
  if (report.kind === 'leave') onLeave()
}
