/** A selected file. In the browser, the form values hold a `File`, which has this shape. */
export interface FileAnswer {
  name: string
  /** Size in bytes. */
  size: number
  /** MIME type reported by the browser; may be empty. */
  type: string
  /** The id of the file on the server, if a no-script form is shown again after submission. */
  kept?: string
}

/** The value of a field: any JSON value, or a selected file. Undefined and null mean that it is unanswered. */
export type FieldValue = string | number | boolean | FieldValue[] | FormValues | FileAnswer | null | undefined

/** Answers by field key, for a form or for one row of a group. */
export interface FormValues {
  [key: string]: FieldValue
}

/** Returns true for an object of answers by key, as opposed to a list, a `File` or a simple value. */
export function isValues(value: unknown): value is FormValues {
  const isFile = typeof File !== 'undefined' && value instanceof File
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile
}

/** Returns true for a file or its metadata. Only use it where no other object can occur. */
export function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
