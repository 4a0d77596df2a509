import type { ApplicationDetails } from '../applications/application'
import type { FormValues } from '../fields/fieldValue'

/** How to reach an applicant; null where the form did not ask or was not answered. */
export function getApplicantContact(answers: FormValues): ApplicationDetails['contact'] {
  const key = getPhoneKey(answers)
  return { email: textOf(answers.email), phone: key ? textOf(answers[key]) : null }
}

/** Under which key the number stands that an applicant is called at. */
export function getPhoneKey(answers: FormValues): 'mobile' | 'homePhone' | undefined {
  return (['mobile', 'homePhone'] as const).find((key) => textOf(answers[key]) !== null)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
