import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { jobTexts } from '../../../texts/public/job.texts'
import './DownloadButton.css'

interface DownloadLinkProps {
  href: string
  filename: string
  /** Under the file's name. */
  note?: string
}

/** A document that anybody may have: a link like every other, that can be opened, copied and passed on. */
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
