import { countFormLeaving } from './abandonment.routes'
import { getHasApplied, getVacancyForm, giveFormStamp, submitApplication } from './applicationForm.routes'

export const applicationFormEndpoints = {
  getVacancyForm,
  getHasApplied,
  countFormLeaving,
  giveFormStamp,
  submitApplication,
}
