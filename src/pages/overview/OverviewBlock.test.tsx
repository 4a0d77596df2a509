import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import type { Overview } from '../../schemas/statistics/overview.types'

const overview: Overview = {
  days: 30,
  vacancies: null,
  alerts: null,
  applications: {
    total: 1,
    before: 0,
    byDay: [{ day: '2026-11-20', count: 1 }],
    byJob: [],
    bySource: [],
    waiting: { unopened: 0, retrying: 0, failed: 0, dueSoon: 0, overdue: 0 },
    leaving: {
      isCounted: true,
      sent: 12,
      left: 7,
      fields: [{ label: 'Email', left: 5, errors: 3 }],
      others: 2,
    },
    stopped: 0,
  },
}

test('lists the questions at which forms are abandoned, with the number of abandoned forms and of errors', async () => {
  await renderSite('/user/overview', {
    signedIn: true,
    answer: ({ url }) => (url.startsWith('/api/overview') ? { data: overview } : undefined),
  })
  const table = await screen.findByRole('table', { name: 'Where applicants drop off' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Last question', 'Left', 'Errors shown'],
    ['Email', '5', '3'],
    ['Others, fewer than five each', '2', ''],
  ])
})

test('names the unit and the values of the chart’s axis, and gives equal counts bars of equal length', async () => {
  const { applications } = overview
  if (!applications) throw new Error('The overview has no applications.')
  const figures = {
    ...applications,
    byDay: [{ day: '2026-11-20', count: 3 }],
    byJob: [{ code: 'P1', name: 'Planner', count: 2 }],
    bySource: [
      { channel: 'SEEK', count: 4 },
      { channel: null, count: 2 },
    ],
  }
  await renderSite('/user/overview', {
    signedIn: true,
    config: { timeZone: 'Australia/Sydney' },
    answer: ({ url }) =>
      url.startsWith('/api/overview') ? { data: { ...overview, applications: figures } } : undefined,
  })
  const chart = await screen.findByRole('region', { name: 'Applications by day' })
  const axis = [...chart.querySelectorAll('.fy-overview__chart span')].map(({ textContent }) => textContent)
  expect(axis.slice(0, 5)).toEqual(['Applications', '3', '2', '1', '0'])
  const getBars = (name: string) =>
    [...screen.getByRole('table', { name }).querySelectorAll('.fy-overview__bar rect:last-child')].map(
      (bar) => bar.getAttribute('width'),
    )
  expect([getBars('By job'), getBars('By source')]).toEqual([['50'], ['100', '50']])
  screen.getByText('Dates are in Australia/Sydney.')
})
