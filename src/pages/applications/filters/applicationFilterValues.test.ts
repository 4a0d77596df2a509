import { expect, it } from 'vitest'
import { buildApplicationFiltersForm } from '../../../schemas/applications/buildApplicationFiltersForm'
import { listActiveFilters, parseFilterValues, toFilterValues } from './applicationFilterValues'

const form = buildApplicationFiltersForm()
const days = { submittedFromDate: '2026-11-01', submittedToDate: '2026-11-07' }

it('[AP-03] the form’s fields have the names and values of the request’s filters', () => {
  const values = toFilterValues({ ...days, vacancyCode: 'HCC-1' })
  expect(values).toEqual({ vacancyCode: 'HCC-1', ...days })
  expect(parseFilterValues(values)).toEqual({ ...days, vacancyCode: 'HCC-1' })
  expect(Object.keys(form.schema.properties)).toEqual(
    expect.arrayContaining(['submittedFromDate', 'submittedToDate', 'isSentToConnx', 'vacancyName']),
  )
})

it('[AP-03] only filters that are set are sent', () => {
  expect(
    parseFilterValues({
      submittedFromDate: '',
      vacancyName: '  ',
      isSentToConnx: 'false',
      applicantName: null,
    }),
  ).toEqual({
    isSentToConnx: 'false',
  })
})

it('[AP-03] accepts a first day without a last day, and ignores an invalid day', () => {
  expect(toFilterValues({ submittedFromDate: '2026-11-01T08:00:00Z', submittedToDate: 'soon' })).toEqual({
    submittedFromDate: '2026-11-01',
    submittedToDate: '',
  })
  expect(parseFilterValues({ submittedFromDate: '2026-11-01', submittedToDate: '' })).toEqual({
    submittedFromDate: '2026-11-01',
  })
})

it('[AP-03] active filters have the labels of the form and can be removed one by one', () => {
  const from = { submittedFromDate: '2026-11-01' }
  expect(listActiveFilters(form, { ...from, isSentToConnx: 'false' })).toEqual([
    {
      key: 'submittedFromDate',
      label: 'Submitted from',
      value: '01 Nov 2026',
      remainingFilters: { isSentToConnx: 'false' },
    },
    { key: 'isSentToConnx', label: 'Sent to back-office', value: 'Not sent', remainingFilters: from },
  ])
  expect(listActiveFilters(form, {})).toEqual([])
})
