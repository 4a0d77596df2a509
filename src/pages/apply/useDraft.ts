import { useCallback, useState } from 'react'
import type { FormValues } from '../../schemas/fieldValue'
import { useSite } from '../SiteContext'

export interface DraftInHand {
  /** What had been written before this page was opened. */
  before: FormValues | null
  /** When it was last kept, ISO 8601 UTC. */
  savedAt: string | null
  save: (values: FormValues) => void
}

/** The application in progress, kept in this tab so that a reload loses nothing but files. */
export function useDraft(guid: string): DraftInHand {
  const { drafts } = useSite()
  const [opened] = useState(() => drafts.read(guid))
  const [savedAt, setSavedAt] = useState(opened?.savedAt ?? null)
  const save = useCallback(
    (values: FormValues) => setSavedAt(drafts.write(guid, values).savedAt),
    [drafts, guid],
  )
  return { before: opened?.values ?? null, savedAt, save }
}
