import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Crop, dragCrop } from '../../../schemas/sitePictures/pictureCrop'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'
import type { OpenedPicture } from './openPicture'

interface CropFrameProps {
  picture: OpenedPicture
  crop: Crop
  /** Aspect ratio that the target requires; null for any. */
  ratio: number | null
  onChange: (crop: Crop) => void
}

const corners = ['nw', 'ne', 'sw', 'se'] as const
type DragHandle = (typeof corners)[number] | 'whole'

/** Maximum length of the shown picture's longer side in pixels, sharp enough to choose a crop. */
const maxSide = 800

/**
 * The whole picture with the crop, which the user can drag as a whole or by a corner. It takes no focus, because the
 * number inputs beside it do the same by keyboard.
 */
export function CropFrame({ picture, crop, ratio, onChange }: CropFrameProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { image, width, height } = picture
  useEffect(() => {
    if (!canvas.current) return
    const scale = Math.min(1, maxSide / Math.max(width, height))
    canvas.current.width = Math.max(1, Math.round(width * scale))
    canvas.current.height = Math.max(1, Math.round(height * scale))
    const { width: canvasWidth, height: canvasHeight } = canvas.current
    canvas.current.getContext('2d')?.drawImage(image, 0, 0, canvasWidth, canvasHeight)
  }, [image, width, height])
  const drag = (event: PointerEvent<HTMLElement>, handle: DragHandle) => {
    const displayedWidth = canvas.current?.getBoundingClientRect().width ?? 0
    if (event.button !== 0 || displayedWidth === 0) return
    event.preventDefault()
    event.stopPropagation()
    const { currentTarget: element, clientX, clientY, pointerId } = event
    element.setPointerCapture(pointerId)
    const scale = width / displayedWidth
    const abortController = new AbortController()
    const onPointerMove = (moveEvent: globalThis.PointerEvent) => {
      const offset = { x: (moveEvent.clientX - clientX) * scale, y: (moveEvent.clientY - clientY) * scale }
      onChange(dragCrop(crop, handle, offset, picture, ratio))
    }
    element.addEventListener('pointermove', onPointerMove, { signal: abortController.signal })
    for (const eventType of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(eventType, () => abortController.abort(), { signal: abortController.signal })
  }
  const toPercent = (part: number, total: number) => `${(part / total) * 100}%`
  return (
    <div className="fy-crop">
      <canvas ref={canvas} className="fy-crop__picture" role="img" aria-label={texts.cropNote} />
      <div
        className="fy-crop__part"
        style={{
          left: toPercent(crop.x, width),
          top: toPercent(crop.y, height),
          width: toPercent(crop.width, width),
          height: toPercent(crop.height, height),
        }}
        onPointerDown={(event) => drag(event, 'whole')}
      >
        {corners.map((corner) => (
          <span
            key={corner}
            className="fy-crop__corner"
            data-corner={corner}
            onPointerDown={(event) => drag(event, corner)}
          />
        ))}
      </div>
    </div>
  )
}
