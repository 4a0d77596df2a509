import type { ReactNode } from 'react'
import { vacancyEditorTexts as texts } from '../../../texts/vacancyEditor'
import { Notice } from '../../parts/Notice'

/** Instead of the preview: its frame is a page of the site, and without a connection the browser would show one of its own. */
export function PreviewOffline(): ReactNode {
  return (
    <Notice type="info">
      <p>{texts.previewOffline}</p>
    </Notice>
  )
}
