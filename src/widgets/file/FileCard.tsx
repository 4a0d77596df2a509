import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FileAnswer } from '../../schemas/fields/fieldValue'
import { maximumFileSize } from '../../schemas/fields/formats'
import { formatFileSize } from '../../texts/language/formatFileSize'
import { fileTexts } from '../../texts/public/form.texts'

export interface FileCardProps {
  /** A `File`, or the metadata of a file stored elsewhere, such as a resume from the marketplace. */
  file: FileAnswer
  disabled: boolean
  /** True if the file failed the check. */
  hasError: boolean
  onReplace: () => void
  onRemove: () => void
}

/** A chosen file: its name, size, image preview, and buttons to replace and remove it [FB-06]. */
export function FileCard({ file, disabled, hasError, onReplace, onRemove }: FileCardProps) {
  const isWithinLimit = file.size <= maximumFileSize
  const isImage = file.type.startsWith('image/') && isWithinLimit
  const preview = useObjectUrl(isImage && file instanceof Blob ? file : null)
  return (
    <div className="fy-file__card fy-cluster fy-gap-3 fy-rounded">
      {preview ? (
        <img className="fy-file__preview" src={preview} alt={fileTexts.preview(file.name)} />
      ) : (
        <FileText className="fy-fixed fy-soft" aria-hidden size={24} />
      )}
      <div className="fy-file__facts fy-stack fy-shrink">
        <span className="fy-file__name fy-strong fy-break" title={file.name}>
          {shortenFileName(file.name)}
        </span>
        <span className="fy-note">
          {(file.size > 0 || file instanceof File) && `${formatFileSize(file.size)} · `}
          {!isWithinLimit ? fileTexts.tooLarge : hasError ? fileTexts.refused : fileTexts.ready}
        </span>
      </div>
      <div className="fy-flex fy-gap-2">
        <button
          type="button"
          className="fy-file__button fy-rounded fy-surface"
          disabled={disabled}
          aria-label={fileTexts.replaceFile(file.name)}
          onClick={onReplace}
        >
          {fileTexts.replace}
        </button>
        <button
          type="button"
          className="fy-file__button fy-rounded fy-surface"
          disabled={disabled}
          aria-label={fileTexts.removeFile(file.name)}
          onClick={onRemove}
        >
          {fileTexts.remove}
        </button>
      </div>
    </div>
  )
}

/** Returns an object URL of the file; null before it exists. Revokes the URL when the file changes or on unmount. */
function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setUrl(url)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return url
}

/** Longer names are shortened to this many characters [FB-06]. */
const maxLength = 44

/** Shortens a long file name in the middle, preserving its start and end [FB-06]. */
export function shortenFileName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= maxLength) return name
  const tailLength = 16
  const headLength = maxLength - tailLength - 1
  return `${characters.slice(0, headLength).join('')}…${characters.slice(-tailLength).join('')}`
}
