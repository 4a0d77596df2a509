import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

const { showModal, close } = HTMLDialogElement.prototype
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close: () => undefined,
  })
  return import('./AdminLayout')
})
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))

const findRail = () => screen.findByRole('navigation', { name: 'Administration' })
const answerCounts = (call: { url: string }) =>
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

const getCurrentLabels = (links: HTMLElement[]) =>
  links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)

it('[LY-03] links to all administrators’ pages in three groups, and marks the current page', async () => {
  await renderSite('/user/activity', { signedIn: true, answer: answerCounts })
  const links = within(await findRail()).getAllByRole('link')
  expect(links.map((link) => [link.textContent?.replace(/\s?\d.*/, ''), link.getAttribute('href')])).toEqual([
    ['Applications', '/applicant/viewapplications'],
    ['Vacancies', '/vacancies/manage'],
    ['Question library', '/vacancies/questions'],
    ['Studio', '/studio'],
    ['Application form', '/user/settings/form'],
    ['Languages', '/user/settings/languages'],
    ['Embedding', '/connections/embedding'],
    ['Overview', '/user/overview'],
    ['People', '/user/people'],
    ['Connections', '/connections'],
    ['Personal data', '/user/personal-data'],
    ['Activity', '/user/activity'],
    ['Settings', '/user/settings'],
    ['adaYour account', '/user/account'],
    ['View site', '/job/viewjobs'],
  ])
  const groups = within(await findRail()).getAllByRole('region')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Hiring',
    'Careers site',
    'Account',
  ])
  expect(getCurrentLabels(links)).toEqual(['Activity'])
  await waitFor(() => expect(links[0]?.textContent).toBe('Applications4 4 unread'))
})

it.each([
  ['/user/settings/languages', 'Languages'],
  ['/user/settings/privacy', 'Settings'],
  ['/connections/embedding', 'Embedding'],
])('marks the entry of %s once', async (address, label) => {
  await renderSite(address, { signedIn: true, answer: answerCounts })
  expect(getCurrentLabels(within(await findRail()).getAllByRole('link'))).toEqual([label])
})

it('shows no menu of the site, and its sidebar collapsed [LY-05]', async () => {
  const menuItems = [{ label: 'About us', url: '/about' }]
  await renderSite('/user/settings', { signedIn: true, config: { menuItems } })
  await findRail()
  expect(screen.queryByRole('link', { name: 'About us' })).toBeNull()
  const summary = await screen.findByText('From your careers site')
  expect(summary.closest('details')?.open).toBe(false)
  expect(summary.closest('details')?.querySelector('.fy-sidebar')).not.toBeNull()
})

it('opens the rail on a phone in a dialog, which Escape closes', async () => {
  await renderSite('/user/activity', { signedIn: true })
  const toggle = await screen.findByRole('button', { name: 'Menu' })
  toggle.focus()
  await userEvent.click(toggle)
  const sheet = screen.getByRole('dialog', { name: 'Administration' })
  expect(within(sheet).getByRole('link', { name: 'People' })).toBeTruthy()
  fireEvent(sheet, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lists the keyboard shortcuts on ?, and focuses the search field of the page on /', async () => {
  await renderSite('/user/create', { signedIn: true, role: 'SuperUser' })
  await findRail()
  const search = await screen.findByRole('searchbox')
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(search)
  await userEvent.keyboard('?/')
  expect(search.getAttribute('value')).toBe('?/')
  search.blur()
  await userEvent.keyboard('?')
  const shortcuts = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await userEvent.click(within(shortcuts).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('single-character shortcuts can be turned off in their list, and turned on again in Your account', async () => {
  const { router } = await renderSite('/user/create', { signedIn: true, role: 'SuperUser' })
  await findRail()
  const search = await screen.findByRole('searchbox')
  await userEvent.keyboard('?')
  const shortcuts = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await userEvent.click(within(shortcuts).getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
  await userEvent.click(within(shortcuts).getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('/?')
  expect(document.activeElement).not.toBe(search)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => router.navigate('/user/account'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' }))
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

it('[RT-12] links to the list of clients for the SuperUser, and, while acting for a client, to the pages of that client', async () => {
  const users = [{ id: 3, company: 'Quay Works', clientCode: 'quay', username: 'quay-admin', domains: [] }]
  const answer = ({ url }: { url: string }) => (url === '/api/users' ? { data: users } : undefined)
  const { router } = await renderSite('/user/create', { signedIn: true, role: 'SuperUser', answer })
  const labels = async () =>
    within(await findRail())
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(await labels()).toEqual(['Clients', 'Activity', 'adaYour account'])
  await act(() => router.navigate('/connections?client=quay'))
  const actingForText = await screen.findByText('Acting for Quay Works')
  expect(await labels()).toEqual([
    'Clients',
    'Activity',
    'Application form',
    'Studio',
    'Connections',
    'View site',
    'adaYour account',
  ])
  expect(
    within(actingForText.parentElement ?? actingForText)
      .getByRole('link', { name: 'Leave' })
      .getAttribute('href'),
  ).toBe('/user/create')
})

it.each([
  [
    'editor',
    ['Vacancies', 'Question library', 'Studio', 'Application form', 'Languages', 'Overview', 'Settings'],
  ],
  ['reviewer', ['Applications', 'Overview']],
] as const)(
  '[SS-12] shows a user with the role %s only its pages, and refuses the others',
  async (role, labels) => {
    const { calls } = await renderSite('/user/people', { signedIn: true, accountRole: role })
    const links = within(await findRail()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([...labels, 'adaYour account', 'View site'])
    await screen.findByRole('heading', { name: 'You don’t have access to this page' })
    expect(screen.getByRole('link', { name: 'Go to my pages' }).getAttribute('href')).toBe(
      role === 'editor' ? '/vacancies/manage' : '/applicant/viewapplications',
    )
    const urls = calls.map(({ url }) => url)
    expect(urls).not.toContain('/api/accountPeople')
    expect(urls.includes('/api/applicationCounts')).toBe(role === 'reviewer')
  },
)

it('the rail is hidden from visitors', async () => {
  await renderSite('/job/viewjobs')
  await screen.findByRole('table')
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull()
})
