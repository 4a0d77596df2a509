import { MessageSquareText, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { answerTexts } from '../../../texts/admin/applicationStates.texts'
import { applicationActionsTexts as texts } from '../../../texts/admin/applications.texts'
import { SetStateDialog } from '../state/SetStateDialog'
import '../../shared/table/SelectionBar.css'
import type { Selection } from './useSelection'

interface SelectionBarProps {
  selection: Selection
  /** The rows on the current page. */
  shown: readonly ApplicationListItem[]
}

/** Actions on the selected rows [AP-05]. */
export function SelectionBar({ selection, shown }: SelectionBarProps): ReactNode {
  const [answers, setAnswers] = useState(false)
  const { ids, busy } = selection
  return (
    <div className="fy-selection" role="status">
      {ids.size > 0 ? (
        <div className="fy-selection__bar fy-card">
          <span>{texts.selected(ids.size)}</span>
          <button
            type="button"
            className="fy-button fy-button--quiet fy-button--small"
            onClick={selection.clear}
          >
            <X aria-hidden="true" />
            {texts.clearSelection}
          </button>
          <button
            type="button"
            className="fy-button fy-button--primary fy-button--small"
            onClick={() => setAnswers(true)}
          >
            <MessageSquareText aria-hidden="true" />
            {answerTexts.openSelected(ids.size)}
          </button>
          <button
            type="button"
            className="fy-button fy-button--small"
            disabled={busy}
            onClick={() => void selection.resubmit()}
          >
            <RotateCcw aria-hidden="true" />
            {busy ? texts.resubmitting : texts.resubmitSelected(ids.size)}
          </button>
        </div>
      ) : null}
      {answers ? (
        <SetStateDialog
          applications={shown.filter(({ id }) => ids.has(id))}
          onDone={() => {
            setAnswers(false)
            selection.clear()
          }}
          onClose={() => setAnswers(false)}
        />
      ) : null}
    </div>
  )
}
