import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { jobTexts } from '../../../texts/public/job.texts'
import './DownloadButton.css'

interface DownloadLinkProps {
  href: string
  filename: string
  /** Shown below the file name. */
  note?: string
}

/** A public document as a normal link, which can be opened, copied and shared. */
export function DownloadLink({ href, filename, note }: DownloadLinkProps): ReactNode {
  return (
    <a className="fy-download" href={href} download={filename}>
      <FileText className="fy-download__icon" aria-hidden="true" />
      <span className="fy-download__name">
        <span className="fy-visually-hidden">{jobTexts.download}</span> {filename}
        {note ? <span className="fy-download__note">{note}</span> : null}
      </span>
      <Download className="fy-download__arrow" aria-hidden="true" />
    </a>
  )
}
