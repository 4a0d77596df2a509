import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { formatDisplayDate } from '../../../schemas/dateTime/answerDateTime'
import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'
import { isLocalDate } from '../../../schemas/fields/formats'
import { type BuiltForm, getFieldUi } from '../../../schemas/forms/builtForm'
import { applicationFilterFieldTexts as texts } from '../../../texts/admin/applications.texts'
import { isAcceptedFilter } from '../query/applicationsQuery'

type Filters = Partial<ApplicationFilters>

/** An active filter: its label, and the filters without it. */
interface ActiveFilter {
  key: string
  label: string
  value: string
  remainingFilters: Filters
}

/**
 * Returns the form values for these filters. Date values from the URL that are not valid days become empty [AP-03].
 */
export function toFilterValues({
  vacancyId: _,
  applicantName: _name,
  state: _state,
  submittedFromDate,
  submittedToDate,
  ...otherFilters
}: Filters): FormValues {
  return {
    ...otherFilters,
    submittedFromDate: toDay(submittedFromDate),
    submittedToDate: toDay(submittedToDate),
  }
}

/** Returns the filters for these form values, without empty values and incomplete dates. */
export function parseFilterValues(values: FormValues): Filters {
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, toText(value)] as const)
      .filter(([key, value]) => isAcceptedFilter(key, value)),
  )
}

/** Returns true if the start date is after the end date. */
export function hasReversedDates({ submittedFromDate = '', submittedToDate = '' }: Filters): boolean {
  const [startDay, endDay] = [toDay(submittedFromDate), toDay(submittedToDate)]
  return startDay !== '' && endDay !== '' && startDay > endDay
}

/**
 * Returns the active filters that have a chip: the vacancy first, the others with the form's labels and in its order.
 * The status and the applicant's name are left out, because their controls in the filter bar show them.
 * @param vacancyName label of the filter `vacancyId`, which has no form field
 */
export function listActiveFilters(form: BuiltForm, filters: Filters, vacancyName = ''): ActiveFilter[] {
  const { vacancyId, ...otherFilters } = filters
  const vacancy = vacancyId
    ? [{ key: 'vacancyId', label: texts.vacancy, value: vacancyName, remainingFilters: otherFilters }]
    : []
  const fieldFilters = form.uiSchema['ui:order'].flatMap((key) => {
    const entries = Object.entries(filters)
    const value = entries.find(([name]) => name === key)?.[1] ?? ''
    if (value === '') return []
    const { 'ui:widget': kind, 'ui:options': options } = getFieldUi(form, key)
    const text = kind === 'date' ? formatDisplayDate(toDay(value)) : value
    return {
      key,
      remainingFilters: Object.fromEntries(entries.filter(([name]) => name !== key)),
      label: form.schema.properties[key]?.title ?? key,
      value: options.choices?.find((choice) => choice.value === value)?.label ?? (text || value),
    }
  })
  return [...vacancy, ...fieldFilters]
}

/** Returns 'YYYY-MM-DD' of a date or date-time; '' for any other text. */
function toDay(timestamp = ''): string {
  const start = timestamp.slice(0, 10)
  return isLocalDate(start) ? start : ''
}

function toText(value: FieldValue): string {
  return typeof value === 'string' ? value.trim() : ''
}
