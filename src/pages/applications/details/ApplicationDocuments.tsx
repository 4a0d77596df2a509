import { Button } from '../../../widgets/shared/Button'
import './ApplicationDocuments.css'
import { ExternalLink, Eye, FolderDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import { getRefusalReason } from '../../../data/http/apiError'
import type { ApplicationAttachment, ApplicationDetails } from '../../../schemas/applications/application'
import { decodePlainText } from '../../../schemas/resume/decodePlainText'
import {
  applicationsTexts,
  blindReviewTexts,
  exportTexts,
  inboxTexts,
  applicationActionsTexts as texts,
} from '../../../texts/admin/applications.texts'
import { formatFileSize } from '../../../texts/language/formatFileSize'
import { jobTexts } from '../../../texts/public/job.texts'
import { Modal } from '../../shared/dialog/Modal'
import { DownloadButton } from '../../shared/download/DownloadButton'
import { useDownload } from '../../shared/feedback/useAction'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import { defaultQuery } from '../query/applicationsQuery'
import { useApplicationSource } from './ApplicationSource'

/**
 * Documents of an application, labelled with the questions that they answer, and the questions whose documents are
 * missing.
 */
export function ApplicationDocuments({ application }: { application: ApplicationDetails }): ReactNode {
  const { id, attachments, missingDocuments } = application
  const { isSubmitted } = useApplicationSource()
  const hasNoDocuments = attachments.length === 0 && missingDocuments.length === 0
  return (
    <section>
      <h3>{applicationsTexts.documents}</h3>
      {hasNoDocuments ? (
        <p>{application.isHidden ? blindReviewTexts.documents : applicationsTexts.noDocuments}</p>
      ) : null}
      <ul className="fy-application-facts__documents fy-stack fy-plain-list fy-gap-2">
        {attachments.map((attachment) => (
          <Document key={attachment.id} attachment={attachment} />
        ))}
        {missingDocuments.map((question) => (
          <li key={question} className="fy-application-facts__missing">
            <strong>{question}</strong> {applicationsTexts.missing}
          </li>
        ))}
      </ul>
      {isSubmitted && attachments.length > 1 ? <DocumentsZipButton applicationId={id} /> : null}
    </section>
  )
}

/** Button that downloads all documents of the application as one zip file. */
function DocumentsZipButton({ applicationId }: { applicationId: number }): ReactNode {
  const { isBusy, download } = useDownload()
  const applications = useSiteService(createApplications)
  const fetchZip = () => applications.downloadDocuments(defaultQuery, [applicationId])
  return (
    <Button
      size="small"
      className="fy-application-facts__zip"
      aria-disabled={isBusy}
      onClick={() => void download(fetchZip, exportTexts.zipFile, exportTexts.zipFailed)}
    >
      <FolderDown aria-hidden="true" />
      {isBusy ? exportTexts.making : inboxTexts.documentsZip}
    </Button>
  )
}

function Document({ attachment }: { attachment: ApplicationAttachment }): ReactNode {
  const source = useApplicationSource()
  const { filename, mime, size, question, isWithheld } = attachment
  const load = () => source.downloadAttachment(attachment.id)
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

interface PreviewButtonProps {
  filename: string
  mime: string
  load: () => Promise<Blob>
}

type OpenedPreview = { type: 'image' | 'tab'; url: string } | { type: 'text'; text: string }

/** Previews pictures and plain text in a modal and a PDF in a new tab; renders nothing for other types. */
function PreviewButton({ filename, mime, load }: PreviewButtonProps): ReactNode {
  const { notifications } = useSite()
  const [openPreview, setOpenPreview] = useState<OpenedPreview | null>(null)
  const url = openPreview === null || openPreview.type === 'text' ? null : openPreview.url
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])
  const isImage = mime.startsWith('image/')
  if (!isImage && mime !== 'text/plain' && mime !== 'application/pdf') return null
  const showPreview = async () => {
    try {
      // The server sends every file as a download, so the blob needs the type that the server detected from the
      // bytes.
      const bytes = new Blob([await load()], { type: mime })
      if (mime === 'text/plain')
        return setOpenPreview({
          type: 'text',
          text: decodePlainText(new Uint8Array(await bytes.arrayBuffer())),
        })
      const url = URL.createObjectURL(bytes)
      if (isImage) return setOpenPreview({ type: 'image', url })
      // The browser blocks `window.open` once the click's user activation has expired; a link then asks for a second
      // click.
      if (navigator.userActivation?.isActive === false) return setOpenPreview({ type: 'tab', url })
      window.open(url, '_blank', 'noopener')
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch (error) {
      notifications.notify({
        id: `preview ${filename}`,
        type: 'error',
        title: filename,
        message: getRefusalReason(error, jobTexts.downloadFailed),
      })
    }
  }
  return (
    <>
      <Button
        size="icon"
        className="fy-no-print fy-fixed"
        aria-label={texts.preview(filename)}
        onClick={() => void showPreview()}
      >
        <Eye aria-hidden="true" />
      </Button>
      {openPreview ? (
        <Modal
          title={filename}
          size={openPreview.type === 'tab' ? 'small' : 'large'}
          onClose={() => setOpenPreview(null)}
        >
          {openPreview.type === 'image' ? (
            <img className="fy-preview-button__image" src={openPreview.url} alt={filename} />
          ) : null}
          {openPreview.type === 'text' ? (
            <pre className="fy-preview-button__text">{openPreview.text}</pre>
          ) : null}
          {openPreview.type === 'tab' ? <p>{texts.readyForTab}</p> : null}
          <div className="fy-modal__actions">
            {openPreview.type === 'tab' ? (
              <a
                className="fy-button fy-button--primary"
                href={openPreview.url}
                target="_blank"
                rel="noopener noreferrer"
              >
                <ExternalLink aria-hidden="true" />
                {texts.openInTab}
              </a>
            ) : null}
            <Button onClick={() => setOpenPreview(null)}>{texts.closePreview}</Button>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
