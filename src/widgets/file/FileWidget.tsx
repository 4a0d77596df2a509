import './FileWidget.css'
import { Camera } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { type FieldValue, type FileAnswer, isFileAnswer } from '../../schemas/fields/fieldValue'
import { fileGroups, maximumFileSize } from '../../schemas/fields/formats'
import type { FieldUiOptions } from '../../schemas/forms/builtForm'
import { getRemoveControlName, getStoredFileControlName } from '../../schemas/submission/redisplayedForm'
import { formatFileSize } from '../../texts/language/formatFileSize'
import { fileTexts, noScriptFormTexts } from '../../texts/public/form.texts'
import { WidgetHost } from '../shared/widgetContexts'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { joinIds } from '../textInput/TextInput'
import { FileCard } from './FileCard'

/**
 * One file [FK-06]: dropped, pasted, picked or photographed. The value is the `File` itself, never its content as
 * text.
 */
export function FileWidget(props: WidgetProps) {
  const file = toFileAnswer(props.value)
  const { accept, types, acceptsOnlyImages } = getAcceptedFiles(props.options)
  const input = useRef<HTMLInputElement>(null)
  const { announce } = use(WidgetHost)
  const hintId = `${props.id}--hint`
  const [isDraggedOver, setDraggedOver] = useState(false)
  const [ignoredNames, setIgnoredNames] = useState<readonly string[]>([])
  useEffect(preventFileDrops, [])

  const setFile = (selectedFile: FileAnswer | null) => {
    setIgnoredNames([])
    props.onChange(selectedFile)
    props.onBlur(props.id, selectedFile)
    if (selectedFile) announce(fileTexts.chosen(selectedFile.name))
    else if (file) announce(fileTexts.removed(file.name))
  }
  const openFilePicker = (usesCamera: boolean) => {
    if (usesCamera) input.current?.setAttribute('capture', 'environment')
    else input.current?.removeAttribute('capture')
    input.current?.click()
  }
  /** Takes the first of the dropped or pasted files and names the ones that were ignored. */
  const acceptFiles = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    const [acceptedFile, ...ignoredFiles] = files
    if (!acceptedFile) return
    event.preventDefault()
    setFile(acceptedFile)
    setIgnoredNames(ignoredFiles.map(({ name }) => name))
  }
  const remove = () => {
    setFile(null)
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped on it; keys and clicks reach the input inside.
    <div
      className="fy-file fy-stack fy-gap-2"
      data-filled={file !== null || undefined}
      data-over={isDraggedOver || undefined}
      onDragOver={() => setDraggedOver(!props.disabled)}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        setDraggedOver(false)
        if (!props.disabled) acceptFiles(event, event.dataTransfer)
      }}
    >
      <input
        ref={input}
        className="fy-file__input"
        type="file"
        id={props.id}
        name={props.name}
        accept={accept}
        disabled={props.disabled}
        required={props.required}
        aria-labelledby={props.labelId}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={joinIds(props.describedBy, hintId)}
        onChange={(event) => {
          const selectedFile = event.currentTarget.files?.[0]
          // Reset the input, so that choosing the same file again after removing it triggers a change event.
          event.currentTarget.value = ''
          if (selectedFile) setFile(selectedFile)
        }}
        onPaste={(event) => acceptFiles(event, event.clipboardData)}
      />
      {file?.kept ? (
        <SavedFile field={props.name} file={file} storedId={file.kept} />
      ) : file ? (
        <FileCard
          file={file}
          disabled={Boolean(props.disabled)}
          hasError={isInvalid(props)}
          onReplace={() => openFilePicker(false)}
          onRemove={remove}
        />
      ) : (
        renderDropZone(props.id)
      )}
      {ignoredNames.length > 0 && (
        <p className="fy-file__hint fy-note" role="status">
          {fileTexts.ignoredFiles(
            ignoredNames.slice(0, maxNamedFiles).join(', '),
            ignoredNames.length - maxNamedFiles,
          )}
        </p>
      )}
      <div className="fy-cluster fy-gap-2 fy-between">
        <p className="fy-file__hint fy-note" id={hintId}>
          {fileTexts.accepted(types, maximumMegabytes)}
        </p>
        {acceptsOnlyImages && (
          <button
            type="button"
            className="fy-file__button fy-rounded fy-surface fy-file__camera fy-needs-script"
            disabled={props.disabled}
            onClick={() => openFilePicker(true)}
          >
            <Camera aria-hidden size={18} /> {fileTexts.takePhoto}
          </button>
        )}
      </div>
    </div>
  )
}

