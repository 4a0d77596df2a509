import { applicationFilterTexts as texts } from '../../texts/forms'
import type { FieldDefinition } from '../fieldDefinition'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** The filters of Submitted Applications; its keys are those of the call's query [AP-03]. */
export function buildApplicationFiltersForm(): BuiltForm {
  const fields: FieldDefinition[] = [
    { name: 'submittedFromDate', type: 'date', label: texts.submittedFrom, rules: optional },
    { name: 'submittedToDate', type: 'date', label: texts.submittedTo, rules: optional },
    either('isSentToConnx', texts.isSent, texts.sent, texts.notSent),
    either('isExpressionOfInterest', texts.isInterest, texts.interest, texts.application),
    text('vacancyCode', texts.vacancyCode),
    text('vacancyName', texts.vacancyName),
    text('vacancyLocation', texts.vacancyLocation),
    text('applicantName', texts.applicantName),
  ]
  return buildForm(texts.title, [{ id: 'filters', title: '', fields }])
}

const optional = { kind: 'string', required: false } as const

function text(name: string, label: string): FieldDefinition {
  return { name, type: 'text', label, rules: optional }
}

function either(name: string, label: string, yes: string, no: string): FieldDefinition {
  const options = [
    { label: yes, value: 'true' },
    { label: no, value: 'false' },
  ]
  return { name, type: 'select', label, placeholder: texts.all, options, rules: optional }
}
