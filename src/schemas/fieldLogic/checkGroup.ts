import { groupEditorTexts as texts } from '../../texts/admin/accountSchema.texts'
import type { Repeats } from '../fields/repeats'
import type { FieldError } from '../forms/builtForm'
import { maxRows } from '../forms/fieldDefinition'
import type { CustomField } from '../settings/userSettings'

/** Maximum number of fields in one group. */
export const maxGroupFields = 30

/**
 * Validates the group properties of a custom field, and the fields of a group; `checkField` validates all other
 * properties.
 * @param inner validates one field of the group
 */
export function checkGroup(field: CustomField, inner: (field: CustomField) => FieldError[]): FieldError[] {
  if (field.type !== 'group') {
    const parts = ['fields', 'repeats', 'itemLabel'] as const
    return parts.flatMap((part) =>
      field[part] === undefined ? [] : [{ path: `/${part}`, message: texts.onlyGroups }],
    )
  }
  const { fields = [], repeats, itemLabel } = field
  const found: [string, string | undefined][] = [
    ['/fields', sizeMessage(fields.length)],
    ['/itemLabel', itemLabel !== undefined && !repeats ? texts.noRowsHere : undefined],
  ]
  return [
    ...checkRepeats(repeats),
    ...found.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }])),
    ...fields.flatMap((item, index) =>
      [...checkParts(item), ...inner(item)].map(({ path, message }) => ({
        path: `/fields/${index}${path}`,
        message,
      })),
    ),
  ]
}

/** Validates the number of rows; paths are relative to the group. */
export function checkRepeats(repeats: Repeats = {}): FieldError[] {
  const found = {
    '/repeats/min': rowsMessage(repeats.min, 0),
    '/repeats/max': rowsMessage(repeats.max, 1) ?? orderMessage(repeats),
  }
  return Object.entries(found).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  )
}

function sizeMessage(count: number): string | undefined {
  if (count === 0) return texts.needsFields
  return count > maxGroupFields ? texts.tooManyFields(maxGroupFields) : undefined
}

function rowsMessage(count: number | undefined, least: 0 | 1): string | undefined {
  if (count === undefined) return undefined
  const isFine = Number.isInteger(count) && count >= least && count <= maxRows
  return isFine ? undefined : least === 0 ? texts.badRows(maxRows) : texts.badMostRows(maxRows)
}

function orderMessage({ min = 0, max = maxRows }: Repeats): string | undefined {
  return min > max ? texts.minAboveMax : undefined
}

/**
 * Rejects what a group cannot contain: another group, a file (files are transmitted separately from the answers), and
 * fields with their own section or visibility.
 */
function checkParts({ type, shownOn, section }: CustomField): FieldError[] {
  if (type === 'group') return [{ path: '/type', message: texts.noGroupInGroup }]
  if (type === 'file') return [{ path: '/type', message: texts.noFileInGroup }]
  const placeProblems = [
    shownOn === undefined ? [] : ['/shownOn'],
    section === undefined ? [] : ['/section'],
  ].flat()
  return placeProblems.map((path) => ({ path, message: texts.shownWithGroup }))
}
