import { type RefObject, useEffect, useRef, useState } from 'react'
import { createMarketplacePrefills } from '../../../data/prefill/marketplacePrefill'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import { toPrefillValues } from '../../../schemas/applicationForm/marketplace'
import { type FieldValue, type FormValues, isFileAnswer } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { useSiteService } from '../../shared/site/SiteContext'
import type { CurrentDraft } from '../draft/useDraft'
import type { PrefillState } from './usePrefill'

interface FilledForm {
  /** Initial values of the form: the draft, overlaid by a new prefill; later, the form's last values. */
  values: RefObject<FormValues | null>
  /** File name of the marketplace's resume; null if the form does not hold it. */
  resumeName: string | null
  clearResume: () => void
  /** Must be called with the values after every change. */
  recordValues: (values: FormValues) => void
}

/** Values of a form that is prefilled once; later visits restore the applicant's draft. */
export function useFilledForm(
  vacancyGuid: string,
  form: BuiltForm,
  draft: CurrentDraft,
  prefill: PrefillState,
  handle: RefObject<FormHandle | null>,
  onValuesChange: (values: FormValues) => void,
): FilledForm {
  const prefills = useSiteService(createMarketplacePrefills)
  const [initial] = useState(() => getInitialValues(form, draft.restoredValues, prefill))
  const currentValues = useRef(initial)
  const [resumeName, setResumeName] = useState(() => getPrefilledFileName(initial?.resume))
  const { save } = draft
  useEffect(() => {
    if (initial && prefill.status === 'ready' && prefill.isNew) save(initial)
  }, [initial, prefill, save])
  const recordValues = (values: FormValues) => {
    currentValues.current = values
    onValuesChange(values)
    const name = getPrefilledFileName(values.resume)
    if (resumeName && !name) prefills.clearResume(vacancyGuid)
    setResumeName(name)
  }
  const { deferredValues } = draft
  const isPrefilled = prefill.status === 'ready'
  const latestRecordValues = useRef(recordValues)
  useEffect(() => {
    latestRecordValues.current = recordValues
  })
  // A draft that arrives after the first render fills the form again.
  useEffect(() => {
    const lateValues = isPrefilled ? deferredValues : withoutPrefilledResume(deferredValues)
    if (!lateValues || !handle.current) return
    handle.current.setUneditedValues(lateValues)
    const values = handle.current.getValues()
    save(values)
    latestRecordValues.current(values)
  }, [deferredValues, isPrefilled, handle, save])
  const clearResume = () => {
    handle.current?.setValues({ resume: null })
    const values = handle.current?.getValues()
    if (!values) return
    save(values)
    recordValues(values)
  }
  return { values: currentValues, resumeName, clearResume, recordValues }
}

function getInitialValues(
  form: BuiltForm,
  draft: FormValues | null,
  prefill: PrefillState,
): FormValues | null {
  if (prefill.status !== 'ready') return withoutPrefilledResume(draft)
  const filledValues = toPrefillValues(form, prefill.received.data)
  return prefill.isNew || !draft ? { ...draft, ...filledValues } : draft
}

/** Removes a marketplace's resume from a draft, because its file is unavailable without the prefill. */
function withoutPrefilledResume(draft: FormValues | null): FormValues | null {
  return draft && getPrefilledFileName(draft.resume) ? { ...draft, resume: null } : draft
}

/** Returns the name of a file answer whose bytes the browser does not have; null for any other answer. */
function getPrefilledFileName(value: FieldValue): string | null {
  return isFileAnswer(value) && !(value instanceof File) ? value.name : null
}
