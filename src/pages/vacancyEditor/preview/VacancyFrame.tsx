import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { createPreviewedVacancy } from '../../../schemas/authoring/previewedVacancy'
import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { paths } from '../../routing/paths'
import { getVacancyPreviewUrl } from '../../routing/siteAddress'
import { useElementSize } from '../../shared/browser/useElementSize'
import { useOnline } from '../../shared/browser/useOnline'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useClient, useSite } from '../../shared/site/SiteContext'
import {
  type PreviewCommand,
  type PreviewReport,
  readPreviewMessage,
  type VacancyPage,
} from './previewMessages'

interface VacancyFrameProps {
  edit: VacancyEdit
  page: VacancyPage
  /** Width of the page in CSS pixels. */
  width: number
  /**
   * True while the other page or the search result is shown. The hidden page stays mounted to keep its answers and to
   * appear immediately.
   */
  isInBackground: boolean
  /** Called when the page in the frame can receive messages. */
  onReady: () => void
  /** Called when a link in the frame leads to another page of the vacancy. */
  onPage: (page: VacancyPage) => void
}

/** One of the vacancy's pages at phone, tablet or desktop width, scaled down if there is less room. */
export function VacancyFrame({
  edit,
  page,
  width,
  isInBackground,
  onReady,
  onPage,
}: VacancyFrameProps): ReactNode {
  const { clientCode } = useClient()
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [previewUrl] = useState(() => {
    const guid = edit.store.getState().vacancy?.id ?? ''
    return getVacancyPreviewUrl(clientCode, paths[page === 'form' ? 'apply' : 'jobDetails'].href(guid))
  })
  const isReady = useVacancyFrame(frame, edit, page, { onReady, onPage })
  const size = useElementSize(container)
  const isOnline = useOnline()
  const scale = size ? Math.min(1, size.width / width) : 1
  return (
    <div
      className="fy-vacancy-frame fy-stack fy-gap-3"
      data-page={page}
      data-behind={isInBackground || undefined}
    >
      <div className="fy-vacancy-frame__room fy-box" ref={container} data-ready={isReady || undefined}>
        {isReady ? null : isOnline ? <Skeleton lines={8} /> : <PreviewOffline />}
        {size && (isReady || isOnline) ? (
          <div
            className="fy-vacancy-frame__paper"
            style={{ inlineSize: `${width * scale}px`, blockSize: `${size.height}px` }}
          >
            <iframe
              ref={frame}
              className="fy-vacancy-frame__page"
              title={texts.frame[page]}
              src={previewUrl}
              style={{
                inlineSize: `${width}px`,
                blockSize: `${size.height / scale}px`,
                transform: `scale(${scale})`,
              }}
            />
          </div>
        ) : null}
      </div>
      {scale < 1 ? <p className="fy-note">{texts.scaleNote(Math.round(scale * 100))}</p> : null}
    </div>
  )
}

/** Keeps the pages in the frame in sync with the vacancy. @returns whether the frame is ready */
function useVacancyFrame(
  frame: { current: HTMLIFrameElement | null },
  edit: VacancyEdit,
  page: VacancyPage,
  callbacks: Pick<VacancyFrameProps, 'onReady' | 'onPage'>,
): boolean {
  const { now } = useSite()
  const { country } = useClient().config
  const [isReady, setReady] = useState(false)
  const latestCallbacks = useRef(callbacks)
  useEffect(() => {
    latestCallbacks.current = callbacks
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const report = readPreviewMessage<PreviewReport>(event, frame.current?.contentWindow ?? null)
      if (report?.kind === 'page') latestCallbacks.current.onPage(report.page)
      if (report?.kind !== 'ready') return
      setReady(true)
      latestCallbacks.current.onReady()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
  const content = useStoreValue(edit.store, (state) => state.content)
  useEffect(() => {
    const guid = edit.store.getState().vacancy?.id
    if (!isReady || content === null || guid === undefined) return
    const previewed = createPreviewedVacancy(guid, content, { now: new Date(now()).toISOString(), country })
    const command: PreviewCommand = { foyer: 'vacancy', previewed, page }
    frame.current?.contentWindow?.postMessage(command, window.location.origin)
  }, [frame, edit, content, isReady, page, now, country])
  return isReady
}

/**
 * Shown instead of a preview that has not loaded while offline: the frame loads a page of the site, so the browser
 * would show an error page.
 */
export function PreviewOffline(): ReactNode {
  return (
    <Notice type="info">
      <p>{texts.previewOffline}</p>
    </Notice>
  )
}
