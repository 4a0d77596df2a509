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
