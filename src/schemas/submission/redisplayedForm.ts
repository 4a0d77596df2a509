import type { FormValues } from '../fields/fieldValue'
import type { FieldError } from '../forms/builtForm'

/** A no-script form submission that was rejected, as the response page shows it again. */
export interface RedisplayedForm {
  /** The submitted values except secrets. A file is represented by its metadata. */
  values: FormValues
  /** Errors that belong to no field have the path ''. */
  errors: FieldError[]
}

/** Returns the name of the hidden control beside a file field that identifies the uploaded file on the server. */
export const getStoredFileControlName = (key: string): string => `kept.${key}`

/** Returns the name of the checkbox that removes an uploaded file. */
export const getRemoveControlName = (key: string): string => `remove.${key}`

/** The name of the control that lists the keys of the conditional fields that were on the page. */
export const visibleFieldsName = 'form.asked'

/** The name of the control with the form token, which contains the signed time when the page was rendered. */
export const formTokenName = 'form.stamp'

/** The name of the invisible decoy control, which only bots fill in. */
export const decoyName = 'form.subject'

/** The name of the hidden controls that name the secret fields of the form, see `getSecretMarks`. */
export const secretName = 'form.secret'
