import { type RefObject, useEffect, useState } from 'react'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'

type Errors = readonly FieldError[] | undefined

/**
 * Handles refusals about questions that this form does not show, because a list failed to load or the vacancy has
 * changed. Returns a function that resolves with the errors of a refusal unchanged. If any of them has no field, it
 * first reloads the questions, and then shows the errors at their fields.
 */
export function useMissedQuestions(
  form: BuiltForm,
  handle: RefObject<FormHandle | null>,
  reload: () => Promise<void>,
): (errors: Errors) => Promise<Errors> {
  const [unshownErrors, setUnshownErrors] = useState<readonly FieldError[]>([])
  const isUnknown = ({ path }: FieldError) =>
    path !== '' && !Object.hasOwn(form.schema.properties, path.slice(1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed form means that the questions were reloaded.
  useEffect(() => {
    if (unshownErrors.length > 0) handle.current?.showErrors(unshownErrors)
  }, [form, unshownErrors])
  return async (errors) => {
    if (!errors?.some(isUnknown)) return errors
    await reload()
    setUnshownErrors(errors)
    return errors
  }
}
