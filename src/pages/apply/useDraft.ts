import { useCallback, useState } from 'react'
import { draftsOf } from '../../data/drafts'
import type { FormValues } from '../../schemas/fieldValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { usePart } from '../usePart'
import { secretKeys } from './secretKeys'

export interface DraftInHand {
  /** What had been written before this page was opened. */
  before: FormValues | null
  /** When it was last kept, ISO 8601 UTC. */
  savedAt: string | null
  save: (values: FormValues) => void
}

/** The application in progress, kept in this tab so that a reload loses nothing but files and secrets. */
export function useDraft(guid: string, form: BuiltForm): DraftInHand {
  const drafts = usePart(draftsOf)
  const [opened] = useState(() => drafts.read(guid))
  const [savedAt, setSavedAt] = useState(opened?.savedAt ?? null)
  const save = useCallback(
    (values: FormValues) => {
      const unkept = secretKeys(form)
      const kept = Object.entries(values).filter(([key]) => !unkept.includes(key))
      setSavedAt(drafts.write(guid, Object.fromEntries(kept)).savedAt)
    },
    [drafts, guid, form],
  )
  return { before: opened?.values ?? null, savedAt, save }
}
