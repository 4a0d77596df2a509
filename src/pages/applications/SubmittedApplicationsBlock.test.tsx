import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

// The form engine comes with the panel; here it is there before the clock of `findBy…` begins.
beforeAll(() =>
  Promise.all([import('./SubmittedApplicationsBlock'), import('./filters/ApplicationFiltersForm')]),
)

const asked = (calls: { url: string; params: unknown }[]) =>
  calls.filter(({ url }) => url === '/api/applications').at(-1)?.params

it('[AP-03] a filter goes into the address, to page 1, and is sent; empty ones are not', async () => {
  const { calls, here } = await renderSite('/applicant/viewapplications?page=2', { signedIn: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Vacancy name/ }), 'Planner')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?vacancyName=Planner'))
  await waitFor(() =>
    expect(asked(calls)).toEqual({
      sortColumn: 'submittedDate',
      sortOrder: 'desc',
      pageSize: 25,
      page: 1,
      vacancyName: 'Planner',
    }),
  )
  await screen.findByText('No application matches these filters')
})

it('[AP-03] filters in use are shown, taken out one by one, or all cleared', async () => {
  const { here } = await renderSite(
    '/applicant/viewapplications?vacancyName=Planner&isSentToConnx=false&applicantName=Sam',
    { signedIn: true },
  )
  const list = await screen.findByRole('list', { name: 'Filters in use' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Vacancy name/ })
  expect(name.value).toBe('Planner')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Vacancy name: Planner' }))
  expect(here()).toBe('/applicant/viewapplications?isSentToConnx=false&applicantName=Sam')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Vacancy name/ }).value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(here()).toBe('/applicant/viewapplications')
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
})

const clear = async () => userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
const chooseKind = async (label: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /^Kind/ }))
  await userEvent.click(await screen.findByRole('option', { name: label }))
}
const interests = '/applicant/viewapplications?isExpressionOfInterest=true'

