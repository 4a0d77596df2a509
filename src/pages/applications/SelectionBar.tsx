import { RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { applicationActionsTexts as texts } from '../../texts/applicationExport'
import './SelectionBar.css'
import type { Selection } from './useSelection'

/** What can be done with the rows that are ticked [AP-05]. */
export function SelectionBar({ selection }: { selection: Selection }): ReactNode {
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
            disabled={busy}
            onClick={() => void selection.resubmit()}
          >
            <RotateCcw aria-hidden="true" />
            {busy ? texts.resubmitting : texts.resubmitSelected(ids.size)}
          </button>
        </div>
      ) : null}
    </div>
  )
}
