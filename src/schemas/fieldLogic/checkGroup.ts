import { groupEditorTexts as texts } from '../../texts/admin/accountSchema.texts'
import type { RowLimits } from '../fields/repeats'
import type { FieldError } from '../forms/builtForm'
import { maxRows } from '../forms/fieldDefinition'
import type { CustomField } from '../settings/userSettings'

/** Maximum number of fields in one group. */
export const maxGroupFields = 30

/**
 * Validates the group properties of a custom field, and the fields of a group; `checkField` validates all other
 * properties.
 * @param checkInnerField validates one field of the group
 */
export function checkGroup(
  field: CustomField,
  checkInnerField: (field: CustomField) => FieldError[],
): FieldError[] {
  if (field.type !== 'group') {
    const groupProperties = ['fields', 'repeats', 'itemLabel'] as const
    return groupProperties.flatMap((property) =>
      field[property] === undefined ? [] : [{ path: `/${property}`, message: texts.onlyGroups }],
    )
  }
  const { fields = [], repeats, itemLabel } = field
  const messages: [string, string | undefined][] = [
    ['/fields', getSizeMessage(fields.length)],
    ['/itemLabel', itemLabel !== undefined && !repeats ? texts.onlyRepeatingGroups : undefined],
  ]
  return [
    ...checkRowLimits(repeats),
    ...messages.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }])),
    ...fields.flatMap((item, index) =>
      [...checkGroupField(item), ...checkInnerField(item)].map(({ path, message }) => ({
        path: `/fields/${index}${path}`,
        message,
      })),
    ),
  ]
}

/** Validates the limits for the number of rows; paths are relative to the group. */
export function checkRowLimits(repeats: RowLimits = {}): FieldError[] {
  const messagesByPath = {
    '/repeats/min': getRowsMessage(repeats.min, 0),
    '/repeats/max': getRowsMessage(repeats.max, 1) ?? getOrderMessage(repeats),
  }
  return Object.entries(messagesByPath).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  )
}

function getSizeMessage(count: number): string | undefined {
  if (count === 0) return texts.needsFields
  return count > maxGroupFields ? texts.tooManyFields(maxGroupFields) : undefined
}

function getRowsMessage(count: number | undefined, minimum: 0 | 1): string | undefined {
  if (count === undefined) return undefined
  const isValidCount = Number.isInteger(count) && count >= minimum && count <= maxRows
  return isValidCount ? undefined : minimum === 0 ? texts.badRows(maxRows) : texts.badRowsMax(maxRows)
}

function getOrderMessage({ min = 0, max = maxRows }: RowLimits): string | undefined {
  return min > max ? texts.minAboveMax : undefined
}

/**
 * Rejects a field that a group cannot contain: another group, a file (files are transmitted separately from the
 * answers), and a field with its own `section` or `shownOn`.
 */
function checkGroupField({ type, shownOn, section }: CustomField): FieldError[] {
  if (type === 'group') return [{ path: '/type', message: texts.noGroupInGroup }]
  if (type === 'file') return [{ path: '/type', message: texts.noFileInGroup }]
  const invalidPaths = [
    shownOn === undefined ? [] : ['/shownOn'],
    section === undefined ? [] : ['/section'],
  ].flat()
  return invalidPaths.map((path) => ({ path, message: texts.shownWithGroup }))
}