it('[AP-03] the kind is a filter in use where the filters set it, and is cleared with the others', async () => {
  const { here } = await renderSite('/applicant/viewapplications', { signedIn: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  await chooseKind('Expression of Interest')
  await waitFor(() => expect(here()).toBe(interests))
  await screen.findByRole('button', { name: 'Remove the filter Kind: Expression of Interest' })
  await clear()
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications'))
})

it('[AP-04] clearing the filters of Submitted Expressions of Interest sets the kind back to that of the page', async () => {
  const { here } = await renderSite(`${interests}&applicantName=a`, { signedIn: true })
  await clear()
  await waitFor(() => expect(here()).toBe(interests))
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await chooseKind('Application for a vacancy')
  await screen.findByRole('button', { name: 'Remove the filter Kind: Application for a vacancy' })
  await clear()
  await waitFor(() => expect(here()).toBe(interests))
})

const row = (id: number, over: object = {}) => ({
  id,
  submittedDate: `2026-11-2${id}T01:00:00.000Z`,
  vacancyCode: `HCC-${id}`,
  vacancyName: 'Planner',
  location: 'Eastside',
  applicantName: `Person ${id}`,
  isHidden: false,
  isSentToConnx: false,
  isOpened: true,
  isInView: true,
  withdrawnDate: null,
  state: 'received',
  hearBy: null,
  deliveryState: 'waiting',
  deliveryError: null,
  ...over,
})

const rows = [
  row(1, { isOpened: false }),
  row(2, { deliveryState: 'retrying', deliveryError: 'The back-office answered 503' }),
  row(3, { deliveryState: 'failed', deliveryError: 'The back-office answered 410: it takes no more' }),
]

const details = (id: number) => ({
  ...row(id),
  contact: { email: `person.${id}@example.org`, phone: '0491 570 006' },
  sections: [{ title: 'About you', items: [{ label: 'First Name', answer: 'Person' }] }],
  attachments: [],
  missingDocuments: [],
  appliedBefore: null,
  delivery: { state: 'waiting', attempts: 0, lastError: null, sentAt: null, nextAttemptAt: null },
  deliveryAttempts: [],
  history: [],
  notes: [],
})

const inbox = (
  address = '/applicant/viewapplications',
  answer = (_call: { url: string }) => undefined as object | undefined,
) =>
  renderSite(address, {
    signedIn: true,
    answer: (call) => {
      const own = answer(call)
      if (own) return own
      if (call.url === '/api/applications')
        return { data: { results: rows, pagination: { page: 1, lastPage: 1, recordCount: 3 } } }
      if (call.url === '/api/applicationCounts')
        return {
          data: {
            all: 3,
            unopened: 1,
            retrying: 1,
            failed: 1,
            dueSoon: 0,
            overdue: 0,
            byState: {},
            failedSince: 0,
          },
        }
      const id = Number(/^\/api\/applicationDetails\/(\d+)$/.exec(call.url)?.[1])
      return id ? { data: details(id) } : undefined
    },
  })

it('[AP-01] tells the states of deliveries apart, each with its reason, and what nobody has opened', async () => {
  await inbox()
  const table = await screen.findByRole('table')
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((each) => each.querySelector('.fy-badge'))
  expect(cells.map((badge) => [badge?.className, badge?.textContent])).toEqual([
    ['fy-badge fy-badge--neutral', 'Waiting'],
    ['fy-badge fy-badge--warning', 'Retrying: The back-office answered 503'],
    ['fy-badge fy-badge--danger', 'Failed: The back-office answered 410: it takes no more'],
  ])
  expect(within(table).getAllByText(/^Not yet opened/)).toHaveLength(1)
})

it('[AP-03] views are filters with their counts, and the present one is marked', async () => {
  const { here } = await inbox()
  const views = await screen.findByRole('navigation', { name: 'Views' })
  await waitFor(() => expect(within(views).getByRole('link', { name: 'Not yet opened 1' })).toBeTruthy())
  expect(within(views).getByRole('link', { name: 'All 3' }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(within(views).getByRole('link', { name: 'Failed 1' }))
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?delivery=failed'))
  // The number of the present view is that of its list.
  const present = await within(views).findByRole('link', { name: 'Failed 3' })
  expect(present.getAttribute('aria-current')).toBe('true')
  await screen.findByRole('button', { name: 'Remove the filter Delivery: Failed' })
})

it('[AP-01] marks an application that has left the view, until the list is refreshed', async () => {
  const asOf = '2026-11-21T12:00:00.000Z'
  const cursors = { previous: 'first', next: 'last' }
  const answer = (results: object[]) => ({
    data: { results, pagination: { page: 1, lastPage: 1, recordCount: results.length }, asOf, cursors },
  })
  let unopened = [row(1, { isOpened: false }), row(2, { isOpened: false })]
  const { calls } = await inbox('/applicant/viewapplications?isOpened=false', ({ url }) =>
    url === '/api/applications' ? answer(unopened) : undefined,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Open the application of Person 1' }))
  const table = screen.getByRole('table')
  await within(table).findByText('No longer in this view')
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  screen.getByText('1 application is no longer in this view.')
  unopened = [row(2, { isOpened: false })]
  await userEvent.click(screen.getByRole('button', { name: 'Refresh list' }))
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
  expect(asked(calls)).not.toHaveProperty('asOf')
  expect(screen.queryByRole('button', { name: 'Refresh list' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

const vacancyId = '7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b'

it('[AP-03] a link by the vacancy’s id lists it alone; it is a filter with its title, which can be removed', async () => {
  const { here, calls } = await inbox(`/applicant/viewapplications?vacancyId=${vacancyId}`, ({ url }) =>
    url === '/api/applications'
      ? {
          data: {
            results: rows,
            pagination: { page: 1, lastPage: 1, recordCount: 3 },
            vacancy: { id: vacancyId, name: 'Planner' },
          },
        }
      : undefined,
  )
  const chip = await screen.findByRole('button', { name: 'Remove the filter Vacancy: Planner' })
  expect(asked(calls)).toMatchObject({ vacancyId })
  expect(
    calls.filter(({ url }) => url === '/api/applicationCounts').map(({ params }) => params),
  ).toContainEqual(expect.objectContaining({ vacancyId }))
  const views = screen.getByRole('navigation', { name: 'Views' })
  expect(within(views).getByRole('link', { name: /^All/ }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Location/ }), 'East')
  await screen.findByRole('button', { name: 'Remove the filter Location: East' })
  expect(here()).toContain(`vacancyId=${vacancyId}`)
  await userEvent.click(chip)
  expect(here()).toBe('/applicant/viewapplications?vacancyLocation=East')
})

it('[AP-06] J and K go from one application to the next, and are letters where one writes', async () => {
  const { here } = await inbox()
  const first = await screen.findByRole('link', { name: 'Open the application of Person 1' })
  first.focus()
  await userEvent.keyboard('j')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?id=1'))
  await screen.findByRole('heading', { level: 2, name: 'Person 1' })
  await userEvent.keyboard('jj')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?id=3'))
  await userEvent.keyboard('k')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?id=2'))
  expect(screen.getByRole('link', { name: 'Next application' }).getAttribute('aria-keyshortcuts')).toBe('J')
  await userEvent.keyboard('{Control>}j{/Control}')
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Applicant name/ }), 'jk')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?applicantName=jk'))
})

it('[AP-06] an open application has its contact as links, and its groups in the words of a reader', async () => {
  await inbox('/applicant/viewapplications?id=2')
  expect((await screen.findByRole('link', { name: 'person.2@example.org' })).getAttribute('href')).toBe(
    'mailto:person.2@example.org',
  )
  expect(screen.getByRole('link', { name: '0491 570 006' }).getAttribute('href')).toBe('tel:0491570006')
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Documents',
    'Notes for colleagues',
    'Delivery',
    'About the applicant',
  ])
})

it('[AP-05] [ER-01] what fails is told once, with what it was about', async () => {
  const { site } = await inbox('/applicant/viewapplications?id=2', ({ url }) =>
    url === '/api/resubmittedApplications/' ? { status: 500 } : undefined,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Resubmit' }))
  await waitFor(() =>
    expect(site.notifications.store.getState()).toMatchObject([
      {
        type: 'error',
        title: '500: There was an issue with the server.',
        message: 'The application could not be marked for resubmission. Please try again.',
      },
    ]),
  )
})
