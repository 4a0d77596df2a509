import { type FormEventHandler, type RefObject, useEffect, useRef, useState } from 'react'
import { createUnsavedInputStore, type UnsavedInputStore } from '../../../data/drafts/drafts.store'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../../schemas/forms/builtForm'

/** Maximum time in milliseconds for which typed text is unsaved. */
const maxUnsavedMs = 500
const textKinds = ['text', 'textarea', 'email', 'tel', 'url', 'search']

export interface TypedDraft {
  onInput: FormEventHandler
  /** Holds true while typed text is unsaved. It is a store, so that a key press does not render the page. */
  unsavedInput: UnsavedInputStore
}

/**
 * Saves uncommitted input every half second while the applicant types without a pause. It reads the input when it
 * saves, because the field may have lost the focus and completed its text in between.
 * @param currentValues the committed answers
 */
export function useTypedDraft(
  form: BuiltForm,
  currentValues: RefObject<FormValues | null>,
  save: (values: FormValues) => void,
): TypedDraft {
  const timer = useRef(0)
  const typedInputs = useRef(new Map<string, HTMLInputElement | HTMLTextAreaElement>())
  const [unsavedInput] = useState(createUnsavedInputStore)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const onInput: FormEventHandler = ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { name } = target
    if (!Object.hasOwn(form.schema.properties, name)) return
    if (!textKinds.includes(getFieldUi(form, name)['ui:widget'] ?? '')) return
    typedInputs.current.set(name, target)
    if (timer.current) return
    unsavedInput.setState(true, true)
    timer.current = window.setTimeout(() => {
      timer.current = 0
      const texts = [...typedInputs.current].map(([key, { value }]) => [key, value])
      typedInputs.current.clear()
      save({ ...currentValues.current, ...Object.fromEntries(texts) })
      unsavedInput.setState(false, true)
    }, maxUnsavedMs)
  }
  return { onInput, unsavedInput }
}
