import { type ReactNode, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Studio, StudioState } from '../../data/studio/studio.types'
import { describeSiteConflicts } from '../../schemas/site/mergeSites'
import { draftConflictTexts as texts } from '../../texts/admin/siteVersions.texts'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { useClientClock } from '../shared/dateTime/useClientClock'

type Conflict = NonNullable<StudioState['conflict']>

/** Asks which version to use if another user changed the same parts of the draft. */
export function DraftConflict({ studio }: { studio: Studio }): ReactNode {
  const conflict = useStoreValue(studio.store, (state) => state.conflict)
  const [dismissedConflict, setDismissedConflict] = useState<Conflict | null>(null)
  if (conflict === null || conflict === dismissedConflict) return null
  return (
    <ConflictQuestion studio={studio} conflict={conflict} onClose={() => setDismissedConflict(conflict)} />
  )
}

interface ConflictQuestionProps {
  studio: Studio
  conflict: Conflict
  onClose: () => void
}

function ConflictQuestion({ studio, conflict, onClose }: ConflictQuestionProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { updatedBy, updatedAt } = conflict.theirs
  const [conflicts] = useState(() =>
    describeSiteConflicts({ ...conflict, mine: studio.store.getState().draft }),
  )
  return (
    <ConflictModal
      title={texts.title}
      intro={texts.savedByOther(updatedBy, updatedAt === null ? null : formatDateTime(updatedAt))}
      conflicts={conflicts}
      note={texts.undoNote}
      onSave={(choices) => void studio.resolve(choices)}
      onClose={onClose}
    />
  )
}