/** Number of ignored files that are named; the others are counted. */
const maxNamedFiles = 3

/** The empty state of the field. The whole field, not only this zone, accepts a drop. */
function renderDropZone(htmlFor: string): ReactNode {
  return (
    <label className="fy-file__zone fy-center fy-inset-3 fy-rounded" htmlFor={htmlFor}>
      <span className="fy-file__touch">{fileTexts.chooseFile}</span>
      <span className="fy-file__pointer">
        <strong>{fileTexts.drop}</strong> {fileTexts.or}{' '}
        <span className="fy-file__choose">{fileTexts.choose}</span>
      </span>
    </label>
  )
}

function toFileAnswer(value: FieldValue): FileAnswer | null {
  return isFileAnswer(value) ? value : null
}

interface SavedFileProps {
  /** The field's key. */
  field: string
  file: FileAnswer
  /** The server's id of the stored file. */
  storedId: string
}

/** A file that the server stored from the previous attempt to submit a no-script form. Another upload replaces it. */
function SavedFile({ field, file: { name, size }, storedId }: SavedFileProps) {
  return (
    <div className="fy-grid fy-gap-2 fy-start">
      <input type="hidden" name={getStoredFileControlName(field)} value={storedId} />
      <span className="fy-file__name fy-strong fy-break">{name}</span>
      <span className="fy-note">{noScriptFormTexts.fileKept(formatFileSize(size))}</span>
      <label className="fy-choice fy-choice--toggle">
        <input type="checkbox" className="fy-choice__input" name={getRemoveControlName(field)} />
        <span className="fy-choice__label fy-shrink fy-break">{noScriptFormTexts.remove(name)}</span>
      </label>
    </div>
  )
}

interface AcceptedFiles {
  /** Value of the input's `accept` attribute; undefined accepts every file. */
  accept: string | undefined
  /** File extensions for display: '.doc .docx .pdf'. */
  types: string
  acceptsOnlyImages: boolean
}

/** The size limit for display, in MB; the rule itself allows slightly more bytes [VR-08]. */
const maximumMegabytes = Math.floor(maximumFileSize / 1024 / 1024)

/** Returns the files that a field accepts: its own list or, without one, its rule's file group [FB-06, VR-09]. */
function getAcceptedFiles(options: Partial<FieldUiOptions>): AcceptedFiles {
  const group = options.rules?.fileTypeGroup
  if (options.mime) {
    const parts = options.mime.split(',').map((part) => part.trim())
    return {
      accept: options.mime,
      types: parts.map((part) => (part.startsWith('.') ? part : part.replace(/^.*\//, ''))).join(' '),
      acceptsOnlyImages: parts.every((part) => part.startsWith('image/')),
    }
  }
  if (group === undefined) return { accept: undefined, types: '', acceptsOnlyImages: false }
  return {
    accept: [...fileGroups[group].endings, ...fileGroups[group].mimes.filter(isSpecific)].join(','),
    types: fileGroups[group].endings.join(' '),
    acceptsOnlyImages: group === 1,
  }
}

/** Excludes 'application/octet-stream', which would make the file picker offer every file. */
function isSpecific(mime: string): boolean {
  return mime !== 'application/octet-stream'
}

/**
 * Ignores files that are dropped outside a file field. Otherwise the browser would open the file instead of the page,
 * and the form's answers would be lost. Returns the cleanup function.
 */
function preventFileDrops(): () => void {
  window.addEventListener('dragover', rejectFileDrop)
  window.addEventListener('drop', rejectFileDrop)
  return () => {
    window.removeEventListener('dragover', rejectFileDrop)
    window.removeEventListener('drop', rejectFileDrop)
  }
}

function rejectFileDrop(event: globalThis.DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
