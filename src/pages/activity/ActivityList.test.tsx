import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import type { Activity } from '../../schemas/activity/activity.types'

beforeAll(() => Promise.all([import('./ActivityBlock'), import('../../app/layout/AdminLayout')]))

const entry = (id: number, at: string, action: string): Activity => ({
  ...{ id, at, action, by: 'harbour-admin', address: '127.0.0.0/24', subject: '', company: 'Harbour' },
  ...{ changes: [], times: 1 },
})

it('the log groups its entries by day, and each entry starts with its action', async () => {
  const page = {
    results: [
      entry(3, '2026-11-28T10:05:00Z', 'settings changed'),
      entry(2, '2026-11-28T10:00:00Z', 'signed in'),
      entry(1, '2026-11-26T10:00:00Z', 'signed in'),
    ],
    pagination: { page: 1, lastPage: 1, recordCount: 3 },
    asOf: '1',
  }
  const answer = ({ url }: { url: string }) => (url.startsWith('/api/audit') ? { data: page } : undefined)
  await renderSite('/user/activity', { signedIn: true, answer })
  const days = await screen.findAllByRole('heading', { level: 2, name: / Nov 2026$/ })
  expect(days.map(({ textContent }) => textContent)).toEqual(['28 Nov 2026', '26 Nov 2026'])
  const [firstDay] = days
  const rows = within(firstDay?.parentElement as HTMLElement).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.replace(/\d\d:\d\d [AP]M$/, ''))).toEqual([
    'Settings changedharbour-admin from 127.0.0.0/24',
    'Signed inharbour-admin from 127.0.0.0/24',
  ])
})
