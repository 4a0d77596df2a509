import { expect, it } from 'vitest'
import { buildApplicationFiltersForm } from '../../schemas/forms/buildApplicationFiltersForm'
import { activeFilters, filtersFrom, filterValues } from './applicationFilterValues'

const form = buildApplicationFiltersForm()
const days = { submittedFromDate: '2026-11-01', submittedToDate: '2026-11-07' }

it('[AP-03] the days are one field of the form and two filters of the call', () => {
  const values = filterValues({ ...days, vacancyCode: 'HCC-1' })
  expect(values).toEqual({ vacancyCode: 'HCC-1', submitted: '2026-11-01/2026-11-07' })
  expect(filtersFrom(values)).toEqual({ ...days, vacancyCode: 'HCC-1' })
})

it('[AP-03] only filters that hold something are asked for', () => {
  expect(
    filtersFrom({ submitted: '', vacancyName: '  ', isSentToConnx: 'false', applicantName: null }),
  ).toEqual({
    isSentToConnx: 'false',
  })
})

it('[AP-03] one day alone, which only an address can say, survives another filter', () => {
  const before = { submittedFromDate: '2026-11-01' }
  expect(filtersFrom({ submitted: '', vacancyName: 'Planner' }, before)).toEqual({
    submittedFromDate: '2026-11-01',
    vacancyName: 'Planner',
  })
  expect(filtersFrom({ submitted: '' }, days)).toEqual({})
})

it("[AP-03] filters in use are named in the form's words and can be taken out one by one", () => {
  const filters = { ...days, isSentToConnx: 'false' }
  expect(activeFilters(form, filters)).toEqual([
    {
      key: 'submitted',
      label: 'Date submitted',
      value: '01 Nov 2026 – 07 Nov 2026',
      without: { isSentToConnx: 'false' },
    },
    { key: 'isSentToConnx', label: 'Sent', value: 'Not sent', without: days },
  ])
  expect(activeFilters(form, {})).toEqual([])
})
