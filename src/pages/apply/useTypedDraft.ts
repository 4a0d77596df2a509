import { type FormEventHandler, type RefObject, useEffect, useRef } from 'react'
import type { FormValues } from '../../schemas/fieldValue'
import { type BuiltForm, fieldUi } from '../../schemas/forms/builtForm'

/** Milliseconds of typing that can be lost at most. */
const most = 500
const kindsOfText = ['text', 'textarea', 'email', 'tel', 'url', 'search']

/**
 * Who types without a pause has committed nothing yet: what stands in the input is kept all the same, every half second.
 * @param held the answers that are committed
 */
export function useTypedDraft(
  form: BuiltForm,
  held: RefObject<FormValues | null>,
  save: (values: FormValues) => void,
): FormEventHandler {
  const timer = useRef(0)
  const typed = useRef<FormValues>({})
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { name, value } = target
    if (!Object.hasOwn(form.schema.properties, name)) return
    if (!kindsOfText.includes(fieldUi(form, name)['ui:widget'] ?? '')) return
    typed.current[name] = value
    if (timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      save({ ...held.current, ...typed.current })
      typed.current = {}
    }, most)
  }
}
