/** A chosen file as the rules see it; in the browser the form's values hold the `File` itself, which has this shape. */
export interface FileAnswer {
  name: string
  /** Bytes. */
  size: number
  /** Mime type as the browser names it; may be empty. */
  type: string
  /** What the server that has it knows it by, on a page that answers what was posted without scripts. */
  kept?: string
}

/** What a field can hold: any JSON value, or a chosen file. Undefined and null mean: not answered. */
export type FieldValue = string | number | boolean | FieldValue[] | FormValues | FileAnswer | null | undefined

/** Answers by field key: of a form, or of one row of a group. */
export interface FormValues {
  [key: string]: FieldValue
}

/** Whether these are answers by key: no list, no file, nothing plain. */
export function isValues(value: unknown): value is FormValues {
  const isFile = typeof File !== 'undefined' && value instanceof File
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile
}

/** Whether this is a file, or what is known of one; asked where an answer can be nothing else of several parts. */
export function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
