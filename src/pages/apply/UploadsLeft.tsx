import { type ReactNode, useRef } from 'react'
import type { Upload } from '../../data/submission'
import { applyTexts } from '../../texts/site'
import { Notice } from '../parts/Notice'
import { UploadList } from './UploadList'
import './UploadsLeft.css'

interface UploadsLeftProps {
  uploads: Upload[]
  /** The last try is still under way. */
  busy: boolean
  onRetry: (replacements?: Record<string, File>) => void
}

/** The application is stored, a file is not: send it again, or another in its place. Nothing is asked twice. */
export function UploadsLeft({ uploads, busy, onRetry }: UploadsLeftProps): ReactNode {
  return (
    <div className="fy-uploads-left">
      <Notice type="warning" title={applyTexts.uploadsFailedTitle}>
        <p>{applyTexts.uploadsFailedText}</p>
      </Notice>
      <UploadList
        uploads={uploads}
        action={({ key, file }) => (
          <ReplaceFile name={file.name} onFile={(replacement) => onRetry({ [key]: replacement })} />
        )}
      />
      <button
        type="button"
        className="fy-button fy-button--primary"
        disabled={busy}
        onClick={() => onRetry()}
      >
        {applyTexts.retryUpload}
      </button>
    </div>
  )
}

function ReplaceFile({ name, onFile }: { name: string; onFile: (file: File) => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
        }}
      />
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-label={applyTexts.replaceFile(name)}
        onClick={() => input.current?.click()}
      >
        {applyTexts.replace}
      </button>
    </>
  )
}
