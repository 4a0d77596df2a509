import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { formatDeviceTime } from '../../../schemas/dateTime/formatDateTime'
import { applyTexts, draftTexts } from '../../../texts/public/apply.texts'
import type { DraftInHand } from './useDraft'

/** Shows where and when the draft was last saved. */
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
