import { type FormEventHandler, type RefObject, useEffect, useRef } from 'react'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { type BuiltForm, fieldUi } from '../../../schemas/forms/builtForm'

/** Maximum time in milliseconds for which typed text is unsaved. */
const most = 500
const kindsOfText = ['text', 'textarea', 'email', 'tel', 'url', 'search']

/**
 * Saves uncommitted input every half second while the applicant types without a pause. It reads the input when it
 * saves, because the field may have lost the focus and completed its text in between.
 * @param held the committed answers
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
