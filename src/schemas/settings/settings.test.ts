import { describe, expect, it } from 'vitest'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { listFormLines } from '../../../tests/fixtures/formLines'
import { getDefaultUserSettings } from '../../data/site/clientSite.store'
import { getFieldUi } from '../forms/builtForm'
import { checkAnswers } from '../validation/checkAnswers'
import { getRowKey } from './applicationFieldRows'
import { buildSettingsForm } from './buildSettingsForm'
import { toSettingsChange, toSettingsValues } from './mergeSettings'
import type { ApplicationFormField, UserSettings } from './userSettings'

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
  ...getDefaultUserSettings('Harbour', 'harbour'),
  canShowEoi: true,
  privacyLink: 'https://harbour.example/privacy',
  applicationFormFields: [
    field(1),
    field(1.2, { displayText: 'Family name' }),
    field(4, { canShowVisibility: false }),
    field(5, { canShowRequired: false, isVisible: false }),
    field(9, { displayText: '', canShowVisibility: false, canShowRequired: false }),
    field(100, { isRequired: true }),
  ],
}
const form = buildSettingsForm(settings.applicationFormFields)
const values = { ...form.initialValues, ...toSettingsValues(settings) }
const getChoiceLabels = (key: string) =>
  getFieldUi(form, key)['ui:options'].choices?.map(({ label }) => label)

