import { expect, test } from 'vitest'
import { field } from '../../../../tests/conformance/buildConformanceForm'
import { buildForm } from '../../../schemas/forms/buildForm'
import { splitIntoParts } from './formParts'

/** Builds a form of sections with these numbers of fields; `b3` is the third field of the second section. */
const createFormOfSizes = (...sizes: number[]) =>
  buildForm(
    'T',
    sizes.map((size, at) => {
      const id = 'abc'[at] ?? ''
      const fields = Array.from({ length: size }, (_, index) => field(`${id}${index + 1}`))
      return { id, title: id.toUpperCase(), fields }
    }),
  )

/** Describes each part by its sections: 'a1–a9', with '+' before the rest of a section. */
const describeParts = (form: ReturnType<typeof createFormOfSizes>) =>
  splitIntoParts(form).map(({ sections, size }) => [
    ...sections.map(
      ({ fields, isContinuation }) => `${isContinuation ? '+' : ''}${fields[0]}–${fields.at(-1)}`,
    ),
    size,
  ])

test.each([
  [[], [[0]]],
  [[3, 2], [['a1–a3', 'b1–b2', 5]]],
  [[20, 5], [['a1–a20', 'b1–b5', 25]]],
  [
    [20, 6],
    [
      ['a1–a20', 20],
      ['b1–b6', 6],
    ],
  ],
  [
    [60, 3],
    [
      ['a1–a25', 25],
      ['+a26–a50', 25],
      ['+a51–a60', 'b1–b3', 13],
    ],
  ],
  [
    [2, 26],
    [
      ['a1–a2', 2],
      ['b1–b25', 25],
      ['+b26–b26', 1],
    ],
  ],
])('sections of %j fields are split into parts of at most 25', (sizes, parts) => {
  expect(describeParts(createFormOfSizes(...sizes))).toEqual(parts)
})

test('ignores unknown fields of a section; a field without a section comes last', () => {
  const form = createFormOfSizes(2, 1)
  const [first, second] = form.uiSchema['ui:sections']
  if (first) first.fields = ['a2', 'gone']
  if (second) second.fields = ['gone too']
  expect(splitIntoParts(form)).toEqual([
    {
      size: 3,
      sections: [
        { section: first, fields: ['a2'], isContinuation: false },
        {
          section: { id: 'left-over', title: '', fields: ['a1', 'b1'] },
          fields: ['a1', 'b1'],
          isContinuation: false,
        },
      ],
    },
  ])
})
