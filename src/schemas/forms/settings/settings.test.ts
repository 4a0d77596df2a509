import { describe, expect, it } from 'vitest'
import { compileInPlace } from '../../../../tests/fixtures/compileInPlace'
import { defaultUserSettings } from '../../../data/readUserSettings'
import type { ApplicationFormField, UserSettings } from '../../userSettings'
import { checkAnswers } from '../../validation/checkAnswers'
import { buildSettingsForm } from '../buildSettingsForm'
import { fieldUi } from '../builtForm'
import { applicationFieldsFrom, rowKey, rowsThatFollow } from './applicationFieldRows'
import { settingsChange, settingsValues } from './settingsChange'

const field = (id: number, over: Partial<ApplicationFormField> = {}): ApplicationFormField => ({
  id,
  displayText: `Field ${id}`,
  canShowVisibility: true,
  canShowRequired: true,
  isVisible: true,
  isRequired: false,
  ...over,
})
const settings: UserSettings = {
  ...defaultUserSettings('Harbour', 'harbour'),
  canShowEoi: true,
  privacyLink: 'https://harbour.example/privacy',
  applicationFormFields: [
    field(1),
    field(1.2, { displayText: 'Family name' }),
    field(4, { canShowVisibility: false }),
    field(5, { canShowRequired: false, isVisible: false }),
    field(9, { canShowVisibility: false, canShowRequired: false }),
    field(100, { isRequired: true }),
  ],
}
const form = buildSettingsForm(settings.applicationFormFields)
const values = { ...form.initialValues, ...settingsValues(settings) }
const choices = (key: string) => fieldUi(form, key)['ui:options'].choices?.map(({ label }) => label)

describe('the settings form', () => {
  it('[SE-01] asks for every setting', () => {
    expect(Object.keys(form.schema.properties)).toEqual(
      expect.arrayContaining([
        'privacyLinkLabel',
        'privacyLink',
        'customLogoRedirectUrl',
        'canShowSidebar',
        'canShowEoi',
        'canShowRecentJobs',
        'customEoiImageDataUri',
        'canShowSocialIcons',
        'canShowAdvertiseEndDate',
        'canShowVacancyDepartment',
        'canRedirectToVacancyDetails',
      ]),
    )
  })

  it('[SE-02] offers Visible and Required where the field allows it', () => {
    expect(form.schema.properties['field-1']?.title).toBe('Field 1')
    expect(choices('field-1')).toEqual(['Visible', 'Required'])
    expect(choices('field-4')).toEqual(['Required'])
    expect(choices('field-5')).toEqual(['Visible'])
    expect(fieldUi(form, 'field-9')['ui:options'].disabled).toBe(true)
    expect(values['field-100']).toEqual(['visible', 'required'])
  })

  it('[SE-03] always shows First Name, Last Name and Email, visible, required and fixed', () => {
    const names = [1.1, 1.2, 1.3].map((id) => form.schema.properties[rowKey(id)]?.title)
    expect(names).toEqual(['First Name', 'Family name', 'Email'])
    for (const id of [1.1, 1.2, 1.3]) {
      expect(values[rowKey(id)]).toEqual(['visible', 'required'])
      expect(fieldUi(form, rowKey(id))['ui:options'].disabled).toBe(true)
    }
  })

  it('[SE-04] gives back what was not touched, without the built-in fields', () => {
    const change = settingsChange(settings, values, null)
    expect(change.applicationFormFields).toEqual(
      settings.applicationFormFields.filter(({ id }) => id !== 1.2),
    )
    expect(change).toMatchObject({
      canShowEoi: true,
      privacyLink: settings.privacyLink,
      privacyLinkLabel: '',
    })
  })

  it('[SE-02] [SE-04] changes only what the field allows', () => {
    const none = { 'field-1': [], 'field-4': [], 'field-5': ['visible', 'required'], 'field-9': [] }
    const [one, four, five, nine] = applicationFieldsFrom(settings.applicationFormFields, none)
    expect(one).toMatchObject({ isVisible: false, isRequired: false })
    expect(four).toMatchObject({ isVisible: true, isRequired: false })
    expect(five).toMatchObject({ isVisible: true, isRequired: false })
    expect(nine).toMatchObject({ isVisible: true, isRequired: false })
  })

  it('[SE-01] is judged by its own validator', async () => {
    const validator = await compileInPlace(form)
    expect(checkAnswers(form, validator, values)).toEqual([])
    expect(checkAnswers(form, validator, { ...values, privacyLink: 'nowhere' })[0]?.path).toBe('/privacyLink')
  })
})

it('[SE-02] what does not show is not required: Required shows a field, hiding it takes Required away', () => {
  const open = {
    displayText: '',
    canShowVisibility: true,
    canShowRequired: true,
    isVisible: true,
    isRequired: true,
  }
  const fields = [
    { ...open, id: 2 },
    { ...open, id: 3 },
    { ...open, id: 4 },
    { ...open, id: 5, canShowVisibility: false },
  ]
  const before = { 'field-2': ['visible', 'required'], 'field-3': [], 'field-4': ['required'], 'field-5': [] }
  const after = {
    'field-2': ['required'],
    'field-3': ['required'],
    'field-4': ['required'],
    'field-5': ['required'],
  }
  expect(rowsThatFollow(fields, before, after)).toEqual({ 'field-2': [], 'field-3': ['visible', 'required'] })
})
