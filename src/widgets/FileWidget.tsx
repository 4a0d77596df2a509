import { Camera } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, use, useRef, useState } from 'react'
import type { FieldValue, FileAnswer } from '../schemas/fieldValue'
import { fileTexts } from '../texts/form'
import { acceptedFiles, maximumMegabytes } from './acceptedFiles'
import { FileCard } from './FileCard'
import './FileWidget.css'
import { joinIds } from './TextInput'
import { WidgetHost } from './WidgetHost'
import { isInvalid, type WidgetProps } from './widgetProps'

/** One file [FK-06]: dropped, pasted, picked or photographed. The value is the `File` itself, never its content as text. */
export function FileWidget(props: WidgetProps) {
  const file = asFile(props.value)
  const { accept, types, imagesOnly } = acceptedFiles(props.options)
  const input = useRef<HTMLInputElement>(null)
  const { announce } = use(WidgetHost)
  const hintId = `${props.id}--hint`

  const choose = (chosen: FileAnswer | null) => {
    props.onChange(chosen)
    props.onBlur(props.id, chosen)
    if (chosen) announce(fileTexts.chosen(chosen.name))
    else if (file) announce(fileTexts.removed(file.name))
  }
  const pick = (camera: boolean) => {
    if (camera) input.current?.setAttribute('capture', 'environment')
    else input.current?.removeAttribute('capture')
    input.current?.click()
  }
  const remove = () => {
    choose(null)
    input.current?.focus()
  }

  return (
    <div className="fy-file" data-filled={file !== null || undefined}>
      <input
        ref={input}
        className="fy-file__input"
        type="file"
        id={props.id}
        name={props.name}
        accept={accept}
        disabled={props.disabled}
        required={props.required}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={joinIds(props.describedBy, hintId)}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          // Emptied, so that choosing the same file again after removing it is a change.
          event.currentTarget.value = ''
          if (chosen) choose(chosen)
        }}
        onPaste={(event) => takeFile(event, event.clipboardData, choose)}
      />
      {file ? (
        <FileCard
          file={file}
          disabled={Boolean(props.disabled)}
          onReplace={() => pick(false)}
          onRemove={remove}
        />
      ) : (
        <DropZone htmlFor={props.id} disabled={Boolean(props.disabled)} onDrop={choose} />
      )}
      <div className="fy-file__foot">
        <p className="fy-file__hint" id={hintId}>
          {fileTexts.accepted(types, maximumMegabytes)}
        </p>
        {imagesOnly && (
          <button
            type="button"
            className="fy-file__button fy-file__camera"
            disabled={props.disabled}
            onClick={() => pick(true)}
          >
            <Camera aria-hidden size={18} /> {fileTexts.takePhoto}
          </button>
        )}
      </div>
    </div>
  )
}

interface DropZoneProps {
  htmlFor: string
  disabled: boolean
  onDrop: (file: File) => void
}

function DropZone({ htmlFor, disabled, onDrop }: DropZoneProps) {
  const [over, setOver] = useState(false)
  return (
    <label
      className="fy-file__zone"
      htmlFor={htmlFor}
      data-over={over || undefined}
      aria-hidden="true"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        event.preventDefault()
        if (!disabled) takeFile(event, event.dataTransfer, onDrop)
      }}
    >
      <span>
        <strong>{fileTexts.drop}</strong> {fileTexts.or}{' '}
        <span className="fy-file__choose">{fileTexts.choose}</span>
      </span>
    </label>
  )
}

function takeFile(event: ClipboardEvent | DragEvent, data: DataTransfer, take: (file: File) => void): void {
  const file = data.files[0]
  if (!file) return
  event.preventDefault()
  take(file)
}

function asFile(value: FieldValue): FileAnswer | null {
  return typeof value === 'object' && value !== null && 'name' in value ? value : null
}
