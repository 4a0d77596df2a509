import { Button } from '../../../widgets/shared/Button'
import '../../../widgets/textInput/TextInput.css'
import './PictureModal.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  type Crop,
  changeCrop,
  getLargestCrop,
  type PictureFormat,
  pictureFormats,
} from '../../../schemas/sitePictures/pictureCrop'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'
import { Modal } from '../../shared/dialog/Modal'
import { CropFrame } from './CropFrame'
import { drawPicture, keepsOriginalFile, paintCrop, type RenderedPicture } from './drawPicture'
import type { OpenedPicture } from './openPicture'

interface PictureModalProps {
  picture: OpenedPicture
  format: PictureFormat
  /** True if the target determines the format. */
  isFormatFixed: boolean
  onUse: (renderedPicture: RenderedPicture) => void
  onClose: () => void
}

/** Milliseconds after the last change of crop or format before the result is drawn. */
const restMs = 250
/** Maximum size of a picture file that the server accepts. */
const maxBytes = 10 * 1024 * 1024

/** Dialog before a picture is stored: crop, resulting dimensions and file size. */
export function PictureModal({
  picture,
  format: initialFormat,
  isFormatFixed,
  onUse,
  onClose,
}: PictureModalProps): ReactNode {
  const formatId = useId()
  const [format, setFormat] = useState(initialFormat)
  const { ratio } = pictureFormats[format]
  const [crop, setCrop] = useState(() => getLargestCrop(picture, ratio))
  const renderedPicture = useRenderedPicture(picture, crop, format)
  const keepsOriginal = keepsOriginalFile(picture, format)
  const isTooLarge = renderedPicture !== null && renderedPicture.blob.size > maxBytes
  const chooseFormat = (next: PictureFormat) => {
    setFormat(next)
    setCrop(getLargestCrop(picture, pictureFormats[next].ratio))
  }
  return (
    <Modal title={texts.crop} size="large" onClose={onClose}>
      <div className="fy-stack fy-gap-3">
        <CropPreview picture={picture} crop={crop} format={format} />
        {isFormatFixed ? null : (
          <div className="fy-picture__format">
            <label htmlFor={formatId}>{texts.format}</label>
            <select
              id={formatId}
              className="fy-input"
              value={format}
              onChange={({ target }) => chooseFormat(target.value as PictureFormat)}
            >
              {Object.entries(texts.formats).map(([key, title]) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </select>
          </div>
        )}
        {keepsOriginal ? (
          <p>{texts.unchangedNote}</p>
        ) : (
          <div className="fy-picture__part fy-grid fy-gap-4 fy-top">
            <CropFrame picture={picture} crop={crop} ratio={ratio} onChange={setCrop} />
            <CropFields
              crop={crop}
              onChange={(key, value) => setCrop(changeCrop(crop, key, value, picture, ratio))}
            />
          </div>
        )}
        {picture.isScripted ? <p className="fy-picture__warning">{texts.scripted}</p> : null}
        <p>{texts.originalSize(picture.file.size, texts.measures(picture.width, picture.height))}</p>
        <p role="status">
          {renderedPicture === null
            ? texts.resizing
            : isTooLarge
              ? texts.refusals.stillTooLarge(renderedPicture.blob.size)
              : texts.after(
                  renderedPicture.blob.size,
                  texts.measures(renderedPicture.width, renderedPicture.height),
                )}
        </p>
        <div className="fy-picture__actions fy-wrap fy-gap-2">
          <Button
            look="primary"
            disabled={renderedPicture === null || isTooLarge}
            onClick={() => renderedPicture && onUse(renderedPicture)}
          >
            {texts.usePicture}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </div>
      </div>
    </Modal>
  )
}

interface CropPreviewProps {
  picture: OpenedPicture
  crop: Crop
  format: PictureFormat
}

function CropPreview({ picture, crop, format }: CropPreviewProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop, format)
  }, [picture, crop, format])
  return <canvas ref={canvas} className="fy-picture__preview" role="img" aria-label={texts.preview} />
}

/** Returns the picture as it would be stored; null until it is drawn. */
function useRenderedPicture(
  picture: OpenedPicture,
  crop: Crop,
  format: PictureFormat,
): RenderedPicture | null {
  const [renderedPicture, setRenderedPicture] = useState<RenderedPicture | null>(null)
  useEffect(() => {
    let isOutdated = false
    setRenderedPicture(null)
    const timer = setTimeout(async () => {
      const next = await drawPicture(picture, crop, format)
      if (!isOutdated) setRenderedPicture(next)
    }, restMs)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [picture, crop, format])
  return renderedPicture
}

interface CropFieldsProps {
  crop: Crop
  onChange: (key: keyof Crop, value: number) => void
}

const keys = ['x', 'y', 'width', 'height'] as const

/** Position and size of a crop as number inputs, the keyboard alternative to dragging. */
function CropFields({ crop, onChange }: CropFieldsProps): ReactNode {
  const id = useId()
  return (
    <fieldset className="fy-picture__crop fy-grid fy-gap-3" aria-describedby={`${id}-note`}>
      <legend>{texts.area}</legend>
      {keys.map((key) => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`}>{texts.fields[key]}</label>
          <input
            id={`${id}-${key}`}
            className="fy-input"
            type="number"
            inputMode="numeric"
            min={key === 'width' || key === 'height' ? 1 : 0}
            value={crop[key]}
            onChange={({ target }) => onChange(key, target.valueAsNumber)}
          />
        </div>
      ))}
      <p id={`${id}-note`} className="fy-picture__note fy-note">
        {texts.pixelsNote}
      </p>
    </fieldset>
  )
}
