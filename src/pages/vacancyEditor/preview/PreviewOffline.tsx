import type { ReactNode } from 'react'
import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { Notice } from '../../shared/feedback/Notice'

/** Instead of the preview: its frame is a page of the site, and without a connection the browser would show one of its own. */
export function PreviewOffline(): ReactNode {
  return (
    <Notice type="info">
      <p>{texts.previewOffline}</p>
    </Notice>
  )
}
