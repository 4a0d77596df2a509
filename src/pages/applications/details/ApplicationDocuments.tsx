import { FolderDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import type { ApplicationAttachment, ApplicationDetails } from '../../../schemas/applications/application'
import {
  applicationsTexts,
  blindReviewTexts,
  exportTexts,
  inboxTexts,
} from '../../../texts/admin/applications.texts'

import { formatFileSize } from '../../../texts/language/formatFileSize'

import { DownloadButton } from '../../shared/download/DownloadButton'
import { useSiteService } from '../../shared/site/useSiteService'
import { useDownload } from '../export/useDownload'
import { defaultQuery } from '../query/applicationsQuery'
import { useApplicationSource } from './ApplicationSource'
import { PreviewButton } from './PreviewButton'

/**
 * Documents of an application, labelled with the questions that they answer, and announced documents that are
 * missing.
 */
export function ApplicationDocuments({ application }: { application: ApplicationDetails }): ReactNode {
  const { id, attachments, missingDocuments } = application
  const { isSent } = useApplicationSource()
  const isNone = attachments.length === 0 && missingDocuments.length === 0
  return (
    <section>
      <h3>{applicationsTexts.documents}</h3>
      {isNone ? (
        <p>{application.isHidden ? blindReviewTexts.documents : applicationsTexts.noDocuments}</p>
      ) : null}
      <ul className="fy-application-facts__documents">
        {attachments.map((attachment) => (
          <Document key={attachment.id} attachment={attachment} />
        ))}
        {missingDocuments.map((question) => (
          <li key={question} className="fy-application-facts__missing">
            <strong>{question}</strong> {applicationsTexts.missing}
          </li>
        ))}
      </ul>
      {isSent && attachments.length > 1 ? <DocumentsZip applicationId={id} /> : null}
    </section>
  )
}

/** Downloads all documents of the application as one zip file. */
function DocumentsZip({ applicationId }: { applicationId: number }): ReactNode {
  const { busy, download } = useDownload()
  const applications = useSiteService(createApplications)
  const fetchZip = () => applications.documents(defaultQuery, [applicationId])
  return (
    <button
      type="button"
      className="fy-button fy-button--small fy-application-facts__zip"
      aria-disabled={busy}
      onClick={() => void download(fetchZip, exportTexts.zipFile, exportTexts.zipFailed)}
    >
      <FolderDown aria-hidden="true" />
      {busy ? exportTexts.making : inboxTexts.documentsZip}
    </button>
  )
}

function Document({ attachment }: { attachment: ApplicationAttachment }): ReactNode {
  const source = useApplicationSource()
  const { filename, mime, size, question, isWithheld } = attachment
  const load = () => source.attachment(attachment.id)
  if (isWithheld) {
    return (
      <li className="fy-application-facts__missing">
        <strong>{question || filename}</strong> {applicationsTexts.withheld(filename)}
      </li>
    )
  }
  const note = [question, formatFileSize(size)].filter(Boolean).join(' · ')
  return (
    <li id={`document-${attachment.id}`}>
      <DownloadButton filename={filename} note={note} load={load} />
      <PreviewButton filename={filename} mime={mime} load={load} />
    </li>
  )
}
