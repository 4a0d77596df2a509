import { type FieldValue, isValues } from '../fields/fieldValue'
import { type FieldGroup, type Fields, getFieldKind, getGroup } from '../forms/fieldGroup'
import type { Answer, GroupAnswer, KindTraits } from '../kinds/kindTraits'

/** The lists of the submission body that hold the answers to a vacancy's fields, by the prefix of the field keys. */
export const answerLists = {
  licence: 'applicationLicences',
  qualification: 'applicationQualifications',
  requirement: 'applicationRequirements',
  skill: 'applicationSkills',
  visa: 'applicationVisas',
} as const

export type AnswerListPrefix = keyof typeof answerLists

/** Splits a key: 'licence-12' → ['licence', 12]; a catalogue key → ['', 0]. */
export function splitKey(key: string): [prefix: string, id: number] {
  const match = /^([a-z]+)-(\d+)$/.exec(key)
  return match ? [match[1] ?? '', Number(match[2])] : ['', 0]
}

/**
 * Converts a group's value to the transmitted answer: the answers by field key, in a list of rows if the group
 * repeats.
 */
export function formatGroup({ repeats, fields }: FieldGroup, value: FieldValue): GroupAnswer {
  const format = (row: FieldValue) =>
    isValues(row)
      ? Object.fromEntries(
          Object.entries(row).map(([key, answer]): [string, Answer | GroupAnswer] => {
            const group = getGroup(fields, key)
            return [
              key,
              group ? formatGroup(group, answer) : (getFieldKind(fields, key)?.format(answer) ?? null),
            ]
          }),
        )
      : {}
  return repeats ? (Array.isArray(value) ? value.map(format) : []) : format(value)
}

/** Normalises a received answer and converts it to the kind's value; an invalid answer is returned unchanged. */
export function parseAnswer(kind: KindTraits, sentValue: unknown): unknown {
  return kind.parse(typeof sentValue === 'string' ? (kind.clean?.(sentValue) ?? sentValue) : sentValue)
}

function parseFieldAnswer(fields: Fields, key: string, sentValue: unknown): unknown {
  const kind = getFieldKind(fields, key)
  return kind ? parseAnswer(kind, sentValue) : undefined
}

/**
 * Converts a received answer to the group's value. Invalid rows are passed through, so that the schema rejects them;
 * answers to unknown fields are left out. If there are too many rows, only enough to exceed the limit are read.
 */
export function readGroup({ repeats, fields, max }: FieldGroup, answer: unknown): unknown {
  const read = (row: unknown) =>
    isValues(row)
      ? Object.fromEntries(
          fields.uiSchema['ui:order'].map((key) => {
            const sentAnswer = Object.hasOwn(row, key) ? row[key] : undefined
            const group = getGroup(fields, key)
            return [
              key,
              group
                ? readGroup(group, sentAnswer)
                : (parseFieldAnswer(fields, key, sentAnswer) ?? sentAnswer),
            ]
          }),
        )
      : row
  return repeats && Array.isArray(answer)
    ? answer.slice(0, max + 1).map(read)
    : repeats
      ? answer
      : read(answer)
}
