import type { RefObject } from 'react'
import type { DraftCopy } from '../../../data/drafts/deviceDrafts'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { CurrentDraft } from './useDraft'

export interface DraftActions {
  /**
   * Records whether this is the applicant's own device or a shared device. From now on, the own device stores the
   * draft; a stored draft is removed from a shared device.
   */
  setDeviceChoice: (choice: 'own' | 'shared') => void
  /** Replaces the current answers with another copy of the draft. */
  showCopy: (copy: DraftCopy) => void
  /** Deletes the draft and resets the form. */
  startOver: () => void
  /** Returns the current answers. */
  getValues: () => FormValues
  /** Sets the given answers and keeps all others. */
  setValues: (values: FormValues) => void
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
    setDeviceChoice: (choice) => {
      void draft.autosave.choose(choice).then(() => choice === 'own' && saveValues())
    },
    getValues: () => handle.current?.getValues() ?? form.initialValues,
    setValues: (values) => {
      handle.current?.setValues(values)
      saveValues()
    },
    showCopy: (copy) => {
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
