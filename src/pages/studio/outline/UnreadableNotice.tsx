import type { ReactNode } from 'react'
import { studioPanelTexts as texts } from '../../../texts/studioPanels'
import { Notice } from '../../parts/Notice'

/** Instead of a panel, where config.json can't be edited piece by piece. */
export function UnreadableNotice(): ReactNode {
  return <Notice type="error">{texts.notJson}</Notice>
}
