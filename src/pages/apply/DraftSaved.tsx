import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import { applyTexts } from '../../texts/apply'
import { draftTexts } from '../../texts/drafts'
import { showTime } from '../parts/showMoment'
import type { DraftInHand } from './useDraft'

/** Where the draft was saved last, and when. */
export function DraftSaved({ draft }: { draft: DraftInHand }): ReactNode {
  const { savedAt, trouble } = useStoreValue(draft.keeper.store, (state) => state)
  const onDevice = trouble ? null : savedAt
  const inTab = draft.savedAt ? applyTexts.savedAt(showTime(draft.savedAt)) : ''
  return <p className="fy-apply__saved">{onDevice ? draftTexts.savedOnDevice(showTime(onDevice)) : inTab}</p>
}
