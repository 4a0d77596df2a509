import {
  type AnswerFile,
  type AnswerFileDocument,
  type AnswerFileProblem,
  answerFileFormat,
  answerFileVersion,
  maximumAnswerFileBytes,
  readAnswerFile,
} from '../../schemas/answerFile/answerFile'
import {
  type AnswerFileResult,
  exportAnswers,
  fillFromAnswerFile,
} from '../../schemas/answerFile/fillFromAnswerFile'
import { fromJsonResume, toJsonResume } from '../../schemas/answerFile/jsonResume'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { toResumeValues } from '../../schemas/resume/resumeValues'

export type AnswerFileError = AnswerFileProblem | 'tooBig' | 'unreadable'

/** The values that an answer file fills in. `lostFiles` names documents whose bytes are incomplete. */
export interface LoadedAnswers extends Omit<AnswerFileResult, 'documents'> {
  lostFiles: string[]
}

/**
 * Exports an application in progress as one answer file. `omitted` names chosen files that can no longer be read.
 * @param values the form's values without secret answers
 */
export async function createAnswerFile(
  form: BuiltForm,
  values: FormValues,
  metadata: { company: string; job: string; now: number },
): Promise<{ file: Blob; omitted: string[] }> {
  const documents: AnswerFileDocument[] = []
  const omitted: string[] = []
  for (const key of form.uiSchema['ui:order']) {
    const value = values[key]
    if (!(value instanceof File)) continue
    const { name, type, lastModified, size } = value
    const bytes = await toBase64(value).catch(() => null)
    const question = form.schema.properties[key]?.title ?? key
    if (bytes === null) omitted.push(name)
    else documents.push({ question, key, name, type, lastModified, length: size, bytes })
  }
  const { company, job, now } = metadata
  const application: AnswerFile = {
    ...{ format: answerFileFormat, version: answerFileVersion, savedAt: new Date(now).toISOString() },
    ...{ company, job, resume: toJsonResume(values), answers: exportAnswers(form, values), documents },
  }
  return { file: new Blob([JSON.stringify(application, null, 2)], { type: 'application/json' }), omitted }
}

/**
 * Reads a chosen file, an answer file or a JSON Resume, and returns the values that it adds to the form; existing
 * answers are not replaced.
 */
export async function loadAnswerFile(
  file: File,
  form: BuiltForm,
  currentValues: FormValues,
): Promise<LoadedAnswers | { problem: AnswerFileError }> {
  if (file.size > maximumAnswerFileBytes) return { problem: 'tooBig' }
  const text = await file.text().catch(() => null)
  if (text === null) return { problem: 'unreadable' }
  const parsedFile = readAnswerFile(text)
  if ('problem' in parsedFile) return parsedFile
  if ('resume' in parsedFile)
    return {
      values: toResumeValues(form, fromJsonResume(parsedFile.resume), currentValues),
      keptLabels: [],
      unmatched: [],
      lostFiles: [],
    }
  const { documents, ...filling } = fillFromAnswerFile(form, parsedFile.application, currentValues)
  const lostFiles: string[] = []
  for (const { key, document } of documents) {
    const wholeFile = decodeFile(document)
    if (wholeFile) filling.values[key] = wholeFile
    else lostFiles.push(document.name)
  }
  return { ...filling, lostFiles }
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.readAsDataURL(file)
  })
}

function decodeFile({ name, type, lastModified, length, bytes }: AnswerFileDocument): File | null {
  try {
    const decoded = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    return decoded.length === length ? new File([decoded], name, { type, lastModified }) : null
  } catch {
    return null
  }
}
