import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

beforeAll(() => import('./AdminBar'))

const bar = () => screen.findByRole('navigation', { name: 'Administration' })
const counts = (call: { url: string }) =>
  call.url === '/api/applicationCounts'
    ? {
        data: {
          all: 9,
          unopened: 4,
          retrying: 0,
          failed: 0,
          dueSoon: 0,
          overdue: 0,
          byState: {},
          failedSince: 0,
        },
      }
    : undefined

it('[LY-03] leads from every administrators’ page to the others, and marks the present one', async () => {
  await renderSite('/user/activity', { signedIn: true, answer: counts })
  const links = within(await bar()).getAllByRole('link')
  expect(links.map((link) => [link.textContent?.replace(/\s?\d.*/, ''), link.getAttribute('href')])).toEqual([
    ['Applications', '/applicant/viewapplications'],
    ['Vacancies', '/vacancies/manage'],
    ['Expressions of Interest', '/applicant/viewapplications?isExpressionOfInterest=true'],
    ['Overview', '/user/overview'],
    ['Settings', '/user/settings'],
    ['Site studio', '/studio'],
    ['Connections', '/connections'],
    ['People', '/user/people'],
    ['Personal data', '/user/personal-data'],
    ['Activity', '/user/activity'],
  ])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1)
  expect(links[9]?.getAttribute('aria-current')).toBe('page')
  await waitFor(() => expect(links[0]?.textContent).toBe('Applications4 4 not yet opened'))
})

it('[RT-12] has the accounts for the SuperUser alone, Expressions of Interest apart from applications', async () => {
  const address = '/applicant/viewapplications?isExpressionOfInterest=true'
  await renderSite(address, { signedIn: true, role: 'SuperUser', answer: counts })
  const nav = await bar()
  expect(within(nav).getByRole('link', { name: 'Users' }).getAttribute('href')).toBe('/user/create')
  expect(within(nav).queryByRole('link', { name: 'Site studio' })).toBeNull()
  expect(within(nav).queryByRole('link', { name: 'Vacancies' })).toBeNull()
  const here = within(nav)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
  expect(here.map((link) => link.textContent)).toEqual(['Expressions of Interest'])
})

it.each([
  ['editor', ['Vacancies', 'Overview', 'Settings', 'Site studio']],
  ['reviewer', ['Applications', 'Expressions of Interest', 'Overview', 'Settings']],
] as const)(
  '[SS-12] leads an %s only to what is theirs, and says so where a page is not',
  async (role, labels) => {
    const { calls } = await renderSite('/user/people', { signedIn: true, accountRole: role })
    const links = within(await bar()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(labels)
    await screen.findByRole('heading', { name: 'Not part of your role' })
    expect(screen.getByRole('link', { name: 'Go to what is yours' }).getAttribute('href')).toBe(
      role === 'editor' ? '/vacancies/manage' : '/applicant/viewapplications',
    )
    const urls = calls.map(({ url }) => url)
    expect(urls).not.toContain('/api/accountPeople')
    expect(urls.includes('/api/applicationCounts')).toBe(role === 'reviewer')
  },
)

it('is not there for visitors', async () => {
  await renderSite('/job/viewjobs')
  await screen.findByRole('table')
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull()
})
