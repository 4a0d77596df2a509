import { choosable } from '../../../src/schemas/accountSchema/applySchema'
import type { ApplicationFormField, CustomField } from '../../../src/schemas/settings/userSettings'
import { catalogueLabels } from '../../../src/texts/public/applicationFields.texts'
import type { NewClient } from '../clients/clients.repository'

/** Asked by a new client's form: mobile, resume, cover letter; the first two must be answered. */
const asks = { visible: [4, 20, 21], required: [4, 20] }

/** A client as it begins: what it asks and shows can all be changed in its settings. */
export function newClient(code: string, company: string): Omit<NewClient, 'createdAt'> {
  return {
    code,
    company,
    advertiserId: null,
    privacyLinkLabel: null,
    privacyLink: null,
    customLogoRedirectUrl: null,
    customEoiImageDataUri: null,
    applicationFormFields: formFields(asks),
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
 * The fields of a client's application form: all of the catalogue that can be chosen, in its order, then the client's
 * own. Those named by id in `visible` are asked, those in `required` must be answered; all of that can be changed in its
 * settings.
 */
export function formFields(
  asks: { visible: readonly number[]; required: readonly number[] },
  own: readonly CustomField[] = [],
): ApplicationFormField[] {
  const named = choosable.map(({ id, field }) => ({ id, displayText: catalogueLabels[field.name] }))
  return [...named, ...own.map(({ id, label }) => ({ id, displayText: label }))].map((field) => ({
    ...field,
    canShowVisibility: true,
    canShowRequired: true,
    isVisible: asks.visible.includes(field.id),
    isRequired: asks.required.includes(field.id),
  }))
}
