import type { RefObject } from 'react'
import type { DraftCopy } from '../../../data/drafts/deviceDrafts'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { CurrentDraft } from './useDraft'

export interface DraftActions {
  /** Stores the draft on the device from now on, or removes it from there. */
  choose: (choice: 'own' | 'shared') => void
  /** Replaces the current answers with another copy of the draft. */
  show: (copy: DraftCopy) => void
  startOver: () => void
  /** Returns the current answers. */
  values: () => FormValues
  /** Adds answers and keeps the existing ones. */
  fill: (values: FormValues) => void
}

/** Actions that the applicant takes on the draft as a whole. */
export function useDraftActions(
  form: BuiltForm,
  draft: CurrentDraft,
  handle: RefObject<FormHandle | null>,
  recordValues: (values: FormValues) => void,
): DraftActions {
  const saveValues = () => {
    const values = handle.current?.getValues()
    if (!values) return
    draft.save(values)
    recordValues(values)
  }
  return {
    choose: (choice) => {
      void draft.autosave.choose(choice).then(() => choice === 'own' && saveValues())
    },
    values: () => handle.current?.getValues() ?? form.initialValues,
    fill: (values) => {
      handle.current?.setValues(values)
      saveValues()
    },
    show: (copy) => {
      handle.current?.reset(draft.showCopy(copy))
      saveValues()
    },
    startOver: () => {
      draft.clear()
      handle.current?.reset()
      recordValues(form.initialValues)
    },
  }
}
