import { describe, expect, test } from 'vitest'
import { listFormLines } from '../../../tests/fixtures/formLines'
import { accountSchemaTexts, groupEditorTexts } from '../../texts/admin/accountSchema.texts'
import { logicEditorTexts } from '../../texts/admin/fieldLogic.texts'
import { getFieldUi } from '../forms/builtForm'
import { type FieldKind, fieldKinds, kinds } from '../kinds/kindRegistry'
import {
  buildAddFieldForm,
  buildCatalogueForm,
  getCatalogueValues,
  getInitialField,
  parseCatalogueForm,
} from './accountSchema.forms'
import { buildSchemaFieldForm } from './buildSchemaFieldForm'

test('[FB-09] the choice of a new field lists every kind and both types of group by name, in alphabetical order', () => {
  const form = buildAddFieldForm()
  const { choices = [] } = getFieldUi(form, 'kind')['ui:options']
  const names = choices.map(({ label }) => label)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  expect(choices.map(({ value }) => value).sort()).toEqual([...fieldKinds, 'group', 'repeating-group'].sort())
  expect(choices).toContainEqual({ label: 'List with search', value: 'searchable-select' })
  expect(form.schema.title).toBe('Add a field')
  expect(listFormLines(form)).toEqual([
    '# | add',
    expect.stringMatching(/^kind: select \| Field type \* \| string \| .* \| starts with text$/),
  ])
})

test('[FB-09] a group can contain every kind except files and groups; each choice has an initial field', () => {
  const { choices = [] } = getFieldUi(buildAddFieldForm(true), 'kind')['ui:options']
  expect(choices.map(({ value }) => value).sort()).toEqual(
    fieldKinds.filter((kind) => kind !== 'file').sort(),
  )
  expect(['group', 'repeating-group', 'date', 'zzz', 7].map(getInitialField)).toEqual([
    { type: 'group', fields: [] },
    { type: 'group', fields: [], repeats: {} },
    { type: 'date' },
    undefined,
    undefined,
  ])
})

