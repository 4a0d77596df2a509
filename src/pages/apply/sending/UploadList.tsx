import { Button } from '../../../widgets/shared/Button'
import './UploadList.css'
import { CircleAlert, CircleCheck, FileText } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { canBeSent, type Upload } from '../../../data/submission/uploads'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { applyTexts } from '../../../texts/public/apply.texts'
import { Notice } from '../../shared/feedback/Notice'

interface UploadListProps {
  /** The form whose questions the files answer. */
  form: BuiltForm
  uploads: Upload[]
  /** Action beside a file that failed to upload. */
  action?: (upload: Upload) => ReactNode
}

/** The files of an application with their upload progress. */
export function UploadList({ form, uploads, action }: UploadListProps): ReactNode {
  return (
    <ul className="fy-stack fy-plain-list fy-gap-2 fy-fill">
      {uploads.map((upload) => (
        <li key={upload.key} className={`fy-uploads__file fy-uploads__file--${upload.state}`}>
          <StateIcon state={upload.state} />
          <span className="fy-uploads__name fy-grow fy-strong fy-break">
            <span className="fy-uploads__question fy-note">{form.schema.properties[upload.key]?.title}</span>
            {upload.file.name}
            <span className="fy-uploads__state fy-note">{getStateText(upload)}</span>
          </span>
          {upload.state === 'sending' ? (
            <progress
              className="fy-uploads__progress"
              value={upload.progress}
              aria-label={upload.file.name}
            />
          ) : null}
          {upload.state === 'failed' ? action?.(upload) : null}
        </li>
      ))}
    </ul>
  )
}

function StateIcon({ state }: Pick<Upload, 'state'>): ReactNode {
  const Icon = state === 'sent' ? CircleCheck : state === 'failed' ? CircleAlert : FileText
  return <Icon className="fy-uploads__icon" aria-hidden="true" />
}

function getStateText({ file, state, progress, error }: Upload): string {
  switch (state) {
    case 'waiting':
      return applyTexts.uploadWaiting
    case 'sending':
      return applyTexts.uploadSending(Math.round(progress * 100))
    case 'sent':
      return applyTexts.uploadSent
    case 'failed':
      if (!canBeSent(file)) return applyTexts.uploadLost
      return getFailureText(error)
  }
}

function getFailureText(error: Upload['error']): string {
  if (error?.status === 429) return applyTexts.uploadBusy(error.retryAfter ?? 60)
  // The browser's message for a lost connection is not meant for users.
  if (error?.status === 0) return applyTexts.uploadFailed
  return error?.errors[0]?.message ?? (error?.detail || applyTexts.uploadFailed)
}

interface PendingUploadsProps {
  form: BuiltForm
  uploads: Upload[]
  /** The latest upload attempt is still running. */
  isBusy: boolean
  /** Whether another attempt will run automatically. */
  willRetry: boolean
  /** Whether the latest attempt was automatic. */
  isAutomatic: boolean
  onRetry: (replacements?: Record<string, File>) => void
}

/** Shown when the application is stored but a file is not: retries the upload, or uploads another file instead. */
export function PendingUploads({
  form,
  uploads,
  isBusy,
  willRetry,
  isAutomatic,
  onRetry,
}: PendingUploadsProps): ReactNode {
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An automatic attempt must not move the focus.
    if (!isBusy && !isAutomatic) noticeRef.current?.focus()
  }, [isBusy, isAutomatic])
  const hasSendableFile = uploads.some(({ state, file }) => state !== 'sent' && canBeSent(file))
  return (
    <div className="fy-uploads-left fy-grid fy-gap-5 fy-start">
      <div ref={noticeRef} tabIndex={-1}>
        <Notice type="warning" title={applyTexts.uploadsFailedTitle}>
          <p>{hasSendableFile ? applyTexts.uploadsFailedText : applyTexts.uploadsLostText}</p>
          {willRetry || isBusy ? <p>{applyTexts.uploadsAutomaticResend}</p> : null}
        </Notice>
      </div>
      <UploadList
        form={form}
        uploads={uploads}
        action={({ key, file }) => (
          <ReplaceFileButton
            file={file}
            disabled={isBusy}
            onFile={(replacement) => onRetry({ [key]: replacement })}
          />
        )}
      />
      {hasSendableFile ? (
        <Button look="primary" disabled={isBusy} onClick={() => onRetry()}>
          {applyTexts.retryUpload}
        </Button>
      ) : null}
    </div>
  )
}

interface ReplaceFileButtonProps {
  file: Upload['file']
  disabled: boolean
  onFile: (file: File) => void
}

function ReplaceFileButton({ file, disabled, onFile }: ReplaceFileButtonProps): ReactNode {
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
      <Button size="small" aria-label={name} disabled={disabled} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  )
}
