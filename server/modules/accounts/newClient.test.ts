import { expect, test } from 'vitest'
import { createFormFields, getInitialClientValues } from './newClient'

test('a new client has the default settings; its form asks for a mobile number, a resume and optionally a cover letter', () => {
  const { applicationFormFields, ...rest } = getInitialClientValues('harbour', 'Harbour & Co')
  expect(rest).toEqual({
    code: 'harbour',
    company: 'Harbour & Co',
    advertiserId: null,
    privacyLinkLabel: null,
    privacyLink: null,
    customLogoRedirectUrl: null,
    customEoiImageDataUri: null,
    customFields: [],
    canShowSidebar: true,
    canShowEoi: true,
    canShowRecentJobs: true,
    canShowSocialIcons: true,
    canShowAdvertiseEndDate: true,
    canShowVacancyDepartment: true,
    canRedirectToVacancyDetails: false,
    canApplyInSteps: false,
    canCheckAnswers: false,
    canAllowUpload: true,
    maxImportedCount: 100,
    isDemo: false,
    retainMonths: 24,
  })
  const visibleFields = applicationFormFields.filter(({ isVisible }) => isVisible)
  expect(visibleFields.map(({ id, displayText, isRequired }) => [id, displayText, isRequired])).toEqual([
    [4, 'Mobile', true],
    [20, 'Resume', true],
    [21, 'Cover letter', false],
  ])
  expect(applicationFormFields).toHaveLength(23)
})

test('custom fields come after the fields of the catalogue; visibility and requirement of all fields can be changed', () => {
  const customFields = [{ id: 100, type: 'text' as const, label: 'Boat licence' }]
  const fields = createFormFields({ visible: [100, 2], required: [100] }, customFields)
  const changeable = { canShowVisibility: true, canShowRequired: true }
  expect(fields.slice(0, 2)).toEqual([
    { id: 1, displayText: 'Title', ...changeable, isVisible: false, isRequired: false },
    { id: 2, displayText: 'Preferred name', ...changeable, isVisible: true, isRequired: false },
  ])
  expect(fields.at(-1)).toEqual({
    id: 100,
    displayText: 'Boat licence',
    ...changeable,
    isVisible: true,
    isRequired: true,
  })
})
