import { applicationStateTexts } from '../../texts/admin/applicationStates.texts'
import { inboxTexts, applicationFilterFieldTexts as texts } from '../../texts/admin/applications.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import type { ApplicationCounts } from './application'
import { type ApplicationState, type AssignableState, builtInStates } from './applicationState'
import { getStateName } from './customState'

/**
 * Builds the filter form of Submitted Applications; the field keys are the query parameters of the API [AP-03]. The
 * applicant's name is not part of it, because the search box above the list covers it.
 */
export function buildApplicationFiltersForm(
  byState?: ApplicationCounts['byState'],
  usesDelivery = true,
  { assignableStates, getName }: StateOptions = builtInOptions,
): BuiltForm {
  const fields: FieldDefinition[] = [
    { name: 'submittedFromDate', type: 'date', label: texts.submittedFrom, rules: optionalText },
    { name: 'submittedToDate', type: 'date', label: texts.submittedTo, rules: optionalText },
    ...(usesDelivery ? deliveryFields : []),
    {
      name: 'state',
      type: 'select',
      label: applicationStateTexts.state,
      placeholder: texts.all,
      openOptions: true,
      options: [...assignableStates, 'withdrawn' as const].map((state) => ({
        label: byState ? inboxTexts.stateAndCount(getName(state), byState[state] ?? 0) : getName(state),
        value: state,
      })),
      rules: optionalText,
    },
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

/** All states that a user can set, and their names; the schema does not depend on them. */
interface StateOptions {
  assignableStates: readonly AssignableState[]
  getName: (state: ApplicationState) => string
}

const builtInOptions: StateOptions = {
  assignableStates: builtInStates,
  getName: (state) => getStateName(state, []),
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
