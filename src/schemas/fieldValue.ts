/** A chosen file as the rules see it; in the browser the form's values hold the `File` itself, which has this shape. */
export interface FileAnswer {
  name: string
  /** Bytes. */
  size: number
  /** Mime type as the browser names it; may be empty. */
  type: string
}

/** What a field can hold. Undefined and null mean: not answered. */
export type FieldValue = string | boolean | string[] | FileAnswer | null | undefined

/** A form's answers by field key. */
export type FormValues = Record<string, FieldValue>
