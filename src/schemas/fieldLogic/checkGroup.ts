import { groupEditorTexts as texts } from '../../texts/admin/accountSchema.texts'
import type { Repeats } from '../fields/repeats'
import type { FieldError } from '../forms/builtForm'
import { mostRows } from '../forms/fieldDefinition'
import type { CustomField } from '../settings/userSettings'

/** Fields that one group has at most. */
export const mostGroupFields = 30

/**
 * What is wrong with an own field as a group, or as the part of one; what is wrong with any field is `checkField`'s to
 * say. @param inner what is wrong with one of its fields
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
    ...repeatsErrors(repeats),
    ...found.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }])),
    ...fields.flatMap((one, at) =>
      [...partErrors(one), ...inner(one)].map(({ path, message }) => ({
        path: `/fields/${at}${path}`,
        message,
      })),
    ),
  ]
}

/** What is wrong with how often a group repeats, below the group. */
export function repeatsErrors(repeats: Repeats = {}): FieldError[] {
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
  return count > mostGroupFields ? texts.tooManyFields(mostGroupFields) : undefined
}

function rowsMessage(count: number | undefined, least: 0 | 1): string | undefined {
  if (count === undefined) return undefined
  const isFine = Number.isInteger(count) && count >= least && count <= mostRows
  return isFine ? undefined : least === 0 ? texts.badRows(mostRows) : texts.badMostRows(mostRows)
}

function orderMessage({ min = 0, max = mostRows }: Repeats): string | undefined {
  return min > max ? texts.minAboveMax : undefined
}

/** What can't stand in a group: another group, a file, which travels apart from the answers, and places of its own. */
function partErrors({ type, shownOn, section }: CustomField): FieldError[] {
  if (type === 'group') return [{ path: '/type', message: texts.noGroupInGroup }]
  if (type === 'file') return [{ path: '/type', message: texts.noFileInGroup }]
  const ofPlace = [
    shownOn === undefined ? [] : ['/shownOn'],
    section === undefined ? [] : ['/section'],
  ].flat()
  return ofPlace.map((path) => ({ path, message: texts.shownWithGroup }))
}
