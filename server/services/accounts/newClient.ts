import type { NewClient } from '../../repositories/accounts/clients'
import { formFields } from './formFields'

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
