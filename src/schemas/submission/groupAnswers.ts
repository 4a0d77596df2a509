import { type FieldValue, isValues } from '../fields/fieldValue'
import { type FieldGroup, type Fields, groupOf, kindAt } from '../forms/fieldGroup'
import type { Answer, GroupAnswer, KindMeaning } from '../kinds/kindMeaning'

/** A group's answer as it travels: its fields' answers by their keys, in a list of rows where it repeats. */
export function formatGroup({ repeats, fields }: FieldGroup, value: FieldValue): GroupAnswer {
  const format = (row: FieldValue) =>
    isValues(row)
      ? Object.fromEntries(
          Object.entries(row).map(([key, answer]): [string, Answer | GroupAnswer] => {
            const group = groupOf(fields, key)
            return [key, group ? formatGroup(group, answer) : (kindAt(fields, key)?.format(answer) ?? null)]
          }),
        )
      : {}
  return repeats ? (Array.isArray(value) ? value.map(format) : []) : format(value)
}

/** An answer as it was sent, cleaned → the kind's value; what cannot be read is returned as it came. */
export function parseAnswer(kind: KindMeaning, sent: unknown): unknown {
  return kind.parse(typeof sent === 'string' ? (kind.clean?.(sent) ?? sent) : sent)
}

function parseIn(fields: Fields, key: string, sent: unknown): unknown {
  const kind = kindAt(fields, key)
  return kind ? parseAnswer(kind, sent) : undefined
}

/**
 * The way back. What is no row is passed on as it is, and the schema refuses it; answers to fields that the group does
 * not have are left out. Of rows that are too many only so many are read as show that they are.
 */
export function readGroup({ repeats, fields, max }: FieldGroup, answer: unknown): unknown {
  const read = (row: unknown) =>
    isValues(row)
      ? Object.fromEntries(
          fields.uiSchema['ui:order'].map((key) => {
            const sent = Object.hasOwn(row, key) ? row[key] : undefined
            const group = groupOf(fields, key)
            return [key, group ? readGroup(group, sent) : (parseIn(fields, key, sent) ?? sent)]
          }),
        )
      : row
  return repeats && Array.isArray(answer)
    ? answer.slice(0, max + 1).map(read)
    : repeats
      ? answer
      : read(answer)
}
