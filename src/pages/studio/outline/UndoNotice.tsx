import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { studioPanelTexts as texts } from '../../../texts/studioPanels'

/** Under a list of what can be deleted: what was done last, with the way back. */
export function UndoNotice({ studio }: { studio: Studio }): ReactNode {
  const words = useStoreValue(studio.store, (state) => state.undoWords)
  if (words === null) return null
  return (
    <p className="fy-outline__undo">
      <span>{words}.</span>
      <button type="button" className="fy-button fy-button--quiet fy-button--small" onClick={studio.undo}>
        <Undo2 aria-hidden="true" />
        {texts.undo}
      </button>
    </p>
  )
}
