import '../pictures/PicturesPanel.css'
import { type ReactNode, useId } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { getPictureFormat, type PictureFormat } from '../../../schemas/sitePictures/pictureCrop'
import { studioPictureTexts as texts } from '../../../texts/admin/studio.texts'
import type { Widget, WidgetProps } from '../../../widgets/shared/widgetProps'
import { FileButton } from '../../shared/download/FileButton'
import { Notice } from '../../shared/feedback/Notice'
import { useStudio } from '../draft/useStudio'
import { getDraftPictureUrl } from '../pictures/getDraftPictureUrl'
import { acceptedPictures, usePictureUpload } from '../pictures/usePictureUpload'

/** Selects one of the draft's pictures or adds a new one. */
export const PictureWidget: Widget = Object.assign(
  ({ name, label, value, required, onChange }: WidgetProps) => {
    const studio = useStudio()
    return (
      <PictureField
        studio={studio}
        title={label}
        value={typeof value === 'string' && value !== '' ? value : null}
        format={getPictureFormat(name.split('/').at(-1))}
        isOptional={required !== true}
        onChange={(selectedName) => onChange(selectedName ?? undefined)}
      />
    )
  },
  { labelling: () => 'own' as const },
)

interface PictureFieldProps {
  studio: Studio
  /** Label of the field, such as 'Logo'. */
  title: string
  /** File name; null for none. */
  value: string | null
  /** Purpose of the picture, which determines its ratio and size. */
  format?: PictureFormat
  /** Whether the field may be empty. */
  isOptional?: boolean
  onChange: (name: string | null) => void
}

/** The field of `PictureWidget`. A picture for 'share' must be a PNG, JPEG or WebP file. */
function PictureField(props: PictureFieldProps): ReactNode {
  const { studio, title, value, format = 'free', isOptional = false, onChange } = props
  const id = useId()
  const draft = useStoreValue(studio.store, (state) => state.draft)
  const { open, dialog, message } = usePictureUpload(studio)
  const names = Object.entries(draft.files).flatMap(([name, { type }]) =>
    type.startsWith('image/') && (format !== 'share' || /\.(png|jpe?g|webp)$/i.test(name)) ? [name] : [],
  )
  const exists = value !== null && names.includes(value)
  return (
    <div className="fy-picture-field fy-stack fy-gap-1">
      <label htmlFor={id}>{title}</label>
      {exists ? <img className="fy-pictures__thumb" src={getDraftPictureUrl(draft, value)} alt="" /> : null}
      <div className="fy-pictures__actions fy-cluster fy-gap-2">
        <select
          id={id}
          className="fy-input"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          {isOptional || value === null ? <option value="">{texts.noneChosen}</option> : null}
          {value !== null && !exists ? <option value={value}>{value}</option> : null}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <FileButton
          size="small"
          name={texts.uploadLabel(title)}
          aria-label={texts.uploadLabel(title)}
          accept={acceptedPictures}
          onFile={(file) => void open(file, { format, isFormatFixed: format !== 'free', onSaved: onChange })}
        >
          {texts.upload}
        </FileButton>
      </div>
      {message ? <Notice type={message.type}>{message.text}</Notice> : null}
      {dialog}
    </div>
  )
}
