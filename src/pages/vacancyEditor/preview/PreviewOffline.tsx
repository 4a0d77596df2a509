import type { ReactNode } from 'react'
import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { Notice } from '../../shared/feedback/Notice'

/**
 * Shown instead of the preview while offline: the frame loads a page of the site, so the browser would show an error
 * page.
 */
export function PreviewOffline(): ReactNode {
  return (
    <Notice type="info">
      <p>{texts.previewOffline}</p>
    </Notice>
  )
}
