import { type ReactNode, useEffect, useRef } from 'react'
import { canBeSent, type Upload } from '../../../data/submission/uploads'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { applyTexts } from '../../../texts/public/apply.texts'
import { Notice } from '../../shared/feedback/Notice'
import { UploadList } from './UploadList'
import './PendingUploads.css'

interface PendingUploadsProps {
  form: BuiltForm
  uploads: Upload[]
  /** The latest upload attempt is still running. */
  isBusy: boolean
  /** Whether another attempt will run automatically; `byItself`: whether the latest attempt was automatic. */
  resends: boolean
  byItself: boolean
  onRetry: (replacements?: Record<string, File>) => void
}

/** Shown when the application is stored but a file is not: retries the upload, or uploads another file instead. */
export function PendingUploads({
  form,
  uploads,
  isBusy,
  resends,
  byItself,
  onRetry,
}: PendingUploadsProps): ReactNode {
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An automatic attempt must not move the focus.
    if (!isBusy && !byItself) noticeRef.current?.focus()
  }, [isBusy, byItself])
  const isAtHand = uploads.some(({ state, file }) => state !== 'sent' && canBeSent(file))
  return (
    <div className="fy-uploads-left">
      <div ref={noticeRef} tabIndex={-1}>
        <Notice type="warning" title={applyTexts.uploadsFailedTitle}>
          <p>{isAtHand ? applyTexts.uploadsFailedText : applyTexts.uploadsLostText}</p>
          {resends || isBusy ? <p>{applyTexts.uploadsResent}</p> : null}
        </Notice>
      </div>
      <UploadList
        form={form}
        uploads={uploads}
        action={({ key, file }) => (
          <ReplaceFile
            file={file}
            disabled={isBusy}
            onFile={(replacement) => onRetry({ [key]: replacement })}
          />
        )}
      />
      {isAtHand ? (
        <button
          type="button"
          className="fy-button fy-button--primary"
          disabled={isBusy}
          onClick={() => onRetry()}
        >
          {applyTexts.retryUpload}
        </button>
      ) : null}
    </div>
  )
}

interface ReplaceFileProps {
  file: Upload['file']
  disabled: boolean
  onFile: (file: File) => void
}

function ReplaceFile({ file, disabled, onFile }: ReplaceFileProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [text, name] = canBeSent(file)
    ? [applyTexts.replace, applyTexts.replaceFile(file.name)]
    : [applyTexts.chooseAgain, applyTexts.chooseFileAgain(file.name)]
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const selectedFile = target.files?.[0]
          // Clear the input, so that choosing the same, corrected file fires a change event.
          target.value = ''
          if (selectedFile) onFile(selectedFile)
        }}
      />
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-label={name}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text}
      </button>
    </>
  )
}
