import {
  countFormLeaving,
  getHasApplied,
  getVacancyForm,
  giveFormStamp,
  submitApplication,
} from './applicationForm.routes'

export const applicationFormEndpoints = {
  getVacancyForm,
  getHasApplied,
  countFormLeaving,
  giveFormStamp,
  submitApplication,
}
