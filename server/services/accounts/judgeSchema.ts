import type { AccountSchema, OpenAccountSchema } from '../../../src/schemas/accountSchema'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import type { CustomField } from '../../../src/schemas/userSettings'
import { checkAccountSchema, withParts } from '../../../src/schemas/validation/checkAccountSchema'
import { accountSchemaTexts as texts } from '../../../src/texts/accountSchema'
import { groupEditorTexts } from '../../../src/texts/groupEditor'
import { ProblemError } from '../problem'

/**
 * A field's answers are found by its id: an id keeps its kind and its group for good, and is never given to another field.
 * @throws invalid
 */
export function judgeSchema(
  wanted: AccountSchema,
  open: OpenAccountSchema,
  known: readonly { schema: AccountSchema }[],
): void {
  const ever = [...known.flatMap(({ schema }) => schema.customFields), ...open.customFields]
  const before = new Map(everyField(ever).map((one) => [one.id, one]))
  const reused = everyField(wanted.customFields).flatMap(({ id, field, path, group }): FieldError[] => {
    const was = before.get(id)
    if (!was) return id < open.nextFieldId ? [{ path: `${path}/id`, message: texts.usedId }] : []
    if (was.group !== group) return [{ path: `${path}/id`, message: groupEditorTexts.keepsPlace }]
    if (was.field.type !== field.type) return [{ path: `${path}/type`, message: texts.kindChanged }]
    const keepsRows = (was.field.repeats === undefined) === (field.repeats === undefined)
    return keepsRows ? [] : [{ path: `${path}/repeats`, message: groupEditorTexts.keepsRepeating }]
  })
  const errors = [...checkAccountSchema(wanted), ...reused]
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}

/** Fields of groups among them, with the id of their group. */
function everyField(customFields: readonly CustomField[]) {
  return customFields.flatMap((field, at) =>
    withParts(field, `/customFields/${at}`).map((one) => ({
      ...one,
      group: one.field === field ? null : field.id,
    })),
  )
}
