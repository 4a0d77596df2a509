import type { FormValues } from '../fields/fieldValue'
import type { FieldError } from '../forms/builtForm'

/** An application that was posted by a page without scripts and could not be taken, as the page that answers shows it. */
export interface RedisplayedForm {
  /** As they were sent, but for secrets; a file is what is known of it. */
  values: FormValues
  /** Those of no field have the path ''. */
  errors: FieldError[]
}

/** The name of a control beside a file field: by what the server knows the file that it keeps. */
export const storedFileName = (key: string): string => `kept.${key}`

/** The same of the tick that takes such a file away. */
export const removeName = (key: string): string => `remove.${key}`

/** The name of a control that says which of the fields that depend on other answers stood on the page: their keys. */
export const askedName = 'form.asked'

/** The name of a control that says when the page was written, signed by whoever wrote it. */
export const formTokenName = 'form.stamp'

/** The name of a control that nobody sees, and that only a program fills in. */
export const decoyName = 'form.subject'
