import type { ReactNode } from 'react'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Notice } from '../../shared/feedback/Notice'

/** Shown instead of a panel if config.json cannot be parsed and so cannot be edited piece by piece. */
export function UnreadableNotice(): ReactNode {
  return <Notice type="error">{texts.notJson}</Notice>
}
