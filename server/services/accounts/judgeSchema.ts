import type { AccountSchema, OpenAccountSchema } from '../../../src/schemas/accountSchema'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { checkAccountSchema } from '../../../src/schemas/validation/checkAccountSchema'
import { accountSchemaTexts as texts } from '../../../src/texts/accountSchema'
import { ProblemError } from '../problem'

/**
 * A field's answers are found by its id: an id keeps its kind for good, and is never given to another field.
 * @throws invalid
 */
export function judgeSchema(
  wanted: AccountSchema,
  open: OpenAccountSchema,
  known: readonly { schema: AccountSchema }[],
): void {
  const ever = [...known.flatMap(({ schema }) => schema.customFields), ...open.customFields]
  const kinds = new Map(ever.map(({ id, type }) => [id, type]))
  const reused = wanted.customFields.flatMap(({ id, type }, at): FieldError[] => {
    const kind = kinds.get(id)
    if (kind === undefined) {
      return id < open.nextFieldId ? [{ path: `/customFields/${at}/id`, message: texts.usedId }] : []
    }
    return kind === type ? [] : [{ path: `/customFields/${at}/type`, message: texts.kindChanged }]
  })
  const errors = [...checkAccountSchema(wanted), ...reused]
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}
