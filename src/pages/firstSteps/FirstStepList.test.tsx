import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

beforeAll(() => import('../applications/SubmittedApplicationsBlock'))

const answer = ({ url }: { url: string }) =>
  url === '/api/firstSteps'
    ? { data: { left: ['logo', 'form', 'connection'] } }
    : url.endsWith('/end')
      ? {}
      : undefined
const page = '/applicant/viewapplications'

it('[SS-14] leads to what is left to do, and is put away', async () => {
  const { calls } = await renderSite(page, { signedIn: true, answer })
  const list = await screen.findByRole('region', { name: 'What is left to do' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Give the site your logo', '/studio'],
    ['Say what the application form asks', '/user/settings?tab=form'],
    ['Connect your back-office', '/connections'],
  ])
  fireEvent.click(within(list).getByRole('button', { name: 'Put the list away' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What is left to do' })).toBeNull())
  expect(calls.filter(({ url }) => url === '/api/firstSteps/end')).toHaveLength(1)
})

it('[SS-14] is for owners alone', async () => {
  const { calls } = await renderSite(page, { signedIn: true, accountRole: 'reviewer', answer })
  await screen.findByRole('heading', { name: 'Submitted Applications' })
  expect(calls.map(({ url }) => url)).not.toContain('/api/firstSteps')
})
