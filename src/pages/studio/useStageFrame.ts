import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Studio, StudioState } from '../../data/studio/studioState'
import { useStoreValue } from '../../data/useStoreValue'
import { pathOf } from '../../schemas/site/sitePlaces'
import { studioTexts as texts } from '../../texts/studio'
import { shownSite } from './shownSite'
import { heard, type StageOrder, type StageReport } from './stageMessages'

type Order<Kind> = Kind extends StageOrder ? Omit<Kind, 'foyer'> : never

/** Keeps the pages in the frame as the draft is, and does what is asked for in them. @returns whether they answer */
export function useStageFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  studio: Studio,
  { css, onLeave, onSelect }: Told & { css: string },
): boolean {
  const [isReady, setReady] = useState(false)
  /** Grows whenever another document stands in the frame: it has to be told everything. */
  const [documents, setDocuments] = useState(0)
  const told = useRef({ onLeave, onSelect })
  useEffect(() => {
    told.current = { onLeave, onSelect }
  })
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const report = heard<StageReport>(event, frame.current?.contentWindow ?? null)
      if (!report) return
      if (report.kind === 'ready') {
        setReady(true)
        setDocuments((before) => before + 1)
      } else answer(studio, report, told.current)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, studio])

  const { store } = studio
  const isThere = useStoreValue(store, ({ status }) => status === 'ready')
  const page = useStoreValue(store, (state) => state.page)
  const selected = useStoreValue(store, (state) => state.selected)
  useEffect(() => {
    if (documents === 0 || !isThere) return
    const tell = ({ config, raw, draft }: StudioState) =>
      send(frame.current, { kind: 'site', site: shownSite(config, raw, draft.files, css) })
    tell(store.getState())
    // Before anything beside the page is drawn: there somebody is looking.
    return store.subscribe((now, before) => {
      if (now.config !== before.config || now.draft.files !== before.draft.files) tell(now)
    })
  }, [frame, store, documents, isThere, css])
  useEffect(() => {
    if (documents > 0) send(frame.current, { kind: 'show', path: page })
  }, [frame, documents, page])
  useEffect(() => {
    if (documents > 0) send(frame.current, { kind: 'mark', place: selected })
  }, [frame, documents, selected])
  return isReady
}

function send(frame: HTMLIFrameElement | null, order: Order<StageOrder>): void {
  frame?.contentWindow?.postMessage({ foyer: 'studio', ...order }, window.location.origin)
}

interface Told {
  onLeave: () => void
  onSelect: () => void
}

function answer(studio: Studio, report: StageReport, { onLeave, onSelect }: Told): void {
  if (report.kind === 'select') {
    studio.select(report.place)
    onSelect()
  }
  if (report.kind === 'edit') {
    studio.edit([{ path: pathOf(report.place), value: report.value }], texts.textChanged)
  }
  if (report.kind === 'navigate') studio.openPage(report.path)
  if (report.kind === 'undo' || report.kind === 'redo') studio[report.kind]()
  if (report.kind === 'leave') onLeave()
}
