import type { FileTypeGroup } from '../../../src/schemas/rules/fieldRule'

/** A form's file fields by key. */
export type FileFields = Record<string, FileField>

interface FileField {
  /** Which files it takes; null takes any that we know. */
  group: FileTypeGroup | null
  /** The question, in the words that it was asked in; empty where it was not kept yet. */
  question: string
}

/** The column as it is stored: of applications before 0.6 it holds the groups alone. */
export function readFileFields(text: string): FileFields {
  const stored = JSON.parse(text) as Record<string, FileField | FileTypeGroup | null>
  return Object.fromEntries(
    Object.entries(stored).map(([key, field]) => [
      key,
      typeof field === 'object' && field !== null ? field : { group: field, question: '' },
    ]),
  )
}