describe('[FB-09] the form of a custom field', () => {
  const labelAndNotes = [
    'label: text | Label * | string, max 200',
    'notes: text | Notes | string, max 500 | notes Shown under the label.',
  ]
  const lengthLimits = [
    'min: number | Minimum characters | number | inputmode numeric',
    'max: number | Maximum characters | number | inputmode numeric',
  ]
  const messageAndPlace = [
    'message: text | Error message | string, max 200',
    'shownOn: select | Asked for | string | placeholder Vacancies and Expressions of Interest | Vacancies only = jobs, Expressions of Interest only = interests',
  ]
  const sectionAndWidth = [
    `section: text | Heading | string, max 200 | notes ${logicEditorTexts.sectionNote}`,
    'width: select | Width | string | placeholder Default for its type | Half width = half, Full width = full',
  ]
  const createValueLine = (note: string) => `value: text | Default answer | string, max 1000 | notes ${note}`
  const dayBounds = ['earliest: text | Earliest date', 'latest: text | Latest date'].map(
    (line) => `${line} | string, max 40 | notes ${logicEditorTexts.dayNote}`,
  )
  const characters = expect.stringMatching(
    /^characters: select \| Characters allowed \| string \| placeholder Any \| Letters = letters, /,
  )
  const ticked = 'ticked: checkbox | Ticked by default | boolean'
  const hiddenValue = `value: text | Its value | string, max 1000 | notes ${logicEditorTexts.hiddenValueNote}`
  const numberBounds = ['minimum: number | Minimum | number', 'maximum: number | Maximum | number']
  const mustBeTicked = `mustBe: checkbox | Must be ticked | boolean | notes ${accountSchemaTexts.mustBeTickedNote}`
  const alwaysRequired = 'required: checkbox | Always required | boolean'
  const createOptionsLine = (star: '' | ' *') =>
    `options: textarea | Options${star} | string, max 20000 | notes ${accountSchemaTexts.optionsNote}`
  const fileTypes =
    'fileTypeGroup: select | Files accepted | string | placeholder Any | Images = 1, Documents = 2'

  test.each<[FieldKind, unknown[]]>([
    [
      'text',
      [
        ...labelAndNotes,
        ...lengthLimits,
        characters,
        createValueLine(logicEditorTexts.valueNote),
        ...messageAndPlace,
        ...sectionAndWidth,
        alwaysRequired,
      ],
    ],
    [
      'date',
      [
        ...labelAndNotes,
        ...dayBounds,
        createValueLine(logicEditorTexts.valueDay),
        ...messageAndPlace,
        ...sectionAndWidth,
        alwaysRequired,
      ],
    ],
    [
      'select',
      [
        ...labelAndNotes,
        createOptionsLine(' *'),
        createValueLine(logicEditorTexts.valueOption),
        ...messageAndPlace,
        ...sectionAndWidth,
        alwaysRequired,
      ],
    ],
    [
      'number',
      [
        ...labelAndNotes,
        ...numberBounds,
        createValueLine(logicEditorTexts.valueNote),
        ...messageAndPlace,
        ...sectionAndWidth,
        alwaysRequired,
      ],
    ],
    [
      'checkbox',
      [
        ...labelAndNotes,
        createOptionsLine(''),
        ticked,
        ...messageAndPlace,
        ...sectionAndWidth,
        mustBeTicked,
        alwaysRequired,
      ],
    ],
    ['file', [...labelAndNotes, fileTypes, ...messageAndPlace, ...sectionAndWidth, alwaysRequired]],
    ['hidden', [...labelAndNotes, hiddenValue, ...messageAndPlace]],
  ])('of kind %s has these fields', (kind, lines) => {
    expect(listFormLines(buildSchemaFieldForm(kind))).toEqual(['# | field', ...lines])
  })

  test('of a group asks for the name and the number of entries only if the group repeats', () => {
    expect(listFormLines(buildSchemaFieldForm('group'))).toEqual([
      '# | field',
      ...labelAndNotes,
      messageAndPlace[1],
      sectionAndWidth[0],
    ])
    expect(listFormLines(buildSchemaFieldForm('group', { repeats: true }))).toEqual([
      '# | field',
      ...labelAndNotes,
      `itemLabel: text | Entry name | string, max 200 | notes ${groupEditorTexts.itemLabelNote}`,
      'rowsMin: number | Minimum entries | number | inputmode numeric',
      `rowsMax: number | Maximum entries | number | inputmode numeric, notes ${groupEditorTexts.rowsMaxNote(30)}`,
      messageAndPlace[1],
      sectionAndWidth[0],
    ])
  })

  test('of a field in a group asks for everything except its place: the kinds of vacancy and the heading', () => {
    const getKeys = (isInGroup: boolean) => buildSchemaFieldForm('select', { isInGroup }).uiSchema['ui:order']
    expect(getKeys(true)).toEqual(getKeys(false).filter((key) => key !== 'shownOn' && key !== 'section'))
  })

  test('asks for options only if the kind can have them', () => {
    for (const kind of fieldKinds) {
      const asksForOptions = buildSchemaFieldForm(kind).uiSchema['ui:order'].includes('options')
      expect(asksForOptions, kind).toBe(kinds[kind].options !== 'none')
    }
  })
})

describe("[FB-09] the account's part of the catalogue", () => {
  test('asks for a label and whether the field is offered, section by section', () => {
    const form = buildCatalogueForm()
    const lines = listFormLines(form)
    expect(form.schema.title).toBe('Standard fields')
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# | about | About you',
      '# | emergency | Emergency contact',
      '# | address | Address',
      '# | documents | Documents',
      '# | more | One more thing',
    ])
    expect(lines.slice(1, 5)).toEqual([
      'label-1: text | Label of Title | string, max 200 | placeholder Title',
      'offered-1: checkbox | Offer Title | boolean',
      'label-2: text | Label of Preferred name | string, max 200 | placeholder Preferred name',
      'offered-2: checkbox | Offer Preferred name | boolean',
    ])
    expect(lines).toHaveLength(5 + 2 * 23)
  })

  test('is parsed without surrounding spaces, and unchanged by a round trip', () => {
    const catalogue = parseCatalogueForm({ 'label-1': ' Style ', 'offered-1': true, 'offered-2': 'true' })
    expect(catalogue[0]).toEqual({ id: 1, label: 'Style', isOffered: true })
    expect(catalogue[1]).toEqual({ id: 2, label: '', isOffered: false })
    expect(parseCatalogueForm(getCatalogueValues(catalogue))).toEqual(catalogue)
  })
})
