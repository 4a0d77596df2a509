import { ExternalLink, Eye } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { refusalReason } from '../../../data/http/refusalReason'
import { decodePlainText } from '../../../schemas/resume/decodePlainText'
import { applicationActionsTexts as texts } from '../../../texts/admin/applications.texts'
import { jobTexts } from '../../../texts/public/job.texts'
import { Modal } from '../../shared/dialog/Modal'
import { useSite } from '../../shared/site/SiteContext'
import './PreviewButton.css'

interface PreviewButtonProps {
  filename: string
  mime: string
  load: () => Promise<Blob>
}

type OpenedPreview = { type: 'image' | 'tab'; address: string } | { type: 'text'; text: string }

/** Previews pictures and plain text in a modal and a PDF in a new tab; renders nothing for other types. */
export function PreviewButton({ filename, mime, load }: PreviewButtonProps): ReactNode {
  const { notifications } = useSite()
  const [openPreview, setShown] = useState<OpenedPreview | null>(null)
  const address = openPreview === null || openPreview.type === 'text' ? null : openPreview.address
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  const isImage = mime.startsWith('image/')
  if (!isImage && mime !== 'text/plain' && mime !== 'application/pdf') return null
  const open = async () => {
    try {
      // The server sends every file as a download, so the blob needs the type that the server detected from the
      // bytes.
      const bytes = new Blob([await load()], { type: mime })
      if (mime === 'text/plain')
        return setShown({ type: 'text', text: decodePlainText(new Uint8Array(await bytes.arrayBuffer())) })
      const url = URL.createObjectURL(bytes)
      if (isImage) return setShown({ type: 'image', address: url })
      // The browser blocks `window.open` once the click's user activation has expired; a link then asks for a second
      // click.
      if (navigator.userActivation?.isActive === false) return setShown({ type: 'tab', address: url })
      window.open(url, '_blank', 'noopener')
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch (error) {
      notifications.notify({
        id: `preview ${filename}`,
        type: 'error',
        title: filename,
        message: refusalReason(error, jobTexts.downloadFailed),
      })
    }
  }
  return (
    <>
      <button
        type="button"
        className="fy-button fy-button--icon fy-preview-button"
        aria-label={texts.preview(filename)}
        onClick={() => void open()}
      >
        <Eye aria-hidden="true" />
      </button>
      {openPreview ? (
        <Modal
          title={filename}
          size={openPreview.type === 'tab' ? 'small' : 'large'}
          onClose={() => setShown(null)}
        >
          {openPreview.type === 'image' ? (
            <img className="fy-preview-button__image" src={openPreview.address} alt={filename} />
          ) : null}
          {openPreview.type === 'text' ? (
            <pre className="fy-preview-button__text">{openPreview.text}</pre>
          ) : null}
          {openPreview.type === 'tab' ? <p>{texts.readyForTab}</p> : null}
          <div className="fy-modal__actions">
            {openPreview.type === 'tab' ? (
              <a
                className="fy-button fy-button--primary"
                href={openPreview.address}
                target="_blank"
                rel="noopener noreferrer"
              >
                <ExternalLink aria-hidden="true" />
                {texts.openInTab}
              </a>
            ) : null}
            <button type="button" className="fy-button" onClick={() => setShown(null)}>
              {texts.closePreview}
            </button>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
