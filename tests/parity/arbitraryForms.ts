import fc from 'fast-check'
import type { FieldComparison, FieldCondition } from '../../src/schemas/fields/fieldCondition'
import { buildForm } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { FieldDefinition, FieldSection } from '../../src/schemas/forms/fieldDefinition'
import { type FieldGroup, type Fields, getGroup } from '../../src/schemas/forms/fieldGroup'
import { fieldKinds, kinds } from '../../src/schemas/kinds/kindRegistry'
import { characterRules } from '../../src/schemas/rules/characterRules'

/** A file as it is sent to the browser, which creates a real `File` from it. */
export interface WireFile {
  file: { name: string; size: number; type: string }
}

const options = fc.array(fc.record({ label: fc.string(), value: fc.string({ maxLength: 6 }) }), {
  maxLength: 12,
})
const optionalInteger = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined })

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 })
const arbitraryText = fc.constantFrom('x', 'Y', '12', ' ', 'Sam', '2026-02-28', 'sam@example.org')
const day = fc.constantFrom('2026-02-28', '2026-01-02', 'today')

/** A comparison that may not fit its field; some name a field that does not exist. */
const comparison: fc.Arbitrary<FieldComparison> = fc
  .record({
    field: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 12 }).map((at) => `f${at}`) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }).map((at) => `g${at}`) },
    ),
    operator: fc.oneof(
      fc.record({ equals: fc.oneof(arbitraryText, fc.boolean()) }),
      fc.record({ notEquals: fc.oneof(arbitraryText, fc.boolean()) }),
      fc.record({ contains: arbitraryText }),
      fc.record({ isFilled: fc.boolean() }),
      fc.record({ greaterThan: fc.integer({ min: -1, max: 13 }) }),
      fc.record({ lessThan: fc.integer({ min: -1, max: 13 }) }),
      fc.record({ before: day }),
      fc.record({ after: day, isFilled: fc.boolean() }),
    ),
    orUnanswered: maybe(fc.constant(true)),
  })
  .map(({ field, operator, orUnanswered }) => ({
    field,
    ...operator,
    ...(orUnanswered ? { orUnanswered } : {}),
  }))

const comparisons = fc.array(comparison, { maxLength: 3 })
/** Conditions may be circular. */
const condition: fc.Arbitrary<FieldCondition> = fc.oneof(
  comparison,
  comparisons.map((all) => ({ all })),
  comparisons.map((anyComparisons) => ({ any: anyComparisons })),
)
const dayBound = maybe(fc.constantFrom('2026-02-28', 'today', 'today-1', 'today+14', 'today-18y'))

const field = fc
  .record({
    type: fc.constantFrom(...fieldKinds),
    label: fc.string({ unit: 'binary', maxLength: 40 }),
    required: fc.boolean(),
    min: optionalInteger(12),
    max: optionalInteger(30),
    message: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
    fileTypeGroup: fc.constantFrom(undefined, 1 as const, 2 as const),
    mustBe: fc.constantFrom(undefined, undefined, true),
    earliest: dayBound,
    latest: dayBound,
    minimum: maybe(fc.integer({ min: -1, max: 13 })),
    characters: maybe(fc.constantFrom(...characterRules)),
    options: fc.option(options, { nil: undefined }),
    visibleWhen: maybe(condition),
    requiredWhen: maybe(condition),
  })
  .map(({ type, label, options: list, visibleWhen, requiredWhen, ...rules }): FieldDefinition => {
    const rule = { kind: kinds[type].rule, ...omitUndefinedRules(rules) } as FieldDefinition['rules']
    const definition: FieldDefinition = { name: '', type, label, rules: rule }
    if (list) definition.options = list
    return { ...definition, ...omitUndefinedRules({ visibleWhen, requiredWhen }) }
  })

function omitUndefinedRules(rules: object): object {
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined))
}

/**
 * Names the fields of a form f0, f1 … and the fields of a group g0, g1 …. Conditions may refer to any of these names,
 * including names of fields that the form does not have.
 */
function nameFields(fields: readonly FieldDefinition[], letter = 'f'): FieldDefinition[] {
  return fields.map((definition, at): FieldDefinition => ({ ...definition, name: `${letter}${at}` }))
}

