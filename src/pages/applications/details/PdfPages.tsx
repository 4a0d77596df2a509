import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'

GlobalWorkerOptions.workerSrc = workerAddress

/** Maximum number of rendered pages. A resume is short; readers download longer documents. */
const maxPages = 10

/**
 * Renders the pages of a PDF as images, with their text for screen readers. Scripts in the PDF do not run, and it
 * loads no external resources.
 */
export function PdfPages({ bytes }: { bytes: ArrayBuffer }): ReactNode {
  const [pages, setPages] = useState<PDFPageProxy[] | 'failed'>([])
  const [count, setCount] = useState(0)
  useEffect(() => {
    // pdf.js transfers the buffer to its worker, so it gets a copy.
    const task = getDocument({ data: bytes.slice(0), isEvalSupported: false, useWasm: false })
    task.promise
      .then(async (file) => {
        setCount(file.numPages)
        setPages(await loadFirstPages(file))
      })
      .catch(() => setPages('failed'))
    return () => void task.destroy()
  }, [bytes])
  if (pages === 'failed') return <p className="fy-inset-4 fy-note">{texts.resumeFailed}</p>
  return (
    <>
      {pages.map((page) => (
        <PdfPage key={page.pageNumber} page={page} total={count} />
      ))}
      {count > maxPages ? <p className="fy-inset-4 fy-note">{texts.resumeMore(count - maxPages)}</p> : null}
    </>
  )
}

function loadFirstPages(file: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  const numbers = Array.from({ length: Math.min(file.numPages, maxPages) }, (_, index) => index + 1)
  return Promise.all(numbers.map((number) => file.getPage(number)))
}

function PdfPage({ page, total }: { page: PDFPageProxy; total: number }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const pixelRatio = Math.min(2, window.devicePixelRatio || 1)
    const scale = (element.clientWidth * pixelRatio) / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    element.width = Math.round(viewport.width)
    element.height = Math.round(viewport.height)
    const renderTask = page.render({ canvas: element, viewport })
    // Rejects with a cancellation if the page unmounts before it has rendered.
    renderTask.promise.catch(() => undefined)
    page
      .getTextContent()
      .then(({ items }) => setText(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
      .catch(() => undefined)
    return () => renderTask.cancel()
  }, [page])
  return (
    <figure className="fy-resume__page">
      <canvas
        ref={canvas}
        className="fy-resume__canvas"
        role="img"
        aria-label={texts.resumePage(page.pageNumber, total)}
      />
      <figcaption className="fy-visually-hidden">{text}</figcaption>
    </figure>
  )
}
