import { type ReactNode, useMemo, useRef } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { studioTexts as texts } from '../../../texts/admin/studio.texts'
import { previewAddress } from '../../routing/studioAddress'
import { useElementSize } from '../../shared/browser/useElementSize'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { usePreviewCanvas } from './usePreviewCanvas'

interface PreviewCanvasProps {
  studio: Studio
  /** The client's own stylesheet. */
  css: string
  /** Called when the page has painted the current site. */
  onRendered: () => void
  /** Called when Escape was pressed in the frame. */
  onLeave: () => void
  /** Called when an item was selected in the frame. */
  onSelect: () => void
}

/** The client's real pages at phone, tablet or desktop width, scaled down if there is less room. */
export function PreviewCanvas({ studio, ...canvasState }: PreviewCanvasProps): ReactNode {
  const { store } = studio
  const clientCode = useStoreValue(store, ({ draft }) => draft.clientCode)
  const company = useStoreValue(store, ({ draft }) => draft.company)
  const width = useStoreValue(store, (state) => state.width)
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const language = useStoreValue(store, (state) => state.language)
  // Initial URL only; later pages are sent as messages. A new language needs a new document, because a document has
  // one language.
  const address = useMemo(
    () => previewAddress(clientCode, store.getState().page, language),
    [clientCode, store, language],
  )
  const size = useElementSize(container)
  const isReady = usePreviewCanvas(frame, studio, canvasState)
  const scale = size ? Math.min(1, size.width / width) : 1
  return (
    <div className="fy-stage-room" ref={container} data-ready={isReady || undefined}>
      {isReady ? null : (
        <div className="fy-stage-room__waiting">
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
            src={address}
            style={{
              inlineSize: `${width}px`,
              blockSize: `${size.height / scale}px`,
              transform: `scale(${scale})`,
            }}
          />
        </div>
      ) : null}
      {scale < 1 ? <p className="fy-stage-room__note">{texts.shownAt(Math.round(scale * 100))}</p> : null}
    </div>
  )
}
