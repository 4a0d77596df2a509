import { useStoreValue } from '../../../data/react/useStoreValue'
import { draftTexts as texts } from '../../../texts/public/apply.texts'
import { useOnline } from '../../shared/browser/useOnline'
import type { CurrentDraft } from '../draft/useDraft'
import type { TypedDraft } from '../draft/useTypedDraft'

interface SaveState {
  text: string
  /** Whether the answers are not stored on the device although the applicant asked for it, or only in part. */
  warns: boolean
  isSaved: boolean
}

/** Returns where the answers are saved at this moment; null before there is anything to say. */
export function useSaveState(draft: CurrentDraft, typed: TypedDraft): SaveState | null {
  const { problem, omitted, choice, savedAt } = useStoreValue(draft.autosave.store, (state) => state)
  const isTyping = useStoreValue(typed.isUnsaved, (state) => state)
  const isOnline = useOnline()
  const hasDraft = draft.savedAt !== null
  const warns = problem !== null || omitted.length > 0
  if (!isOnline) return { text: hasDraft ? texts.offlineSaved : texts.offline, warns, isSaved: hasDraft }
  if (isTyping) return { text: texts.saving, warns: false, isSaved: false }
  if (!hasDraft) return warns ? { text: texts.refused, warns, isSaved: false } : null
  const isOnDevice = choice === 'own' && !problem && savedAt !== null && savedAt >= (draft.savedAt ?? '')
  return { text: isOnDevice ? texts.saved : texts.savedInTab, warns, isSaved: true }
}
