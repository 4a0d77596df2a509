import { describe, expect, test } from 'vitest'
import { parseAnswerDate, parseAnswerDateTime, parseAnswerTime } from '../dateTime/answerDateTime'
import type { AnswerSchema } from '../fields/answerSchema'
import type { FieldValue } from '../fields/fieldValue'
import type { KindField } from './kindField'
import { type FieldKind, fieldKinds, isFieldKind, kinds } from './kindRegistry'
import type { Answer } from './kindTraits'
import { getOptionLabel, toOptionSchema } from './oneOfOptions'

const options = [
  { label: 'One', value: '1' },
  { label: 'Two', value: '2' },
]
const words: AnswerSchema = { type: 'string', minLength: 1, maxLength: 255 }
const oneOf: AnswerSchema = { type: 'string', enum: ['1', '2'] }
const createTextRow = (text: string) => ({ sample: text, transmitted: text, displayed: text })

interface KindRow {
  /** The schema of a required field, with these options if the kind has options. */
  schema: AnswerSchema
  sample: FieldValue
  transmitted: Answer
  displayed: string
}

/** Table of the product's kinds for review; a new kind may leave this to its own test. */
const table: Partial<Record<FieldKind, KindRow>> = {
  text: { schema: words, ...createTextRow('An answer') },
  textarea: { schema: words, ...createTextRow('Several\nlines') },
  search: { schema: words, ...createTextRow('Needle') },
  select: { schema: oneOf, sample: '1', transmitted: '1', displayed: 'One' },
  'searchable-select': { schema: oneOf, sample: '1', transmitted: '1', displayed: 'One' },
  radio: { schema: oneOf, sample: '1', transmitted: '1', displayed: 'One' },
  checkbox: {
    schema: { type: 'array', items: oneOf, uniqueItems: true, minItems: 1 },
    sample: ['1'],
    transmitted: ['1'],
    displayed: 'One',
  },
  number: { schema: { ...words, format: 'number-text' }, ...createTextRow('37.5') },
  range: { schema: { type: 'string', format: 'percent-text' }, ...createTextRow('80') },
  date: {
    schema: { type: 'string', format: 'local-date' },
    sample: '2026-12-05',
    transmitted: '05/12/2026',
    displayed: '05 Dec 2026',
  },
  'datetime-local': {
    schema: { type: 'string', format: 'local-date-time' },
    sample: '2026-12-05T14:30',
    transmitted: '05/12/2026 2:30 PM',
    displayed: '05 Dec 2026 02:30 PM',
  },
  'date-range': {
    schema: { type: 'string', format: 'date-range' },
    sample: '2026-12-05/2027-01-02',
    transmitted: '05/12/2026 - 02/01/2027',
    displayed: '05 Dec 2026 – 02 Jan 2027',
  },
  time: {
    schema: { type: 'string', format: 'local-time' },
    sample: '14:30',
    transmitted: '2:30 PM',
    displayed: '02:30 PM',
  },
  email: { schema: { ...words, format: 'email' }, ...createTextRow('sam@example.com') },
  tel: { schema: { ...words, characters: 'phone-AU' }, ...createTextRow('0400 000 000') },
  url: { schema: { ...words, format: 'url' }, ...createTextRow('https://example.com') },
  password: { schema: words, ...createTextRow('a secret of mine'), displayed: '••••••••' },
  hidden: { schema: words, ...createTextRow('quiet') },
  file: {
    schema: { type: 'object', properties: { size: { type: 'integer', maximum: 2104704 } } },
    sample: { name: 'resume.pdf', size: 400_000, type: 'application/pdf' },
    transmitted: null,
    displayed: 'resume.pdf',
  },
}

const rows = fieldKinds.flatMap((kind) => (table[kind] ? [{ kind, ...table[kind] }] : []))

