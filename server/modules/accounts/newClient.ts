import { configurableFields } from '../../../src/schemas/accountSchema/applySchema'
import type { ApplicationFormField, CustomField } from '../../../src/schemas/settings/userSettings'
import { catalogueLabels } from '../../../src/texts/public/applicationFields.texts'
import type { NewClient } from '../clients/clients.repository'

/** Field ids of a new client's application form: mobile, resume and cover letter; mobile and resume are required. */
const defaultFieldIds = { visible: [4, 20, 21], required: [4, 20] }

/** Returns the values of a client that is about to be added. The client can change most of them in its settings. */
export function getInitialClientValues(code: string, company: string): Omit<NewClient, 'createdAt'> {
  return {
    code,
    company,
    advertiserId: null,
    privacyLinkLabel: null,
    privacyLink: null,
    customLogoRedirectUrl: null,
    customEoiImageDataUri: null,
    applicationFormFields: createFormFields(defaultFieldIds),
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
  }
}

/**
 * Returns the fields of a client's application form: the selectable catalogue fields in catalogue order, then the
 * custom fields. The form asks the fields whose ids are in `visible` and requires those in `required`; the client
 * can change both in its settings.
 */
export function createFormFields(
  fieldIds: { visible: readonly number[]; required: readonly number[] },
  customFields: readonly CustomField[] = [],
): ApplicationFormField[] {
  const catalogueFields = configurableFields.map(({ id, field }) => ({
    id,
    displayText: catalogueLabels[field.name],
  }))
  return [...catalogueFields, ...customFields.map(({ id, label }) => ({ id, displayText: label }))].map(
    (field) => ({
      ...field,
      canShowVisibility: true,
      canShowRequired: true,
      isVisible: fieldIds.visible.includes(field.id),
      isRequired: fieldIds.required.includes(field.id),
    }),
  )
}
