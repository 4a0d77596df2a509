import { type FormEventHandler, type RefObject, useEffect, useRef } from 'react'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { type BuiltForm, fieldUi } from '../../../schemas/forms/builtForm'

/** Milliseconds of typing that can be lost at most. */
const most = 500
const kindsOfText = ['text', 'textarea', 'email', 'tel', 'url', 'search']

/**
 * Who types without a pause has committed nothing yet: what stands in the input is kept all the same, every half second.
 * It is read when it is kept: the field may have been left in between, and its text completed.
 * @param held the answers that are committed
 */
export function useTypedDraft(
  form: BuiltForm,
  held: RefObject<FormValues | null>,
  save: (values: FormValues) => void,
): FormEventHandler {
  const timer = useRef(0)
  const typed = useRef(new Map<string, HTMLInputElement | HTMLTextAreaElement>())
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { name } = target
    if (!Object.hasOwn(form.schema.properties, name)) return
    if (!kindsOfText.includes(fieldUi(form, name)['ui:widget'] ?? '')) return
    typed.current.set(name, target)
    if (timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      const texts = [...typed.current].map(([key, { value }]) => [key, value])
      typed.current.clear()
      save({ ...held.current, ...Object.fromEntries(texts) })
    }, most)
  }
}
