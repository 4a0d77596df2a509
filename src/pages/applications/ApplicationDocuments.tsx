import type { ReactNode } from 'react'
import type { ApplicationAttachment, ApplicationDetails } from '../../schemas/application'
import { applicationsTexts } from '../../texts/applications'
import { fileSizeText } from '../../texts/fileSizeText'
import { DownloadButton } from '../parts/DownloadButton'
import { useSite } from '../SiteContext'
import { PreviewButton } from './PreviewButton'

/** An application's files, by the question that each answers, and those that were announced and are not there. */
export function ApplicationDocuments({ application }: { application: ApplicationDetails }): ReactNode {
  const { id, attachments, missingDocuments } = application
  const isNone = attachments.length === 0 && missingDocuments.length === 0
  return (
    <section>
      <h3>{applicationsTexts.documents}</h3>
      {isNone ? <p>{applicationsTexts.noDocuments}</p> : null}
      <ul className="fy-application-facts__documents">
        {attachments.map((attachment) => (
          <Document key={attachment.id} applicationId={id} attachment={attachment} />
        ))}
        {missingDocuments.map((question) => (
          <li key={question} className="fy-application-facts__missing">
            <strong>{question}</strong> {applicationsTexts.missing}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DocumentProps {
  applicationId: number
  attachment: ApplicationAttachment
}

function Document({ applicationId, attachment }: DocumentProps): ReactNode {
  const { applications } = useSite()
  const { filename, mime, size, question, isWithheld } = attachment
  const load = () => applications.attachment(applicationId, attachment.id)
  if (isWithheld) {
    return (
      <li className="fy-application-facts__missing">
        <strong>{question || filename}</strong> {applicationsTexts.withheld(filename)}
      </li>
    )
  }
  const note = [question, fileSizeText(size)].filter(Boolean).join(' · ')
  return (
    <li>
      <DownloadButton filename={filename} note={note} load={load} />
      <PreviewButton filename={filename} mime={mime} load={load} />
    </li>
  )
}
