import { describe, expect, test } from 'vitest'
import { listSettingsDifferences } from './settingsDifferences'
import type { ApplicationFormField, SettingsChange } from './userSettings'

const field = (id: number, more: Partial<ApplicationFormField> = {}): ApplicationFormField => ({
  id,
  displayText: `Field ${id}`,
  canShowVisibility: true,
  canShowRequired: true,
  isVisible: true,
  isRequired: false,
  ...more,
})
const settings = (more: Partial<SettingsChange> = {}): SettingsChange => ({
  privacyLinkLabel: null,
  privacyLink: null,
  customLogoRedirectUrl: null,
  applicationFormFields: [],
  canShowSidebar: false,
  canShowEoi: true,
  canShowRecentJobs: false,
  customEoiImageDataUri: null,
  canShowSocialIcons: false,
  canShowAdvertiseEndDate: false,
  canShowVacancyDepartment: false,
  canRedirectToVacancyDetails: false,
  canApplyInSteps: false,
  canCheckAnswers: false,
  needsFormStamp: false,
  needsProofOfWork: false,
  ...more,
})
const listDifferences = (before: Partial<SettingsChange>, after: Partial<SettingsChange>) =>
  listSettingsDifferences(settings(before), settings(after))
const listFieldDifferences = (before: ApplicationFormField[], after: ApplicationFormField[]) =>
  listDifferences({ applicationFormFields: before }, { applicationFormFields: after })

test('equal settings have no differences', () => {
  const unchangedSettings = { applicationFormFields: [field(1), field(2)], customEoiImageDataUri: 'data:a' }
  expect(listDifferences(unchangedSettings, structuredClone(unchangedSettings))).toEqual([])
})

test('describes a switch as on or off', () => {
  expect(listDifferences({}, { canShowSidebar: true, canShowEoi: false })).toEqual([
    { label: 'Show the sidebar', from: 'Off', to: 'On' },
    { label: 'Show Expressions of Interest', from: 'On', to: 'Off' },
  ])
})

test('names languages in their own language', () => {
  expect(listDifferences({}, { languages: ['de'] })).toEqual([
    { label: 'Offer the site in these languages too', from: 'None', to: 'Deutsch' },
  ])
  expect(listDifferences({ languages: [] }, {})).toEqual([])
})

test('describes links by their labels, and a missing link as none', () => {
  expect(listDifferences({ privacyLink: '' }, { privacyLink: 'https://a.example' })).toEqual([
    { label: 'Privacy Policy Link', from: 'None', to: 'https://a.example' },
  ])
  expect(
    listDifferences({ privacyLinkLabel: 'Ours' }, { customLogoRedirectUrl: 'https://b.example' }),
  ).toEqual([
    { label: 'Privacy Policy Text', from: 'Ours', to: 'None' },
    { label: 'Logo link', from: 'None', to: 'https://b.example' },
  ])
  expect(listDifferences({ privacyLink: '' }, { privacyLink: null })).toEqual([])
})

test.each([
  ['was added', null, 'data:a', 'None', 'A picture'],
  ['was removed', 'data:a', null, 'A picture', 'None'],
  ['was replaced by an empty text', 'data:a', '', 'A picture', 'None'],
  ['was replaced by another picture', 'data:a', 'data:b', 'A picture', 'Another picture'],
])('describes a picture that %s, without its bytes', (_, before, after, from, to) => {
  expect(listDifferences({ customEoiImageDataUri: before }, { customEoiImageDataUri: after })).toEqual([
    { label: 'Image for Expressions of Interest', from, to },
  ])
})

test('null and an empty string are both no picture', () => {
  expect(listDifferences({ customEoiImageDataUri: '' }, { customEoiImageDataUri: null })).toEqual([])
})

describe('a field of the application form', () => {
  test.each([
    ['Shown, optional', {}, 'Shown, required', { isRequired: true }],
    ['Shown, required', { isRequired: true }, 'Hidden', { isVisible: false, isRequired: true }],
    ['Hidden', { isVisible: false }, 'Shown, optional', {}],
  ])('goes from %s %j to %s', (from, before, to, after) => {
    expect(listFieldDifferences([field(1, before)], [field(1, after)])).toEqual([
      { label: 'Field 1', from, to },
    ])
  })

  test('has its own label, otherwise the catalogue’s, otherwise its number', () => {
    const getLabel = (id: number, displayText: string) =>
      listFieldDifferences([field(id, { displayText })], [field(id, { displayText, isVisible: false })])[0]
        ?.label
    expect(getLabel(2, 'Known as')).toBe('Known as')
    expect(getLabel(2, '')).toBe('Preferred name')
    expect(getLabel(777, '')).toBe('Field 777')
  })

  test('that was added or removed is not listed, because the differences of the account’s schema list it', () => {
    expect(listFieldDifferences([field(1)], [field(1), field(2)])).toEqual([])
    expect(listFieldDifferences([field(1), field(2)], [field(2)])).toEqual([])
  })
})

describe('the order of the fields', () => {
  const listOrderChanges = (before: number[], after: number[]) =>
    listFieldDifferences(
      before.map((id) => field(id)),
      after.map((id) => field(id)),
    )

  test('is listed from the first moved field to the last', () => {
    expect(listOrderChanges([1, 2, 3, 4, 5], [1, 3, 2, 4, 5])).toEqual([
      { label: 'Order of the fields', from: 'Field 2, Field 3', to: 'Field 3, Field 2' },
    ])
    expect(listOrderChanges([1, 2, 3, 4], [4, 2, 3, 1])).toEqual([
      {
        label: 'Order of the fields',
        from: 'Field 1, Field 2, Field 3, Field 4',
        to: 'Field 4, Field 2, Field 3, Field 1',
      },
    ])
  })

  test('omits added and removed fields', () => {
    expect(listOrderChanges([1, 2, 3], [9, 1, 2, 3])).toEqual([])
    expect(listOrderChanges([8, 1, 2], [2, 1, 9])).toEqual([
      { label: 'Order of the fields', from: 'Field 1, Field 2', to: 'Field 2, Field 1' },
    ])
  })
})
