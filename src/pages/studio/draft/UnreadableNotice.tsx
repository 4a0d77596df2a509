import type { ReactNode } from 'react'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Notice } from '../../shared/feedback/Notice'

/** Instead of a panel, where config.json can't be edited piece by piece. */
export function UnreadableNotice(): ReactNode {
  return <Notice type="error">{texts.notJson}</Notice>
}
