import { type RefObject, useEffect, useRef, useState } from 'react'
import { toApiError } from '../../../data/http/apiError'
import {
  createResumeReadingApi,
  type ResumeOutcome,
  readResumeOnDevice,
} from '../../../data/prefill/readResumeFile'
import { noRemarks } from '../../../renderer/form/field/BoundField'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { resumeFillTexts as texts } from '../../../texts/public/apply.texts'
import { useSiteService } from '../../shared/site/SiteContext'

export interface ResumeFillOptions {
  form: BuiltForm
  handle: RefObject<FormHandle | null>
  /** The form's current answers. */
  answers: FormValues
  /** Country of the vacancy, ISO 3166. */
  country: string
  /** Called with the answers after the fill or its undo. */
  onFilled: (values: FormValues) => void
  /** Called with the remarks to show at the fields, by key. */
  onRemarks: (remarks: Readonly<Record<string, string>>) => void
}

export interface ResumeFillState {
  /** Filled answers that the applicant has neither confirmed nor edited. */
  unconfirmedAnswers: FormValues
  /** Progress or result message; '' before any resume was chosen. */
  status: string
  /** The resume in the form, unless it was the last one read; null otherwise. */
  selectedFile: File | null
  read: (file: File) => Promise<void>
  /** Resume that this device could not read and that the server can try to read; null if there is none. */
  offeredFile: File | null
  /** Reads the resume on the server. */
  readOnServer: (file: File) => Promise<void>
  confirm: (keys: readonly string[]) => void
  undoFill: () => void
}

/**
 * Fills empty fields from a resume that the applicant chose, here or in the form, and tracks each field until the
 * applicant confirms or edits it. It never replaces typed answers, and it uploads the resume only if this device
 * cannot read it and the applicant agrees.
 */
export function useResumeFill(options: ResumeFillOptions): ResumeFillState {
  const { form, handle, answers, country, onFilled, onRemarks } = options
  const [filledValues, setFilledValues] = useState<FormValues>({})
  const [unconfirmedValues, setUnconfirmedValues] = useState<FormValues>({})
  const [status, setStatus] = useState('')
  const [offeredFile, setOfferedFile] = useState<File | null>(null)
  const resumeReadingApi = useSiteService(createResumeReadingApi)
  const latestFile = useRef<File | null>(null)
  const unconfirmedAnswers = getUnchangedAnswers(unconfirmedValues, answers)
  const setFormValues = (values: FormValues) => {
    handle.current?.setValues(values)
    const allValues = handle.current?.getValues()
    if (allValues) onFilled(allValues)
  }
  const read = (file: File) => fill(file, readResumeOnDevice(file, country))
  const readOnServer = (file: File) =>
    fill(
      file,
      resumeReadingApi
        .readOnServer(file, country)
        .catch((error: unknown) => ({ problem: getServerProblem(error) })),
    )
  const fill = async (
    file: File,
    readingResult: Promise<ResumeOutcome | { problem: 'busy' | 'serverUnreachable' }>,
  ) => {
    latestFile.current = file
    setOfferedFile(null)
    setStatus(texts.reading(file.name))
    const outcome = await readingResult
    const currentValues = handle.current?.getValues()
    if (latestFile.current !== file || !currentValues) return
    if ('problem' in outcome) {
      if (outcome.problem === 'unable' || outcome.problem === 'tookTooLong') setOfferedFile(file)
      return setStatus(`${file.name}: ${texts.problems[outcome.problem]} ${texts.manualNote}`)
    }
    const { toResumeValues } = await import('../../../schemas/resume/resumeValues')
    const values = toResumeValues(form, outcome.facts, currentValues)
    setFilledValues((previous) => ({ ...getUnchangedAnswers(previous, currentValues), ...values }))
    setUnconfirmedValues((previous) => ({ ...getUnchangedAnswers(previous, currentValues), ...values }))
    setStatus(describeFilledAnswers(form, outcome, values))
    setFormValues(values)
  }
  const confirm = (keys: readonly string[]) => {
    const remaining = Object.fromEntries(
      Object.entries(unconfirmedAnswers).filter(([key]) => !keys.includes(key)),
    )
    setUnconfirmedValues(remaining)
    if (Object.keys(remaining).length === 0) setStatus(texts.checked)
  }
  const undoFill = () => {
    const unchangedKeys = Object.keys(getUnchangedAnswers(filledValues, handle.current?.getValues() ?? {}))
    setFormValues(Object.fromEntries(unchangedKeys.map((key) => [key, form.initialValues[key] ?? null])))
    setFilledValues({})
    setUnconfirmedValues({})
    setStatus(texts.fillUndone)
  }
  const selectedFile =
    answers.resume instanceof File && answers.resume !== latestFile.current ? answers.resume : null
  const unconfirmedKeys = Object.keys(unconfirmedAnswers).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the unconfirmed fields change, not when the callback does.
  useEffect(() => {
    // Without remarks it passes the same object, because a new one renders every field again.
    onRemarks(
      unconfirmedKeys === ''
        ? noRemarks
        : Object.fromEntries(unconfirmedKeys.split(' ').map((key) => [key, texts.remark])),
    )
  }, [unconfirmedKeys])
  return { unconfirmedAnswers, status, selectedFile, read, offeredFile, readOnServer, confirm, undoFill }
}

function getServerProblem(error: unknown): 'busy' | 'serverUnreachable' {
  return [429, 503].includes(toApiError(error).status) ? 'busy' : 'serverUnreachable'
}

/** Returns the filled answers that are still unchanged. */
function getUnchangedAnswers(filledValues: FormValues, answers: FormValues): FormValues {
  return Object.fromEntries(Object.entries(filledValues).filter(([key, value]) => answers[key] === value))
}

function describeFilledAnswers(
  form: BuiltForm,
  outcome: Extract<ResumeOutcome, { facts: unknown }>,
  values: FormValues,
): string {
  const count = Object.keys(values).length
  const { facts } = outcome
  const missing = (['firstName', 'surname', 'email'] as const)
    .filter((key) => !facts[key])
    .map((key) => form.schema.properties[key]?.title ?? key)
  const message = count === 0 ? texts.nothingFilled : texts.answersFilled(count)
  return missing.length === 0 ? message : `${message} ${texts.notFound(missing.join(', '))}`
}
