import type { ReactNode } from 'react'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import './FormPreviewPane.css'

interface PreviewPaneProps {
  /** Describes what the preview shows. */
  note: string
  /** Controls for the width of the preview. */
  widths?: ReactNode
  /** Actions on the preview. */
  bar?: ReactNode
  children: ReactNode
}

/** Preview of the content that the user edits beside it. */
export function PreviewPane({ note, widths, bar, children }: PreviewPaneProps): ReactNode {
  return (
    <section className="fy-preview fy-column fy-gap-3 fy-shrink" aria-labelledby="preview-title" id="preview">
      <div className="fy-cluster fy-gap-2-4 fy-between">
        <h2 className="fy-preview__title fy-large" id="preview-title" tabIndex={-1}>
          {texts.preview}
        </h2>
        {widths}
        <p className="fy-preview__note fy-note">{note}</p>
      </div>
      {bar}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, and a preview can be without controls. */}
      <div className="fy-preview__scroller" data-scroller tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
