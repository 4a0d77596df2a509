import { catalogue } from '../../src/schemas/forms/application/catalogue'
import { catalogueLabels } from '../../src/texts/catalogue'
import type { NewClient } from '../repositories/clients'

/** Asked by a new client's form: mobile, resume, cover letter; the first two must be answered. */
const visible = [4, 20, 21]
const required = [4, 20]

/** A client as it begins: what it asks and shows can all be changed in its settings. */
export function newClient(code: string, company: string, createdAt: string): NewClient {
  return {
    code,
    company,
    advertiserId: null,
    privacyLinkLabel: null,
    privacyLink: null,
    customLogoRedirectUrl: null,
    customEoiImageDataUri: null,
    applicationFormFields: catalogue
      .filter(({ id }) => id <= 1 || id >= 2)
      .map(({ id, field }) => ({
        id,
        displayText: catalogueLabels[field.name],
        canShowVisibility: true,
        canShowRequired: true,
        isVisible: visible.includes(id),
        isRequired: required.includes(id),
      })),
    customFields: [],
    canShowSidebar: true,
    canShowEoi: true,
    canShowRecentJobs: true,
    canShowSocialIcons: true,
    canShowAdvertiseEndDate: true,
    canShowVacancyDepartment: true,
    canRedirectToVacancyDetails: false,
    canAllowUpload: true,
    maxImportedCount: 100,
    isDemo: false,
    createdAt,
  }
}
