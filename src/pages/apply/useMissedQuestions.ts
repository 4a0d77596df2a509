import { type RefObject, useEffect, useState } from 'react'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { getKey } from '../../schemas/forms/answerPath'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'

type Errors = readonly FieldError[] | undefined

/**
 * Handles refusals about questions that this form does not show, because a list failed to load or the vacancy has
 * changed. Returns a function that resolves with the errors of a refusal unchanged. If any of them is not at a field of
 * this form or inside one, it first reloads the questions, and then shows the errors at their fields.
 */
export function useMissedQuestions(
  form: BuiltForm,
  handle: RefObject<FormHandle | null>,
  reload: () => Promise<void>,
): (errors: Errors) => Promise<Errors> {
  const [refusalErrors, setRefusalErrors] = useState<readonly FieldError[]>([])
  const isUnknown = ({ path }: FieldError) =>
    path !== '' && !Object.hasOwn(form.schema.properties, getKey(path))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed form means that the questions were reloaded.
  useEffect(() => {
    if (refusalErrors.length > 0) handle.current?.showErrors(refusalErrors)
  }, [form, refusalErrors])
  return async (errors) => {
    if (!errors?.some(isUnknown)) return errors
    await reload()
    setRefusalErrors(errors)
    return errors
  }
}
