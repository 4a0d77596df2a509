import { useCallback, useEffect, useState } from 'react'
import { draftsOf } from '../../data/drafts'
import { useHydrated } from '../../data/useHydrated'
import type { FormValues } from '../../schemas/fieldValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { usePart } from '../usePart'
import { secretKeys } from './secretKeys'

export interface DraftInHand {
  /** What had been written before this page was opened. */
  before: FormValues | null
  /** The same, where it comes after the form: on a page that the server wrote, which knows of no draft. */
  late: FormValues | null
  /** When it was last kept, ISO 8601 UTC. */
  savedAt: string | null
  save: (values: FormValues) => void
}

/** The application in progress, kept in this tab so that a reload loses nothing but files and secrets. */
export function useDraft(guid: string, form: BuiltForm): DraftInHand {
  const drafts = usePart(draftsOf)
  const hydrated = useHydrated()
  const [isLate] = useState(!hydrated)
  const [opened, setOpened] = useState(() => (isLate ? null : drafts.read(guid)))
  const [savedAt, setSavedAt] = useState(opened?.savedAt ?? null)
  useEffect(() => {
    const draft = isLate ? drafts.read(guid) : null
    if (!draft) return
    setOpened(draft)
    setSavedAt(draft.savedAt)
  }, [isLate, drafts, guid])
  const save = useCallback(
    (values: FormValues) => {
      const unkept = secretKeys(form)
      const kept = Object.entries(values).filter(([key]) => !unkept.includes(key))
      setSavedAt(drafts.write(guid, Object.fromEntries(kept)).savedAt)
    },
    [drafts, guid, form],
  )
  const before = opened?.values ?? null
  return { before, late: isLate ? before : null, savedAt, save }
}
