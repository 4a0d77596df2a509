import { Download, FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { getRefusalReason } from '../../../data/http/apiError'
import { jobTexts } from '../../../texts/public/job.texts'
import { useSite } from '../site/SiteContext'
import { saveFile } from './saveFile'
import './DownloadButton.css'

interface DownloadButtonProps {
  filename: string
  /** Shown below the file name. */
  note?: string
  /** Loads the file. A plain link would not work, because the request needs the bearer token. */
  load: () => Promise<Blob>
}

/** Button that downloads a file. */
export function DownloadButton({ filename, note, load }: DownloadButtonProps): ReactNode {
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await load(), filename)
    } catch (error) {
      notifications.notify({
        id: `download ${filename}`,
        type: 'error',
        title: filename,
        message: getRefusalReason(error, jobTexts.downloadFailed),
      })
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="fy-download fy-row fy-gap-3 fy-fill"
      aria-busy={isBusy}
      onClick={() => void download()}
    >
      <FileText className="fy-download__icon" aria-hidden="true" />
      <span className="fy-grow fy-shrink fy-strong fy-break">
        <span className="fy-visually-hidden">{jobTexts.download}</span> {filename}
        {note ? <span className="fy-download__note fy-note">{note}</span> : null}
      </span>
      <Download className="fy-download__arrow fy-no-print" aria-hidden="true" />
    </button>
  )
}
