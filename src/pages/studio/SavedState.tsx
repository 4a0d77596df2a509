import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Studio } from '../../data/studio/studio.types'
import { studioTexts as texts } from '../../texts/admin/studio.texts'

const icons = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: LoaderCircle,
  offline: CloudOff,
  signedOut: TriangleAlert,
  forbidden: TriangleAlert,
  failed: TriangleAlert,
  conflict: TriangleAlert,
}

/** Save state of the draft in words. Screen readers announce it if saving fails; otherwise they announce edits. */
export function SavedState({ studio }: { studio: Studio }): ReactNode {
  const savedState = useStoreValue(studio.store, (state) => state.savedState)
  const announcement = useStoreValue(studio.store, (state) => state.announcement)
  const Icon = icons[savedState]
  const isWarning = Icon === TriangleAlert || Icon === CloudOff
  return (
    <p className="fy-studio__saved fy-icons-s fy-row fy-gap-2 fy-note" data-state={savedState}>
      <Icon aria-hidden="true" />
      <span className="fy-studio__saved-words">{texts.saved[savedState]}</span>
      <span className="fy-visually-hidden" role="status">
        {isWarning ? texts.saved[savedState] : announcement}
      </span>
    </p>
  )
}
