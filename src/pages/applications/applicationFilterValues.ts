import type { ApplicationFilters } from '../../data/applicationParams'
import type { FieldValue, FormValues } from '../../schemas/fieldValue'
import { isLocalDate } from '../../schemas/formats'
import { type BuiltForm, fieldUi } from '../../schemas/forms/builtForm'
import { showDate } from '../../schemas/kinds/wallTime'
import { applicationFiltersTexts as texts } from '../../texts/applicationFilters'

type Filters = Partial<ApplicationFilters>

/** One filter in use, in words, and the filters without it. */
export interface ActiveFilter {
  key: string
  label: string
  value: string
  without: Filters
}

/** The days are one field of the form, 'YYYY-MM-DD/YYYY-MM-DD', and two filters of the call [AP-03]. */
export function filterValues({ submittedFromDate, submittedToDate, ...rest }: Filters): FormValues {
  const days = [submittedFromDate ?? '', submittedToDate ?? ''].map((day) => day.slice(0, 10))
  return { ...rest, submitted: days.every(isLocalDate) ? days.join('/') : '' }
}

/**
 * The filters that the form's answers ask for; empty ones are left out. One day alone, which an address may say and the
 * form can't show, stays as it was `before`.
 */
export function filtersFrom({ submitted, ...rest }: FormValues, before: Filters = {}): Filters {
  const shown = text(submitted) !== '' || text(filterValues(before).submitted) !== ''
  const [submittedFromDate, submittedToDate] = shown
    ? text(submitted).split('/')
    : [before.submittedFromDate, before.submittedToDate]
  const all = { ...rest, submittedFromDate, submittedToDate }
  return Object.fromEntries(
    Object.entries(all)
      .map(([key, value]) => [key, text(value)] as const)
      .filter(([, value]) => value !== ''),
  )
}

/** What is being filtered by, in the form's order and words. */
export function activeFilters(form: BuiltForm, filters: Filters): ActiveFilter[] {
  return form.uiSchema['ui:order'].flatMap((key) => {
    const { without, value } = key === 'submitted' ? submittedDays(filters) : oneOf(filters, key)
    if (value === '') return []
    const choices = fieldUi(form, key)['ui:options'].choices
    return {
      key,
      without,
      label: form.schema.properties[key]?.title ?? key,
      value: choices?.find((choice) => choice.value === value)?.label ?? value,
    }
  })
}

function submittedDays({ submittedFromDate = '', submittedToDate = '', ...without }: Filters) {
  const asked = submittedFromDate !== '' || submittedToDate !== ''
  const value = asked ? texts.between(day(submittedFromDate), day(submittedToDate)) : ''
  return { without, value }
}

function oneOf(filters: Filters, name: string): { without: Filters; value: string } {
  const entries = Object.entries(filters)
  return {
    without: Object.fromEntries(entries.filter(([key]) => key !== name)),
    value: entries.find(([key]) => key === name)?.[1] ?? '',
  }
}

function day(moment: string): string {
  return moment === '' ? '' : showDate(moment.slice(0, 10))
}

function text(value: FieldValue): string {
  return typeof value === 'string' ? value.trim() : ''
}