/** A group of 1 to 4 fields of any kind but a file, single or with rows. */
const group = fc
  .record({
    label: fc.string({ unit: 'binary', maxLength: 40 }),
    required: fc.boolean(),
    message: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
    fields: fc.array(
      field.filter(({ type }) => type !== 'file'),
      { minLength: 1, maxLength: 4 },
    ),
    repeats: fc.option(
      fc.record({
        min: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
        max: fc.option(fc.integer({ min: 2, max: 4 }), { nil: undefined }),
      }),
      { nil: undefined },
    ),
    visibleWhen: maybe(condition),
  })
  .map(
    ({ label, fields, repeats, visibleWhen, ...rules }): FieldDefinition => ({
      name: '',
      type: 'group',
      label,
      rules: { kind: 'any', ...omitUndefinedRules(rules) } as FieldDefinition['rules'],
      fields: nameFields(fields, 'g'),
      ...(repeats ? { repeats: omitUndefinedRules(repeats) } : {}),
      ...omitUndefinedRules({ visibleWhen }),
    }),
  )

/** Forms of 1 to 12 fields of any kind and rule, including groups. */
export const arbitraryForm: fc.Arbitrary<BuiltForm> = fc
  .array(fc.oneof({ weight: 5, arbitrary: field }, { weight: 1, arbitrary: group }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((fields) => {
    const section: FieldSection = { id: 's', title: 'S', fields: nameFields(fields) }
    return buildForm('Parity', [section])
  })

const plausibleAnswer = fc.constantFrom(
  '',
  ' ',
  'x',
  'Sam',
  'sam@example.org',
  'sam@',
  'a@b.c',
  'https://harbour.example',
  'http://x',
  'ftp://a.b',
  '12',
  '1e3',
  '-0',
  '1,5',
  '2026-02-28',
  '2026-02-30',
  '09:30',
  '24:00',
  '2026-10-04T02:30',
  '2026-01-01/2026-01-02',
  '2026-01-02/2026-01-01',
  'Y',
  'N',
  '日本語',
  'e\u0301',
  '👩‍👩‍👧',
  '\u0000',
  '\ud800',
  '<b>',
  'constructor',
  '__proto__',
)
const wireFile: fc.Arbitrary<WireFile> = fc.record({
  file: fc.record({
    name: fc.constantFrom('cv.pdf', 'cv.PDF', 'me.png', 'run.exe', '.pdf', 'a.docx', 'noending'),
    size: fc.constantFrom(0, 1, 2104704, 2104705),
    type: fc.constantFrom('', 'application/pdf', 'image/png', 'text/html', 'application/octet-stream'),
  }),
})

const answer = fc.oneof(
  { weight: 6, arbitrary: plausibleAnswer },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(true, false, null, undefined, 0, 7, {}, []) },
  { weight: 1, arbitrary: fc.array(plausibleAnswer, { maxLength: 4 }) },
  { weight: 1, arbitrary: wireFile },
)

/** Generates rows of a group, or an invalid value. */
function groupAnswer(group: FieldGroup): fc.Arbitrary<unknown> {
  const row = arbitraryAnswers(group.fields)
  return fc.oneof(
    { weight: 8, arbitrary: group.repeats ? fc.array(row, { maxLength: 6 }) : row },
    { weight: 1, arbitrary: fc.array(fc.oneof(row, answer), { maxLength: 6 }) },
    { weight: 1, arbitrary: answer },
  )
}

/** Generates answers to a form: valid, invalid, of other types, and to unknown keys. */
export function arbitraryAnswers(form: Fields): fc.Arbitrary<Record<string, unknown>> {
  const keys = form.uiSchema['ui:order']
  const lists = keys.map((key) => {
    const innerGroup = getGroup(form, key)
    if (innerGroup) return groupAnswer(innerGroup)
    const allowedValues =
      form.schema.properties[key]?.enum?.filter((value) => typeof value === 'string') ?? []
    return allowedValues.length > 0 ? fc.oneof(answer, fc.constantFrom<unknown>(...allowedValues)) : answer
  })
  return fc.tuple(fc.tuple(...lists), fc.boolean()).map(([answers, hasUnknownKey]) => {
    const values = Object.fromEntries(keys.map((key, at) => [key, answers[at]]))
    return hasUnknownKey ? { ...values, stranger: 'x' } : values
  })
}
