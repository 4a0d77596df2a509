import { CircleAlert, CircleCheck, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { canBeSent, type Upload } from '../../../data/submission/uploads'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { applyTexts } from '../../../texts/public/apply.texts'
import './UploadList.css'

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
    <ul className="fy-uploads">
      {uploads.map((upload) => (
        <li key={upload.key} className={`fy-uploads__file fy-uploads__file--${upload.state}`}>
          <StateIcon state={upload.state} />
          <span className="fy-uploads__name">
            <span className="fy-uploads__question">{form.schema.properties[upload.key]?.title}</span>
            {upload.file.name}
            <span className="fy-uploads__state">{getStateText(upload)}</span>
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