describe('the settings form', () => {
  it('shows blind review read-only to everyone but owners, with the reason', () => {
    const options = (isOwner: boolean) =>
      getFieldUi(buildSettingsForm([], { isOwner }), 'canReviewBlind')['ui:options']
    expect(options(false)).toMatchObject({
      disabled: true,
      notes: 'Only an owner of the account can change this.',
    })
    expect(options(true).disabled).toBeUndefined()
  })

  it('shows a photo as off and read-only if the account may not ask for a photo, and keeps the stored value', () => {
    const photo = field(22, { displayText: 'Photo', isRequired: true })
    const getRow = (canAllowUpload: boolean) => {
      const settingsForm = buildSettingsForm([photo], { canAllowUpload })
      return {
        ticked: settingsForm.initialValues['field-22'],
        off: getFieldUi(settingsForm, 'field-22')['ui:options'].disabled,
      }
    }
    expect(getRow(true)).toEqual({ ticked: ['visible', 'required'], off: false })
    expect(getRow(false)).toEqual({ ticked: [], off: true })
    const change = toSettingsChange(
      { ...settings, canAllowUpload: false, applicationFormFields: [photo] },
      { ...values, 'field-22': [] },
      null,
    )
    expect(change.applicationFormFields).toEqual([photo])
  })

  it('[SE-01] [SE-02] has every setting, and the settings of every field', () => {
    const settingsForm = buildSettingsForm(settings.applicationFormFields)
    expect(settingsForm.schema.title).toBe('Settings')
    const both = 'Visible = visible, Required = required'
    expect(listFormLines(settingsForm)).toEqual([
      '# | fields-about | About you | First Name, Last Name and Email are always asked.',
      ...['1-1: checkbox | First Name', '1-2: checkbox | Family name', '1-3: checkbox | Email'].map(
        (name) =>
          `field-${name} | boolean | inline true, disabled true | ${both} | starts with visible,required`,
      ),
      `field-1: checkbox | Field 1 | boolean | inline true, disabled false | ${both} | starts with visible`,
      'field-4: checkbox | Field 4 | boolean | inline true, disabled false | Required = required',
      'field-5: checkbox | Field 5 | boolean | inline true, disabled false | Visible = visible',
      `field-9: checkbox | Right to work in Australia | boolean | inline true, disabled true | ${both} | starts with visible`,
      '# | fields-own | A few more questions',
      `field-100: checkbox | Field 100 | boolean | inline true, disabled false | ${both} | starts with visible,required`,
      '# | layout | Layout | One section at a time always shows all answers before sending.',
      'canApplyInSteps: checkbox | Show one section at a time | boolean',
      'canCheckAnswers: checkbox | Show all answers before sending | boolean',
      '# | sending | Receiving applications',
      'needsFormStamp: checkbox | Block automated submissions | boolean',
      'needsProofOfWork: checkbox | Add a proof-of-work check (stronger) | boolean',
      'takesLateApplications: checkbox | Accept applications started before closing for 15 more minutes | boolean',
      '# | site | Site | What visitors see beside your jobs.',
      'canShowSidebar: checkbox | Show the sidebar | boolean',
      'canShowEoi: checkbox | Show Expressions of Interest | boolean',
      'canShowRecentJobs: checkbox | Show recently added jobs | boolean',
      'canShowSocialIcons: checkbox | Show share icons | boolean',
      'canShowAdvertiseEndDate: checkbox | Show closing dates | boolean',
      'canShowVacancyDepartment: checkbox | Show departments | boolean',
      'canRedirectToVacancyDetails: checkbox | Open job details in a new tab | boolean',
      '# | eoi | Expressions of Interest | Shown on the card that invites visitors to register.',
      'customEoiImageDataUri: file | Image for Expressions of Interest | file, fileTypeGroup 1',
      '# | links | Links | Links in the footer and on your logo.',
      'privacyLinkLabel: text | Privacy Policy Text | string, max 40',
      'privacyLink: url | Privacy Policy Link | URL, max 200',
      'customLogoRedirectUrl: url | Logo link | URL',
      '# | languages | Languages',
      'languages: checkbox | Offer the site in these languages too | boolean | notes Visitors change the language in the footer. English is always available., inline true | Deutsch = de, Français = fr, العربية = ar',
      '# | privacy | Privacy',
      'canReviewBlind: checkbox | Hide who applied until revealed (blind review) | boolean',
      'canCountLeaving: checkbox | Track where applicants drop off | boolean',
      '# | notifications | Job alerts',
      'canOfferAlerts: checkbox | Offer job alerts by email (needs a mail server) | boolean',
    ])
  })

  it('[SE-04] returns all entered values', () => {
    const image = 'data:image/png;base64,AA=='
    const answers = {
      ...values,
      'field-1': ['visible', 'required'],
      canShowSidebar: true,
      canShowEoi: false,
      canShowRecentJobs: 'true',
      canShowSocialIcons: true,
      canShowAdvertiseEndDate: true,
      canShowVacancyDepartment: true,
      canRedirectToVacancyDetails: true,
      canApplyInSteps: true,
      languages: ['de', 'xx'],
      privacyLinkLabel: ' Privacy ',
      privacyLink: null,
      customLogoRedirectUrl: 'https://harbour.example',
    }
    expect(toSettingsChange(settings, answers, image)).toEqual({
      privacyLinkLabel: 'Privacy',
      privacyLink: '',
      customLogoRedirectUrl: 'https://harbour.example',
      canShowSidebar: true,
      canShowEoi: false,
      canShowRecentJobs: false,
      customEoiImageDataUri: image,
      canShowSocialIcons: true,
      canShowAdvertiseEndDate: true,
      canShowVacancyDepartment: true,
      canRedirectToVacancyDetails: true,
      canCountLeaving: false,
      canReviewBlind: false,
      languages: ['de'],
      canOfferAlerts: false,
      canApplyInSteps: true,
      canCheckAnswers: false,
      needsFormStamp: false,
      needsProofOfWork: false,
      takesLateApplications: true,
      applicationFormFields: settings.applicationFormFields
        .filter(({ id }) => id !== 1.2)
        .map((row) => (row.id === 1 ? { ...row, isRequired: true } : row)),
    })
  })

  it('[SE-02] offers Visible and Required if the field allows it', () => {
    expect(form.schema.properties['field-1']?.title).toBe('Field 1')
    expect(getChoiceLabels('field-1')).toEqual(['Visible', 'Required'])
    expect(getChoiceLabels('field-4')).toEqual(['Required'])
    expect(getChoiceLabels('field-5')).toEqual(['Visible'])
    expect(getFieldUi(form, 'field-9')['ui:options'].disabled).toBe(true)
    expect(values['field-100']).toEqual(['visible', 'required'])
  })

  it('[SE-03] always shows First Name, Last Name and Email, visible, required and fixed', () => {
    const names = [1.1, 1.2, 1.3].map((id) => form.schema.properties[getRowKey(id)]?.title)
    expect(names).toEqual(['First Name', 'Family name', 'Email'])
    for (const id of [1.1, 1.2, 1.3]) {
      expect(values[getRowKey(id)]).toEqual(['visible', 'required'])
      expect(getFieldUi(form, getRowKey(id))['ui:options'].disabled).toBe(true)
    }
  })

  it('[SE-04] returns untouched fields unchanged, without the built-in fields', () => {
    const change = toSettingsChange(settings, values, null)
    expect(change.applicationFormFields).toEqual(
      settings.applicationFormFields.filter(({ id }) => id !== 1.2),
    )
    expect(change).toMatchObject({
      canShowEoi: true,
      privacyLink: settings.privacyLink,
      privacyLinkLabel: '',
    })
  })

  it('[SE-01] is validated by its generated validator', async () => {
    const validator = await compileFromModuleSource(form)
    expect(checkAnswers(form, validator, values)).toEqual([])
    expect(checkAnswers(form, validator, { ...values, privacyLink: 'nowhere' })[0]?.path).toBe('/privacyLink')
  })
})
