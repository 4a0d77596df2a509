import type { RefObject } from 'react'
import type { DraftCopy } from '../../../data/drafts/deviceDrafts'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { DraftInHand } from './useDraft'

export interface DraftActs {
  /** Keeps what stands in the form now. */
  keep: () => void
  /** Shows another copy of the draft in the place of what stands there. */
  show: (copy: DraftCopy) => void
  startOver: () => void
  /** What stands in the form now. */
  values: () => FormValues
  /** Puts answers in beside those that stand there. */
  fill: (values: FormValues) => void
}

/** What a person does with a draft as a whole. */
export function useDraftActs(
  form: BuiltForm,
  draft: DraftInHand,
  handle: RefObject<FormHandle | null>,
  noteChange: (values: FormValues) => void,
): DraftActs {
  const keep = () => {
    const values = handle.current?.values()
    if (!values) return
    draft.save(values)
    noteChange(values)
  }
  return {
    keep,
    values: () => handle.current?.values() ?? form.initialValues,
    fill: (values) => {
      handle.current?.setValues(values)
      keep()
    },
    show: (copy) => {
      handle.current?.reset(draft.show(copy))
      keep()
    },
    startOver: () => {
      draft.clear()
      handle.current?.reset()
      noteChange(form.initialValues)
    },
  }
}
