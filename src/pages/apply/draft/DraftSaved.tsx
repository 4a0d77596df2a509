import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { formatDeviceTime } from '../../../schemas/dateTime/formatDateTime'
import { applyTexts, draftTexts } from '../../../texts/public/apply.texts'
import type { DraftInHand } from './useDraft'

/** Where the draft was saved last, and when. */
export function DraftSaved({ draft }: { draft: DraftInHand }): ReactNode {
  const { savedAt, trouble } = useStoreValue(draft.keeper.store, (state) => state)
  const onDevice = trouble ? null : savedAt
  const inTab = draft.savedAt ? applyTexts.savedAt(formatDeviceTime(draft.savedAt)) : ''
  return (
    <p className="fy-apply__saved">
      {onDevice ? draftTexts.savedOnDevice(formatDeviceTime(onDevice)) : inTab}
    </p>
  )
}