describe.each(rows)('the kind $kind', ({ kind, schema, sample, transmitted, displayed }) => {
  const traits = kinds[kind]
  const field: KindField = {
    rules: { kind: traits.rule, required: true },
    ...(traits.options === 'none' ? {} : { options }),
  }

  test('has a schema, and a sample that is a valid answer', () => {
    expect(traits.schema(field)).toStrictEqual(schema)
    expect(traits.sample(options)).toEqual(sample)
    expect(traits.isEmpty(sample)).toBe(false)
  })

  test('[LY-13] formats, parses and displays its answers', () => {
    expect(traits.format(sample)).toEqual(transmitted)
    expect(traits.parse(transmitted)).toEqual(kind === 'file' ? null : sample)
    expect(traits.display(sample, options)).toBe(displayed)
  })

  test('starts with the initial value of its field, otherwise empty', () => {
    const emptyValue = kind === 'file' ? null : kind === 'checkbox' ? [] : ''
    expect(traits.initialValue(field)).toEqual(emptyValue)
    expect(traits.initialValue({ ...field, value: sample })).toEqual(kind === 'file' ? null : sample)
    for (const empty of [emptyValue, null, undefined, '']) expect(traits.isEmpty(empty)).toBe(true)
  })

  test('passes unreadable values through', () => {
    for (const unreadableValue of [7, null, undefined, 'odd', ['odd']])
      expect(traits.parse(unreadableValue)).toEqual(unreadableValue)
  })
})

describe('[FK-22] tick boxes', () => {
  const { schema, initialValue, isEmpty, format, display, sample } = kinds.checkbox
  const rules = { kind: 'boolean', required: false } as const

  test('without options are a toggle', () => {
    expect(schema({ rules })).toStrictEqual({ type: 'boolean' })
    expect(schema({ rules, options: [] })).toStrictEqual({ type: 'boolean' })
    expect(schema({ rules: { ...rules, mustBe: true } })).toStrictEqual({ type: 'boolean', const: true })
    expect(sample([])).toBe(true)
    expect([true, false, null, 'true'].map((value) => initialValue({ rules, value }))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([true, false, null].map((value) => display(value, []))).toEqual(['Yes', 'No', 'No'])
    expect([true, false, null].map(format)).toEqual(['Y', 'N', 'N'])
    expect([true, false].map(isEmpty)).toEqual([false, false])
  })

  test('with options are a list, which may be empty unless an answer is required', () => {
    expect(schema({ rules, options })).toMatchObject({ type: 'array', minItems: 0 })
    expect([['1'], '1', '', true].map((value) => initialValue({ rules, options, value }))).toEqual([
      ['1'],
      ['1'],
      [],
      [],
    ])
    expect(display(['1', '2', '3'], options)).toBe('One, Two, 3')
    expect([['1'], []].map(isEmpty)).toEqual([false, true])
  })
})

describe('[FK-21] one of several options', () => {
  test('is one of the distinct values', () => {
    expect(toOptionSchema({ options: [...options, { label: 'Uno', value: '1' }] })).toEqual(oneOf)
  })

  test('is empty if there are no options', () => {
    expect(toOptionSchema({})).toEqual({ type: 'string', maxLength: 0 })
    expect(toOptionSchema({ options: [] })).toEqual({ type: 'string', maxLength: 0 })
    expect(kinds.select.sample([])).toBe('')
  })

  test('is any text if the options come with the data', () => {
    expect(toOptionSchema({ options, openOptions: true })).toEqual({ type: 'string', maxLength: 255 })
  })

  test('is displayed as its label, or unchanged without one', () => {
    expect(['2', 'gone', null].map((value) => getOptionLabel(value, options))).toEqual(['Two', 'gone', ''])
  })
})

test('a file without a name is an answer, and is displayed as empty', () => {
  const { isEmpty, display } = kinds.file
  const fileWithoutName = {} as FieldValue
  expect([fileWithoutName, ' '].map(isEmpty)).toEqual([false, false])
  expect([fileWithoutName, null, 'text'].map((value) => display(value, []))).toEqual(['', '', ''])
})

test('blanks are no answer, and values that are not text are displayed as empty', () => {
  expect([' \n', 'a', true, 7 as never].map(kinds.text.isEmpty)).toEqual([true, false, false, false])
  expect([true, ['a'], null].map((value) => kinds.text.display(value, []))).toEqual(['', '', ''])
})

test('[JD-11] dates and times in another format are passed on unchanged', () => {
  expect(['5/12/2026', '2026-12-05', '31/02/2026'].map(parseAnswerDate)).toEqual([
    '5/12/2026',
    '2026-12-05',
    '31/02/2026',
  ])
  expect(['14:30', '2:30 pm', '0:30 AM'].map(parseAnswerTime)).toEqual(['14:30', '2:30 pm', '0:30 AM'])
  expect(parseAnswerDateTime('05/12/2026')).toBe('05/12/2026')
})

test('a kind is found only by its exact name', () => {
  expect(['text', 'date-range', 'toString', ''].map(isFieldKind)).toEqual([true, true, false, false])
})
