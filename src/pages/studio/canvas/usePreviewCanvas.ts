import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio, StudioState } from '../../../data/studio/studio.types'
import { readLanguage } from '../../../schemas/pages/languagePath'
import { parseJsonPointer } from '../../../schemas/site/sitePlaces'
import { studioTexts as texts } from '../../../texts/admin/studio.texts'
import { type CanvasReport, type PreviewedSite, postToCanvas, readCanvasMessage } from './canvasMessages'
import { getPreviewedSite } from './previewedSite'
import { serializeSite } from './serializeSite'

/**
 * Keeps the pages in the frame in sync with the draft and handles their messages.
 * @returns whether the frame is ready
 */
export function usePreviewCanvas(
  frame: RefObject<HTMLIFrameElement | null>,
  studio: Studio,
  { css, ...canvasState }: CanvasState & { css: string },
): boolean {
  const [isReady, setReady] = useState(false)
  /** Increments when the frame loads a new document, which then needs the complete site. */
  const [documents, setDocuments] = useState(0)
  const latest = useRef<CanvasState>(canvasState)
  useEffect(() => {
    latest.current = canvasState
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const report = readCanvasMessage<CanvasReport>(event, frame.current?.contentWindow ?? null)
      if (!report) return
      if (report.kind === 'ready') {
        setReady(true)
        studio.serves(report.served)
        setDocuments((before) => before + 1)
      } else answer(studio, report, latest.current)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame, studio])

  const { store } = studio
  const hasDraft = useStoreValue(store, ({ status }) => status === 'ready')
  const page = useStoreValue(store, (state) => state.page)
  const selected = useStoreValue(store, (state) => state.selected)
  useEffect(() => {
    if (documents === 0 || !hasDraft) return
    // A new document or a new stylesheet needs the complete site.
    let before: PreviewedSite | null = null
    const postSite = (state: StudioState) => {
      const site = getPreviewedSite(state, css)
      postToCanvas(frame.current, { kind: 'site', site: serializeSite(site, before) })
      before = site
    }
    postSite(store.getState())
    // Post before other subscribers render, because the user is looking at the page in the frame.
    return store.subscribe((state, before) => {
      const isSame =
        state.config === before.config && state.draft.files === before.draft.files && state.may === before.may
      if (!isSame) postSite(state)
    })
  }, [frame, store, documents, hasDraft, css])
  useEffect(() => {
    if (documents > 0) postToCanvas(frame.current, { kind: 'show', path: page })
  }, [frame, documents, page])
  useEffect(() => {
    if (documents > 0) postToCanvas(frame.current, { kind: 'mark', place: selected })
  }, [frame, documents, selected])
  return isReady
}

interface CanvasState {
  onRendered: () => void
  onLeave: () => void
  onSelect: () => void
}

function answer(studio: Studio, report: CanvasReport, { onRendered, onLeave, onSelect }: CanvasState): void {
  if (report.kind === 'select') {
    studio.select(report.place)
    onSelect()
  }
  if (report.kind === 'edit') {
    studio.edit([{ path: parseJsonPointer(report.place), value: report.value }], texts.textChanged)
  }
  if (report.kind === 'navigate') {
    const { language, url } = readLanguage(report.path, studio.store.getState().languages)
    studio.showIn(language)
    studio.openPage(url)
  }
  if (report.kind === 'undo' || report.kind === 'redo') studio[report.kind]()
  if (report.kind === 'drawn') onRendered()
  if (report.kind === 'leave') onLeave()
}
