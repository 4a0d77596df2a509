import type { ApplicationDetails } from '../applications/application'
import type { FormValues } from '../fields/fieldValue'

/** Returns the applicant's contact details; null where the form did not ask or the question was not answered. */
export function getApplicantContact(answers: FormValues): ApplicationDetails['contact'] {
  const key = getPhoneKey(answers)
  return { email: getText(answers.email), phone: key ? getText(answers[key]) : null }
}

/** Returns the key of the answer with the applicant's phone number; undefined if there is none. */
export function getPhoneKey(answers: FormValues): 'mobile' | 'homePhone' | undefined {
  return (['mobile', 'homePhone'] as const).find((key) => getText(answers[key]) !== null)
}

function getText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
