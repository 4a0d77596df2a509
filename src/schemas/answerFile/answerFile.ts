import type { FormValues } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { JsonResume } from './jsonResume'

/** Identifies the file format. */
export const answerFileFormat = 'foyer-application'
export const answerFileVersion = 1
/** Maximum size of an answer file in bytes; larger than all documents of a form together. */
export const maximumAnswerFileBytes = 160 * 1024 * 1024

/** An application in progress, exported to a readable file that can be imported at any client. */
export interface AnswerFile {
  format: typeof answerFileFormat
  version: number
  /** ISO 8601 UTC. */
  savedAt: string
  company: string
  job: string
  /** The applicant's personal details in the format of jsonresume.org. */
  resume: JsonResume
  answers: AnswerFileAnswer[]
  documents: AnswerFileDocument[]
}

/** An answer with its question, so that another form can tell whether it asks the same question. */
export interface AnswerFileAnswer {
  question: string
  /** The answer as readable text. */
  answer: string
  key: string
  /** The kind of the field; absent for a group. */
  kind?: string
  /** Hash of the question, see `getFieldDefinitions`. */
  definition: string
  choices?: Option[]
  value: FormValues[string]
}

/** A selected file. */
export interface AnswerFileDocument {
  question: string
  key: string
  name: string
  type: string
  /** Milliseconds since the Unix epoch. */
  lastModified: number
  /** In bytes. */
  length: number
  /** The content in Base64. */
  bytes: string
}

/** `notOurs`: neither an answer file nor a JSON Resume file. `newer`: a newer version of the format. */
export type AnswerFileProblem = 'notOurs' | 'newer'

/**
 * Parses an answer file or a JSON Resume file. Invalid answers and documents are left out, and so is the resume of an
 * answer file, because its answers contain the same details.
 */
export function readAnswerFile(
  text: string,
): { application: AnswerFile } | { resume: JsonResume } | { problem: AnswerFileProblem } {
  const parsedFile = parseJson(text)
  if (!isRecord(parsedFile)) return { problem: 'notOurs' }
  if (parsedFile.format !== answerFileFormat)
    return isRecord(parsedFile.basics) ? { resume: { basics: parsedFile.basics } } : { problem: 'notOurs' }
  if (typeof parsedFile.version !== 'number' || !Array.isArray(parsedFile.answers))
    return { problem: 'notOurs' }
  if (parsedFile.version > answerFileVersion) return { problem: 'newer' }
  const documents = Array.isArray(parsedFile.documents) ? parsedFile.documents : []
  return {
    application: {
      ...{ format: answerFileFormat, version: parsedFile.version, savedAt: toText(parsedFile.savedAt) },
      ...{ company: toText(parsedFile.company), job: toText(parsedFile.job) },
      resume: { basics: {} },
      answers: parsedFile.answers.filter(isAnswer),
      documents: documents.filter(isDocument),
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

const hasTexts = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

function isAnswer(value: unknown): value is AnswerFileAnswer {
  if (!hasTexts(value, ['question', 'answer', 'key', 'definition']) || !('value' in value)) return false
  const { kind, choices } = value
  const isValidKind = kind === undefined || typeof kind === 'string'
  const areChoicesValid =
    choices === undefined ||
    (Array.isArray(choices) && choices.every((choice) => hasTexts(choice, ['value', 'label'])))
  return isValidKind && areChoicesValid
}

function isDocument(value: unknown): value is AnswerFileDocument {
  return (
    hasTexts(value, ['question', 'key', 'name', 'type', 'bytes']) &&
    typeof value.length === 'number' &&
    typeof value.lastModified === 'number'
  )
}
