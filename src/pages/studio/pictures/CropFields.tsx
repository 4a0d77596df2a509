import { type ReactNode, useId } from 'react'
import type { Crop } from '../../../schemas/sitePictures/pictureCrop'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'

interface CropFieldsProps {
  crop: Crop
  onChange: (key: keyof Crop, value: number) => void
}

const keys = ['x', 'y', 'width', 'height'] as const

/** Position and size of a crop as number inputs, the keyboard alternative to dragging. */
export function CropFields({ crop, onChange }: CropFieldsProps): ReactNode {
  const id = useId()
  return (
    <fieldset className="fy-picture__crop" aria-describedby={`${id}-note`}>
      <legend>{texts.part}</legend>
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
      <p id={`${id}-note`} className="fy-picture__note">
        {texts.inPixels}
      </p>
    </fieldset>
  )
}
