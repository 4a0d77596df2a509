import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { ApplicationAttachment } from '../../../schemas/applications/application'
import { decodePlainText } from '../../../schemas/resume/decodePlainText'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useApplicationSource } from './ApplicationSource'
import './ResumeView.css'

/** Lazy, because the PDF library is large. */
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages')).PdfPages }))

type Content =
  | { type: 'pdf'; bytes: ArrayBuffer }
  | { type: 'text'; text: string }
  | { type: 'image'; url: string }

/**
 * Delay in milliseconds before a document loads, so that stepping through applications with J does not open, and log,
 * every resume.
 */
const loadDelayMs = 350

/** Shows the resume, or another document, beside the answers: as pages, text or picture. */
export function ResumeView({ attachment }: { attachment: ApplicationAttachment }): ReactNode {
  const { id, filename, mime } = attachment
  const source = useApplicationSource()
  const [content, setContent] = useState<Content | 'failed' | null>(null)
  useEffect(() => {
    let isDisposed = false
    let url: string | null = null
    const loadContent = async () => {
      const file = await source.downloadAttachment(id)
      if (isDisposed) return
      const content = await readContent(file, mime)
      if (content.type === 'image') url = content.url
      setContent(content)
    }
    const timer = setTimeout(() => void loadContent().catch(() => setContent('failed')), loadDelayMs)
    return () => {
      isDisposed = true
      clearTimeout(timer)
      if (url) URL.revokeObjectURL(url)
    }
  }, [source, id, mime])
  return (
    <section
      className="fy-resume fy-no-print fy-stack fy-gap-3 fy-packed fy-shrink fy-inset-3 fy-rounded"
      aria-label={texts.resume(filename)}
    >
      {content === null ? <Skeleton lines={12} /> : null}
      {content === 'failed' ? <p className="fy-inset-4 fy-note">{texts.resumeFailed}</p> : null}
      {content !== null && content !== 'failed' ? (
        <Suspense fallback={<Skeleton lines={12} />}>
          <ResumeContent content={content} filename={filename} />
        </Suspense>
      ) : null}
    </section>
  )
}

async function readContent(file: Blob, mime: string): Promise<Content> {
  if (mime === 'application/pdf') return { type: 'pdf', bytes: await file.arrayBuffer() }
  if (mime === 'text/plain')
    return { type: 'text', text: decodePlainText(new Uint8Array(await file.arrayBuffer())) }
  return { type: 'image', url: URL.createObjectURL(new Blob([file], { type: mime })) }
}

function ResumeContent({ content, filename }: { content: Content; filename: string }): ReactNode {
  if (content.type === 'pdf') return <PdfPages bytes={content.bytes} />
  if (content.type === 'text')
    return <pre className="fy-resume__text fy-inset-4 fy-surface fy-small">{content.text}</pre>
  return <img className="fy-resume__image" src={content.url} alt={filename} />
}
