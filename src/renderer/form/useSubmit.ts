import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { isVisible } from '../../schemas/forms/formVisibility'
import { getGroupsWithoutEmptyRows } from '../../schemas/submission/formPostGroups'
import { formPartTexts } from '../../texts/public/form.texts'
import type { FormChecks } from './state/formChecks'
import type { FormStore } from './state/formStore'
import { getVisibleErrors, type VisibleStep } from './state/visibleStep'

/** Receives the answers. Returns the errors that the submission still has, if any. */
export type SubmitHandler = (
  values: FormValues,
) => void | readonly FieldError[] | Promise<void> | Promise<readonly FieldError[] | undefined>

export interface SubmitOptions {
  form: BuiltForm
  store: FormStore
  checks: FormChecks
  errorHeading: string
  /** While true, a submit does nothing. */
  isBusy: boolean
  /** The visible step of a multi-step form. Every step but the last checks only its own answers. */
  step: VisibleStep | null
  onSubmit: SubmitHandler | undefined
}

/**
 * Returns `submit`, which commits typed text, removes blank rows, and checks the answers. If they are valid, it opens
 * the next step of a multi-step form or passes the answers to `onSubmit`. It shows the errors that the check or
 * `onSubmit` returns, and runs once at a time.
 */
export function useSubmit(options: SubmitOptions): { submit: () => void; isSending: boolean } {
  const [isSending, setSending] = useState(false)
  const latest = useRef(options)
  const isSubmitting = useRef(false)
  useLayoutEffect(() => {
    latest.current = options
  })
  const submit = useMemo(() => {
    const send = async () => {
      const { store, checks, onSubmit, form } = latest.current
      const submitErrors = await onSubmit?.(getVisibleValues(form, checks.getSubmittedValues()))
      if (submitErrors && submitErrors.length > 0)
        store.fail(submitErrors, 'server', formPartTexts.serverProblem)
    }
    const handleCheckResult = (foundErrors: FieldError[]): undefined | Promise<void> => {
      const { store, errorHeading, step, form } = latest.current
      const getStepErrors = (errors: readonly FieldError[]) => getVisibleErrors(form, step, errors)
      const errors = getStepErrors(foundErrors)
      const currentErrors = store.report().errors
      const currentStepErrors = new Set(getStepErrors(currentErrors))
      const otherErrors = currentErrors.filter((error) => !currentStepErrors.has(error))
      if (errors.length > 0) store.fail([...errors, ...otherErrors], 'check', errorHeading)
      else if (step?.next) {
        for (const { path } of currentStepErrors) store.setError(path.slice(1), undefined)
        step.next()
      } else {
        store.clearErrors()
        setSending(true)
        return send()
      }
    }
    const finishSubmit = () => {
      isSubmitting.current = false
      setSending(false)
    }
    return () => {
      const { store, checks, isBusy } = latest.current
      if (isBusy || isSubmitting.current) return
      isSubmitting.current = true
      store.flush()
      // Remove blank rows of optional groups, as the server does for a no-script submission.
      for (const [key, rows] of Object.entries(
        getGroupsWithoutEmptyRows(latest.current.form, store.values()),
      ))
        store.set(key, rows)
      const foundErrors = checks.run()
      const result =
        foundErrors instanceof Promise ? foundErrors.then(handleCheckResult) : handleCheckResult(foundErrors)
      if (!result) return finishSubmit()
      result
        .catch((error: unknown) => {
          store.fail([{ path: '', message: formPartTexts.unexpected }], 'server', formPartTexts.serverProblem)
          reportError(error)
        })
        .finally(finishSubmit)
    }
  }, [])
  return { submit, isSending }
}

/** Returns the answers of the visible fields, including empty ones, so that a setting can be cleared. */
function getVisibleValues(form: BuiltForm, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isVisible(form, key, values)))
}
