import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'

GlobalWorkerOptions.workerSrc = workerAddress

/** A resume has a few pages; who sent a book is read in the book. */
const mostPages = 10

/** A PDF's pages as pictures, with their words for those who hear them. Nothing in it runs, and it fetches nothing. */
export function PdfPages({ bytes }: { bytes: ArrayBuffer }): ReactNode {
  const [pages, setPages] = useState<PDFPageProxy[] | 'failed'>([])
  const [count, setCount] = useState(0)
  useEffect(() => {
    // It takes the bytes for itself, so it gets its own.
    const task = getDocument({ data: bytes.slice(0), isEvalSupported: false, useWasm: false })
    task.promise
      .then(async (file) => {
        setCount(file.numPages)
        setPages(await firstPages(file))
      })
      .catch(() => setPages('failed'))
    return () => void task.destroy()
  }, [bytes])
  if (pages === 'failed') return <p className="fy-resume__note">{texts.resumeFailed}</p>
  return (
    <>
      {pages.map((page) => (
        <PdfPage key={page.pageNumber} page={page} of={count} />
      ))}
      {count > mostPages ? <p className="fy-resume__note">{texts.resumeMore(count - mostPages)}</p> : null}
    </>
  )
}

function firstPages(file: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  const numbers = Array.from({ length: Math.min(file.numPages, mostPages) }, (_, at) => at + 1)
  return Promise.all(numbers.map((number) => file.getPage(number)))
}

function PdfPage({ page, of }: { page: PDFPageProxy; of: number }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const sharpness = Math.min(2, window.devicePixelRatio || 1)
    const scale = (element.clientWidth * sharpness) / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    element.width = Math.round(viewport.width)
    element.height = Math.round(viewport.height)
    const drawing = page.render({ canvas: element, viewport })
    // Cancelled when the page goes before it is drawn.
    drawing.promise.catch(() => undefined)
    page
      .getTextContent()
      .then(({ items }) => setWords(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
      .catch(() => undefined)
    return () => drawing.cancel()
  }, [page])
  return (
    <figure className="fy-resume__page">
      <canvas
        ref={canvas}
        className="fy-resume__canvas"
        role="img"
        aria-label={texts.resumePage(page.pageNumber, of)}
      />
      <figcaption className="fy-visually-hidden">{words}</figcaption>
    </figure>
  )
}
