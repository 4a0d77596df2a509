import type { ApplicationFilters } from '../../../data/applications/applicationParams'
import { showDate } from '../../../schemas/dateTime/answerDateTime'
import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'
import { isLocalDate } from '../../../schemas/fields/formats'
import { type BuiltForm, fieldUi } from '../../../schemas/forms/builtForm'
import { applicationFilterFieldTexts as texts } from '../../../texts/admin/applications.texts'
import { canFilter } from '../query/applicationsQuery'

type Filters = Partial<ApplicationFilters>

/** One filter in use, in words, and the filters without it. */
export interface ActiveFilter {
  key: string
  label: string
  value: string
  without: Filters
}

/** The form's answers; of what an address says, only a day can stand in a day's field [AP-03]. */
export function filterValues({
  vacancyId: _,
  submittedFromDate,
  submittedToDate,
  ...others
}: Filters): FormValues {
  return { ...others, submittedFromDate: day(submittedFromDate), submittedToDate: day(submittedToDate) }
}

/** The filters that the form's answers ask for; those that are empty, or are no days yet, are left out. */
export function filtersFrom(values: FormValues): Filters {
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, text(value)] as const)
      .filter(([key, value]) => canFilter(key, value)),
  )
}

/** Whether the days leave no day between them. */
export function isBackToFront({ submittedFromDate = '', submittedToDate = '' }: Filters): boolean {
  const [from, to] = [day(submittedFromDate), day(submittedToDate)]
  return from !== '' && to !== '' && from > to
}

/**
 * The filters in use, the vacancy's first, the others in the form's order and words.
 * @param vacancyName of the filter `vacancyId`, which is no field of the form
 */
export function activeFilters(form: BuiltForm, filters: Filters, vacancyName = ''): ActiveFilter[] {
  const { vacancyId, ...others } = filters
  const vacancy = vacancyId
    ? [{ key: 'vacancyId', label: texts.vacancy, value: vacancyName, without: others }]
    : []
  const fields = form.uiSchema['ui:order'].flatMap((key) => {
    const entries = Object.entries(filters)
    const value = entries.find(([name]) => name === key)?.[1] ?? ''
    if (value === '') return []
    const { 'ui:widget': kind, 'ui:options': options } = fieldUi(form, key)
    const shown = kind === 'date' ? showDate(day(value)) : value
    return {
      key,
      without: Object.fromEntries(entries.filter(([name]) => name !== key)),
      label: form.schema.properties[key]?.title ?? key,
      value: options.choices?.find((choice) => choice.value === value)?.label ?? (shown || value),
    }
  })
  return [...vacancy, ...fields]
}

/** 'YYYY-MM-DD' of a day or a moment; empty for anything else. */
function day(moment = ''): string {
  const start = moment.slice(0, 10)
  return isLocalDate(start) ? start : ''
}

function text(value: FieldValue): string {
  return typeof value === 'string' ? value.trim() : ''
}
