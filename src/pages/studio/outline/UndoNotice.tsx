import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Button } from '../../../widgets/shared/Button'

/** Below a list with deletable items: describes the latest change, with an undo button. */
export function UndoNotice({ studio }: { studio: Studio }): ReactNode {
  const description = useStoreValue(studio.store, (state) => state.undoDescription)
  if (description === null) return null
  return (
    <p className="fy-site-outline__undo fy-cluster fy-between fy-note">
      <span>{description}.</span>
      <Button look="quiet" size="small" onClick={studio.undo}>
        <Undo2 aria-hidden="true" />
        {texts.undo}
      </Button>
    </p>
  )
}
