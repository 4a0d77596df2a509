import type { ApplicationAttachment, ApplicationDetails } from '../applications/application'
import { type FormValues, isFileAnswer } from '../fields/fieldValue'
import type { BuiltForm } from '../forms/builtForm'
import { pruneValues } from '../forms/pruneValues'
import { getApplicantContact } from './applicantContact'
import { describeAnswers } from './describeAnswers'

/**
 * Returns an unsent application as an administrator would see it. Its documents are numbered from 0 in the form's
 * order.
 */
export function createApplicationPreview(
  form: BuiltForm,
  values: FormValues,
  vacancy: { code: string; name: string; location: string },
  now: Date,
): ApplicationDetails {
  const answers = pruneValues(form, values)
  const submittedDate = now.toISOString()
  return {
    id: 0,
    submittedDate,
    vacancyCode: vacancy.code,
    vacancyName: vacancy.name,
    location: vacancy.location,
    applicantName: [answers.firstName, answers.surname].filter(Boolean).join(' '),
    isHidden: false,
    isSentToConnx: false,
    isOpened: true,
    withdrawnDate: null,
    state: 'received',
    hearBy: null,
    language: 'en',
    vacancyNameTold: vacancy.name,
    deliveryState: 'waiting',
    deliveryError: null,
    contact: getApplicantContact(answers),
    sections: describeAnswers(form, values),
    attachments: getDocuments(form, answers),
    missingDocuments: [],
    appliedBefore: null,
    source: null,
    delivery: { state: 'waiting', attempts: 0, lastError: null, sentAt: null, nextAttemptAt: null },
    deliveryAttempts: [],
    history: [],
    notes: [],
  }
}

function getDocuments(form: BuiltForm, answers: FormValues): ApplicationAttachment[] {
  return Object.entries(answers)
    .flatMap(([fieldKey, value]) =>
      isFileAnswer(value)
        ? [{ fieldKey, value, question: form.schema.properties[fieldKey]?.title ?? fieldKey }]
        : [],
    )
    .map(({ fieldKey, value, question }, id) => ({
      id,
      filename: value.name,
      mime: value.type,
      fieldKey,
      size: value.size,
      question,
      isWithheld: false,
    }))
}
