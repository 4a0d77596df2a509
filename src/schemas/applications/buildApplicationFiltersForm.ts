import { inboxTexts, applicationFilterFieldTexts as texts } from '../../texts/admin/applications.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'

/**
 * Builds the filter form of Submitted Applications; the field keys are the query parameters of the API [AP-03]. The
 * applicant's name and the status are not part of it, because the bar above the list has controls for them.
 */
export function buildApplicationFiltersForm(usesDelivery = true): BuiltForm {
  const fields: FieldDefinition[] = [
    { name: 'submittedFromDate', type: 'date', label: texts.submittedFrom, rules: optionalText },
    { name: 'submittedToDate', type: 'date', label: texts.submittedTo, rules: optionalText },
    ...(usesDelivery ? deliveryFields : []),
    {
      name: 'due',
      type: 'select',
      label: inboxTexts.promisedAnswer,
      placeholder: texts.all,
      options: [
        { label: inboxTexts.dueWithinWeek, value: 'soon' },
        { label: inboxTexts.overdue, value: 'overdue' },
      ],
      rules: optionalText,
    },
    createYesNoFilter('isOpened', texts.isOpened, texts.opened, texts.unopened),
    createYesNoFilter('isExpressionOfInterest', texts.isInterest, texts.interest, texts.application),
    createTextField('vacancyCode', texts.vacancyCode),
    createTextField('vacancyName', texts.vacancyName),
    createTextField('vacancyLocation', texts.vacancyLocation),
  ]
  return buildForm(texts.title, [{ id: 'filters', title: '', fields }])
}

const deliveryOptions = [
  { label: inboxTexts.state.waiting, value: 'waiting' },
  { label: inboxTexts.state.retrying, value: 'retrying' },
  { label: inboxTexts.state.failed, value: 'failed' },
  { label: inboxTexts.failedToday, value: 'failedToday' },
  { label: inboxTexts.state.sent, value: 'sent' },
]

const optionalText = { kind: 'string', required: false } as const

const deliveryFields: FieldDefinition[] = [
  createYesNoFilter('isSentToConnx', texts.isSent, texts.sent, texts.notSent),
  {
    name: 'delivery',
    type: 'select',
    label: texts.delivery,
    placeholder: texts.all,
    options: deliveryOptions,
    rules: optionalText,
  },
]

function createTextField(name: string, label: string): FieldDefinition {
  return { name, type: 'text', label, rules: optionalText }
}

function createYesNoFilter(name: string, label: string, yesLabel: string, noLabel: string): FieldDefinition {
  const options = [
    { label: yesLabel, value: 'true' },
    { label: noLabel, value: 'false' },
  ]
  return { name, type: 'select', label, placeholder: texts.all, options, rules: optionalText }
}
