import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../../tests/fixtures/renderSite'

beforeAll(() =>
  Promise.all([
    import('../../questionLibrary/QuestionLibraryBlock'),
    import('../../activity/ActivityBlock'),
    import('../../../app/layout/AdminLayout'),
  ]),
)

it('an empty question library links to Vacancies, and has no search field', async () => {
  const answer = ({ url }: { url: string }) =>
    url.startsWith('/api/questionLibrary') ? { data: [] } : undefined
  await renderSite('/vacancies/questions', { signedIn: true, answer })
  await screen.findByText('No saved questions')
  expect(screen.getByRole('link', { name: 'Go to Vacancies' }).getAttribute('href')).toBe('/vacancies/manage')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('an activity log without matches offers to clear the filters', async () => {
  const page = { results: [], pagination: { page: 1, lastPage: 1, recordCount: 0 }, asOf: '1' }
  const answer = ({ url }: { url: string }) => (url.startsWith('/api/audit') ? { data: page } : undefined)
  const { here } = await renderSite('/user/activity?by=nobody', { signedIn: true, answer })
  await screen.findByText('No activity matches')
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(here()).toBe('/user/activity'))
})
