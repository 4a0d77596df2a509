import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DraftCopy } from '../../../data/drafts/deviceDrafts'
import type { DraftAutosave } from '../../../data/drafts/draftAutosave'
import { createTabDrafts, type Draft } from '../../../data/drafts/drafts.store'
import { useHydrated } from '../../../data/react/useStoreValue'
import { getDraftFields, type OutdatedAnswer, splitDraftAnswers } from '../../../schemas/drafts/draftFields'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { draftTexts } from '../../../texts/public/apply.texts'
import { useSiteService } from '../../shared/site/SiteContext'
import { getSecretKeys } from './useSaveAnswers'

export interface CurrentDraft {
  /** Answers of the restored draft; null if no draft was restored. */
  restoredValues: FormValues | null
  /**
   * The same answers if they arrive after the first render: from the device storage, or on a server-rendered page; null
   * otherwise.
   */
  deferredValues: FormValues | null
  /** Answers to questions that have changed or were removed since. */
  outdatedAnswers: OutdatedAnswer[]
  /** Remarks on the answers to changed questions, by field key. */
  remarks: Record<string, string>
  /** Whether a draft was restored without its files, so that the applicant has to choose them again. */
  needsFiles: boolean
  /** When the draft was last saved, ISO 8601 UTC; null if there is no draft. */
  savedAt: string | null
  save: (values: FormValues) => void
  /** Loads another copy of the draft. @returns the answers that still fit the form */
  showCopy: (copy: DraftCopy) => FormValues
  /** Deletes the draft from the tab and from the device. */
  clear: () => void
  autosave: DraftAutosave
}

interface OpenedDraft extends ReturnType<typeof splitDraftAnswers> {
  isDeferred: boolean
  includesFiles: boolean
}

/**
 * Draft autosave of an application: a reload restores all answers except those of `getSecretKeys`; files only if the
 * device stores them.
 */
export function useDraft(guid: string, form: BuiltForm): CurrentDraft {
  const drafts = useSiteService(createTabDrafts)
  const autosave = drafts.getAutosave(guid)
  const [isDeferred] = useState(!useHydrated())
  const [tabDraft] = useState(() => drafts.read(guid))
  const [openedDraft, setOpenedDraft] = useState(() =>
    isDeferred || !tabDraft ? null : createOpenedDraft(form, tabDraft, false, false),
  )
  const [savedAt, setSavedAt] = useState(openedDraft && tabDraft ? tabDraft.savedAt : null)
  // Keeps the answer to a changed question until the applicant answers the new question.
  const outdatedFields = useRef(openedDraft?.outdatedFields ?? {})
  const open = useCallback((draft: OpenedDraft, savedAt: string) => {
    outdatedFields.current = draft.outdatedFields
    setOpenedDraft(draft)
    setSavedAt(savedAt)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the form of the first render.
  useEffect(() => {
    if (isDeferred && tabDraft) open(createOpenedDraft(form, tabDraft, true, false), tabDraft.savedAt)
    let isCurrent = true
    void autosave.open().then((copy) => {
      if (!isCurrent || !copy) return
      const newerDraft = mergeDrafts(tabDraft, copy)
      open(createOpenedDraft(form, newerDraft, true, true), newerDraft.savedAt)
    })
    const unwatch = autosave.listenToOtherTabs()
    return () => {
      isCurrent = false
      unwatch()
    }
  }, [autosave])
  const save = useCallback(
    (values: FormValues) => {
      const secretKeys = getSecretKeys(form)
      const storableValues = Object.fromEntries(
        Object.entries(values).filter(([key]) => !secretKeys.includes(key)),
      )
      const fields = { ...outdatedFields.current, ...getDraftFields(form, storableValues) }
      setSavedAt(drafts.write(guid, storableValues, fields).savedAt)
      autosave.save({ formVersion: form.version, fields, values: storableValues })
    },
    [drafts, guid, form, autosave],
  )
  const showCopy = (copy: DraftCopy) => {
    const draft = createOpenedDraft(form, copy, false, true)
    open(draft, copy.savedAt)
    return draft.values
  }
  const clear = () => {
    outdatedFields.current = {}
    setOpenedDraft(null)
    setSavedAt(null)
    void drafts.clear(guid)
  }
  const outdatedAnswers = openedDraft?.outdatedAnswers ?? noAnswers
  const remarks = useMemo(() => getRemarks(outdatedAnswers), [outdatedAnswers])
  const restoredValues = openedDraft?.values ?? null
  const deferredValues = openedDraft?.isDeferred ? restoredValues : null
  const needsFiles = openedDraft !== null && !openedDraft.includesFiles
  return {
    restoredValues,
    deferredValues,
    outdatedAnswers,
    remarks,
    needsFiles,
    savedAt,
    save,
    showCopy,
    clear,
    autosave,
  }
}

function createOpenedDraft(
  form: BuiltForm,
  draft: Draft,
  isDeferred: boolean,
  includesFiles: boolean,
): OpenedDraft {
  return { ...splitDraftAnswers(form, draft.values, draft.fields), isDeferred, includesFiles }
}

const noAnswers: OutdatedAnswer[] = []

/** Returns a remark with the earlier answer for each changed question. */
function getRemarks(outdatedAnswers: readonly OutdatedAnswer[]): Record<string, string> {
  return Object.fromEntries(
    outdatedAnswers.flatMap(({ key, answer }) =>
      key === null ? [] : [[key, draftTexts.formerAnswer(answer)]],
    ),
  )
}

/** Merges both copies: the most recently saved answers, and the files, which only the device copy holds. */
function mergeDrafts(tabDraft: Draft | null, copy: DraftCopy): Draft {
  if (!tabDraft || copy.savedAt >= tabDraft.savedAt) return copy
  const files = Object.entries(copy.values).filter(([, value]) => value instanceof File)
  return {
    values: { ...Object.fromEntries(files), ...tabDraft.values },
    fields: { ...copy.fields, ...tabDraft.fields },
    savedAt: tabDraft.savedAt,
  }
}
