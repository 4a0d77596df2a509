import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

beforeAll(() => import('../applications/SubmittedApplicationsBlock'))

const answer = ({ url }: { url: string }) =>
  url === '/api/firstSteps'
    ? { data: { left: ['logo', 'form', 'privacy'] } }
    : url.endsWith('/end')
      ? {}
      : undefined
const page = '/applicant/viewapplications'

it('[SS-14] shows every step, makes the next step the primary button, and can be dismissed', async () => {
  const { calls } = await renderSite(page, { signedIn: true, answer })
  const list = await screen.findByRole('region', { name: 'Get started' })
  within(list).getByText('4 of 7 steps done')
  const next = within(list).getByRole('link', { name: 'Add your logo' })
  expect(next.className).toContain('fy-button--primary')
  const steps = within(list).getAllByRole('listitem')
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Add your logo', 'step'],
    ['Choose your colours (done)', null],
    ['Write your first vacancy (done)', null],
    ['Choose the application form’s fields', null],
    ['Link your privacy policy', null],
    ['Publish your site (done)', null],
    ['Invite a colleague (done)', null],
  ])
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add your logo', '/studio'],
    ['Choose the application form’s fields', '/user/settings/form'],
    ['Link your privacy policy', '/user/settings'],
  ])
  fireEvent.click(within(list).getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull())
  expect(calls.filter(({ url }) => url === '/api/firstSteps/end')).toHaveLength(1)
})

it('[SS-14] the list is not loaded for reviewers', async () => {
  const { calls } = await renderSite(page, { signedIn: true, accountRole: 'reviewer', answer })
  await screen.findByRole('heading', { name: 'Submitted Applications' })
  expect(calls.map(({ url }) => url)).not.toContain('/api/firstSteps')
})
