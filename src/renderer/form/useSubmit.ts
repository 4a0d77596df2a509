import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { isVisible } from '../../schemas/forms/formVisibility'
import { rowsToSend } from '../../schemas/submission/formPostGroups'
import { formPartTexts } from '../../texts/public/form.texts'
import type { FormChecks } from './state/formChecks'
import type { FormStore } from './state/formStore'
import { errorsHere, type VisiblePart } from './state/visiblePart'

/** Takes the answers; returns what is wrong with them after all, if anything is. */
export type SubmitHandler = (
  values: FormValues,
) => void | readonly FieldError[] | Promise<void> | Promise<readonly FieldError[] | undefined>

export interface SubmitHost {
  form: BuiltForm
  store: FormStore
  checks: FormChecks
  missingMessage: string
  /** While true, nothing is submitted. */
  busy: boolean
  /** Of a form that is gone through part by part: only the one that is shown is judged, until the last. */
  part: VisiblePart | null
  onSubmit: SubmitHandler | undefined
}

/** Commits what is typed, checks, hands the answers over, and shows what either check found. One submit at a time. */
export function useSubmit(host: SubmitHost): { submit: () => void; sending: boolean } {
  const [sending, setSending] = useState(false)
  const latest = useRef(host)
  const under = useRef(false)
  useLayoutEffect(() => {
    latest.current = host
  })
  const submit = useMemo(() => {
    const send = async () => {
      const { store, checks, onSubmit, form } = latest.current
      const answer = await onSubmit?.(visibleValues(form, checks.given()))
      if (answer && answer.length > 0) store.fail(answer, 'server', formPartTexts.serverProblem)
    }
    const judge = (found: FieldError[]): undefined | Promise<void> => {
      const { store, missingMessage, part, form } = latest.current
      const here = (errors: readonly FieldError[]) => errorsHere(form, part, errors)
      const errors = here(found)
      const standing = store.report().errors
      const elsewhere = standing.filter((error) => !here(standing).includes(error))
      if (errors.length > 0) store.fail([...elsewhere, ...errors], 'check', missingMessage)
      else if (part?.next) {
        for (const { path } of here(standing)) store.setError(path.slice(1), undefined)
        part.next()
      } else {
        store.clearErrors()
        setSending(true)
        return send()
      }
    }
    const end = () => {
      under.current = false
      setSending(false)
    }
    return () => {
      const { store, checks, busy } = latest.current
      if (busy || under.current) return
      under.current = true
      store.flush()
      // A row in which nothing was written is none, as where no script sends the form.
      for (const [key, rows] of Object.entries(rowsToSend(latest.current.form, store.values())))
        store.set(key, rows)
      const found = checks.run()
      const done = found instanceof Promise ? found.then(judge) : judge(found)
      if (!done) return end()
      done
        .catch((error: unknown) => {
          store.fail([{ path: '', message: formPartTexts.unexpected }], 'server', formPartTexts.serverProblem)
          reportError(error)
        })
        .finally(end)
    }
  }, [])
  return { submit, sending }
}

/** The answers of the fields that are there; empty ones included, so that a setting can be emptied. */
function visibleValues(form: BuiltForm, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isVisible(form, key, values)))
}
