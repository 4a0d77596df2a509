import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

// The panel loads the form engine; here it is loaded before the timeout of `findBy…` starts.
beforeAll(() =>
  Promise.all([
    import('./SubmittedApplicationsBlock'),
    import('./filters/ApplicationFiltersForm'),
    import('./board/ApplicationBoard'),
  ]),
)

// jsdom opens no dialogs.
const { showModal, close } = HTMLDialogElement.prototype
beforeAll(
  () =>
    void Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
      },
    }),
)
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))

const getLastQuery = (calls: { url: string; params: unknown }[]) =>
  calls.filter(({ url }) => url === '/api/applications').at(-1)?.params

it('[AP-03] a filter is written to the URL and sent, and resets the page to 1; empty filters are omitted', async () => {
  const { calls, here } = await inbox('/applicant/viewapplications?page=2', ({ url, params }) =>
    url === '/api/applications' && params?.vacancyName
      ? { data: { results: [], pagination: { page: 1, lastPage: 1, recordCount: 0 } } }
      : undefined,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^More filters/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Vacancy name/ }), 'Planner')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?vacancyName=Planner'))
  await waitFor(() =>
    expect(getLastQuery(calls)).toEqual({
      sortColumn: 'submittedDate',
      sortOrder: 'desc',
      pageSize: 25,
      page: 1,
      vacancyName: 'Planner',
    }),
  )
  await screen.findByText('No applications match')
})

it('[AP-03] active filters are shown, removed one by one, or all cleared', async () => {
  const { here } = await renderSite(
    '/applicant/viewapplications?vacancyName=Planner&isSentToConnx=false&applicantName=Sam',
    { signedIn: true },
  )
  const list = await screen.findByRole('list', { name: 'Filters in use' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Applicant name' }).value).toBe('Sam')
  await userEvent.click(screen.getByRole('button', { name: /^More filters/ }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Vacancy name/ })
  expect(name.value).toBe('Planner')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Vacancy name: Planner' }))
  expect(here()).toBe('/applicant/viewapplications?isSentToConnx=false&applicantName=Sam')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Vacancy name/ }).value).toBe('')
  await closeSheet()
  expect(screen.queryByRole('dialog')).toBeNull()
  await clear()
  expect(here()).toBe('/applicant/viewapplications')
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
})

it('[AP-03] a filter in the dialog keeps the status, which only the filter bar sets', async () => {
  const { here } = await inbox('/applicant/viewapplications?state=interview')
  await userEvent.click(await screen.findByRole('button', { name: /^More filters/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'More filters' }))
  await userEvent.type(await sheet.findByRole('textbox', { name: /^Location/ }), 'East')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?state=interview&vacancyLocation=East'))
  expect(sheet.queryByRole('combobox', { name: 'Status' })).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

const closeSheet = async () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Show/ }))
const clear = async () => userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
const chooseKind = async (label: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /^Kind/ }))
  await userEvent.click(await screen.findByRole('option', { name: label }))
}
const interests = '/applicant/viewapplications?isExpressionOfInterest=true'

it('[AP-03] a kind that is chosen in the dialog is an active filter, and is cleared with the others', async () => {
  const { here } = await inbox()
  await userEvent.click(await screen.findByRole('button', { name: /^More filters/ }))
  await chooseKind('Expression of Interest')
  await waitFor(() => expect(here()).toBe(interests))
  await screen.findByRole('button', { name: 'Remove the filter Kind: Expression of Interest' })
  await closeSheet()
  await clear()
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications'))
})

it('[AP-04] clearing the filters of Submitted Expressions of Interest sets the kind back to that of the page', async () => {
  const { here } = await inbox(`${interests}&applicantName=a`)
  await clear()
  await waitFor(() => expect(here()).toBe(interests))
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^More filters/ }))
  await chooseKind('Application for a vacancy')
  await screen.findByRole('button', { name: 'Remove the filter Kind: Application for a vacancy' })
  await closeSheet()
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
  row(2, { state: 'interview', deliveryState: 'retrying', deliveryError: 'The back-office answered 503' }),
  row(3, {
    deliveryState: 'failed',
    deliveryError: 'The back-office answered 410: it accepts no more messages',
  }),
]

const details = (id: number) => ({
  ...row(id),
  contact: { email: `person.${id}@example.org`, phone: '0491 570 006' },
  sections: [{ title: 'About you', items: [{ label: 'First Name', answer: 'Person' }] }],
  attachments: [],
  missingDocuments: [],
  appliedBefore: null,
  source: 'SEEK',
  delivery: { state: 'waiting', attempts: 0, lastError: null, sentAt: null, nextAttemptAt: null },
  deliveryAttempts: [],
  history: [],
  notes: [],
})

const inbox = (
  address = '/applicant/viewapplications',
  answer = (_call: { url: string; params?: Record<string, unknown> | undefined }) =>
    undefined as object | undefined,
  narrow = false,
) =>
  renderSite(address, {
    ...{ signedIn: true, narrow },
    answer: (call) => {
      const own = answer({ url: call.url, params: call.params as Record<string, unknown> | undefined })
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
            byState: {
              received: 2,
              'in review': 0,
              interview: 1,
              'not this time': 0,
              hired: 0,
              withdrawn: 0,
            },
            failedSince: 0,
            usesDelivery: true,
          },
        }
      const id = Number(/^\/api\/applicationDetails\/(\d+)$/.exec(call.url)?.[1])
      return id ? { data: details(id) } : undefined
    },
  })

it('[AP-01] shows the status of each application, and only deliveries that fail as a badge with its reason', async () => {
  await inbox()
  const table = await screen.findByRole('table')
  await within(table).findByRole('columnheader', { name: 'Sent' })
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((each) => [
      each.querySelector('.fy-status')?.textContent,
      each.querySelector('[data-column="isSentToConnx"]')?.textContent,
      each.querySelector('.fy-badge')?.className,
    ])
  expect(cells).toEqual([
    ['New', 'Waiting', undefined],
    ['Interview', 'Retrying: The back-office answered 503', 'fy-badge fy-badge--warning'],
    ['New', 'Failed: The back-office answered 410: it accepts no more messages', 'fy-badge fy-badge--danger'],
  ])
  expect(within(table).getAllByText(/^Unread/)).toHaveLength(1)
})

it('[AP-01] [AP-05] a client without a back-office sees nothing about delivery', async () => {
  const counted = { all: 3, unopened: 0, retrying: 0, failed: 0, dueSoon: 0, overdue: 0, failedSince: 0 }
  await inbox('/applicant/viewapplications?id=1', ({ url }) =>
    url === '/api/applicationCounts' ? { data: { ...counted, byState: {}, usesDelivery: false } } : undefined,
  )
  await screen.findByRole('heading', { level: 2, name: 'Person 1' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('3 selected')).toBeTruthy()
  for (const word of [/resubmit/i, 'Delivery', 'Sent', 'Waiting']) expect(screen.queryByText(word)).toBeNull()
})

it('[AP-05] a notice reports failed deliveries and resubmits them', async () => {
  const { calls } = await inbox()
  const strip = await screen.findByRole('alert')
  expect(strip.textContent).toContain('1 delivery failed.')
  await userEvent.click(within(strip).getByRole('button', { name: 'Send now' }))
  await waitFor(() =>
    expect(calls.find(({ url }) => url === '/api/resubmittedApplications/')?.data).toMatchObject({
      applicationIds: [1, 2, 3],
    }),
  )
})

it('[AP-03] views are filters with counts; the current one is marked, and those without applications are hidden', async () => {
  const { here } = await inbox()
  const views = await screen.findByRole('navigation', { name: 'Views' })
  await within(views).findByRole('link', { name: 'Unread 1' })
  expect(within(views).getAllByRole('link')).toHaveLength(2)
  expect(within(views).getByRole('link', { name: 'All 3' }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(within(views).getByRole('link', { name: 'Unread 1' }))
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?isOpened=false'))
  // The number of the current view is the size of its list.
  const present = await within(views).findByRole('link', { name: 'Unread 3' })
  expect(present.getAttribute('aria-current')).toBe('true')
  // The view's chip represents its filter, and removes it.
  expect(screen.queryByRole('button', { name: 'Remove the filter Read: Unread' })).toBeNull()
  await userEvent.click(present)
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications'))
})

it('[AP-03] the status is a filter with counts, without statuses that no application has', async () => {
  const { here } = await inbox()
  const status = await screen.findByRole('combobox', { name: /^Status/ })
  await within(status).findByRole('option', { name: 'Interview (1)' })
  expect(
    within(status)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['All', 'New (2)', 'Interview (1)'])
  await userEvent.selectOptions(status, 'interview')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?state=interview'))
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
  expect(getLastQuery(calls)).not.toHaveProperty('asOf')
  expect(screen.queryByRole('button', { name: 'Refresh list' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

const vacancyId = '7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b'

it('[AP-03] a link with a vacancy’s id filters by the vacancy, and the filter can be removed', async () => {
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
  expect(getLastQuery(calls)).toMatchObject({ vacancyId })
  expect(
    calls.filter(({ url }) => url === '/api/applicationCounts').map(({ params }) => params),
  ).toContainEqual(expect.objectContaining({ vacancyId }))
  const views = screen.getByRole('navigation', { name: 'Views' })
  expect(within(views).getByRole('link', { name: /^All/ }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: /^More filters/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Location/ }), 'East')
  await screen.findByRole('button', { name: 'Remove the filter Location: East' })
  expect(here()).toContain(`vacancyId=${vacancyId}`)
  await userEvent.click(chip)
  expect(here()).toBe('/applicant/viewapplications?vacancyLocation=East')
})

it('[AP-06] J and K move between applications, except in text fields', async () => {
  const { here } = await inbox()
  await screen.findByRole('link', { name: 'Open the application of Person 1' })
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('j')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?id=1'))
  await screen.findByRole('heading', { level: 2, name: 'Person 1' })
  await userEvent.keyboard('jj')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?id=3'))
  await userEvent.keyboard('k')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?id=2'))
  expect(screen.getByRole('link', { name: 'Next application' }).getAttribute('aria-keyshortcuts')).toBe('J')
  await userEvent.keyboard('{Control>}j{/Control}')
  await screen.findByRole('heading', { level: 2, name: 'Person 2' })
  await userEvent.keyboard('e')
  const dialog = await screen.findByRole('dialog', { name: 'Update 1 application' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Applicant name' }))
  await userEvent.keyboard('jk')
  await waitFor(() => expect(here()).toBe('/applicant/viewapplications?applicantName=jk'))
})

it('[AP-06] an open application shows contact details as links, and its parts under headings', async () => {
  await inbox('/applicant/viewapplications?id=2')
  expect((await screen.findByRole('link', { name: 'person.2@example.org' })).getAttribute('href')).toBe(
    'mailto:person.2@example.org',
  )
  expect(screen.getByRole('link', { name: '0491 570 006' }).getAttribute('href')).toBe('tel:0491570006')
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'About the applicant',
    'Documents',
    'Notes (0)',
    'Delivery',
  ])
})

it('[AP-05] [ER-01] a failure is reported once, with its subject', async () => {
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

it('[AP-05] [AP-06] on a phone the actions besides the status are in a menu', async () => {
  const { calls } = await inbox('/applicant/viewapplications?id=2', undefined, true)
  const panel = within(await screen.findByRole('region', { name: 'Application of Person 2' }))
  panel.getByRole('button', { name: 'Change status' })
  await userEvent.click(panel.getByLabelText('More actions for Person 2'))
  panel.getByRole('button', { name: 'Print' })
  await userEvent.click(panel.getByRole('button', { name: 'Resubmit' }))
  await waitFor(() =>
    expect(calls.find(({ url }) => url === '/api/resubmittedApplications/')?.data).toEqual({
      applicationId: 2,
    }),
  )
})

it('[AP-05] a refused resubmission says why', async () => {
  const detail = 'The back-office has this application. Resubmit the application to send it again.'
  const { site } = await inbox('/applicant/viewapplications?id=2', ({ url }) =>
    url === '/api/resubmittedApplications/' ? { status: 409, data: { detail } } : undefined,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Resubmit' }))
  await waitFor(() => expect(site.notifications.store.getState()).toMatchObject([{ message: detail }]))
})

it('[API-18] a refused download says why, although the error response arrives as a file', async () => {
  const detail = 'Please wait a while before trying again.'
  const data = new Blob([JSON.stringify({ detail })], { type: 'application/problem+json' })
  const { site } = await inbox('/applicant/viewapplications', ({ url }) =>
    url === '/api/applications.zip' ? { status: 429, data } : undefined,
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Documents as zip' }))
  await waitFor(() => expect(site.notifications.store.getState()).toMatchObject([{ message: detail }]))
})

it('[AP-06] J, K and E do nothing once keyboard shortcuts are turned off', async () => {
  localStorage.setItem('foyer.noShortcuts', 'yes')
  const { here } = await inbox('/applicant/viewapplications?id=2')
  await screen.findByRole('heading', { level: 2, name: 'Person 2' })
  await userEvent.keyboard('jke')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(here()).toBe('/applicant/viewapplications?id=2')
  localStorage.removeItem('foyer.noShortcuts')
})

it('[AP-01] [AP-03] the board shows the filtered applications by status, a page at a time, and each card has a menu that moves it', async () => {
  const { calls } = await inbox(
    '/applicant/viewapplications?view=board&vacancyName=Planner',
    ({ url, params }) => {
      if (url === '/api/stateTemplates')
        return { data: { templates: {}, translations: {}, sendsMail: false } }
      if (url !== '/api/applications' || !params?.state) return undefined
      const results = params.state === 'received' ? rows.filter(({ state }) => state === 'received') : []
      const recordCount = params.state === 'received' ? 27 : 0
      return { data: { results, pagination: { page: 1, lastPage: 2, recordCount } } }
    },
  )
  const column = await screen.findByRole('grid', { name: 'New' })
  await within(column).findByRole('link', { name: 'Open the application of Person 3' })
  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
    'New',
    'In review',
    'Interview',
    'Not successful',
    'Hired',
  ])
  const sizes = () =>
    calls
      .map(({ params }) => params as Record<string, unknown> | undefined)
      .filter((params) => params?.state === 'received' && params.vacancyName === 'Planner')
      .map((params) => params?.pageSize)
  expect(sizes()).toEqual([100])
  fireEvent.click(screen.getByRole('button', { name: 'Show more (25)' }))
  await waitFor(() => expect(sizes()).toEqual([100, 100]))
  const menu = within(column).getByRole('combobox', { name: 'Move Person 1 to another status' })
  expect(
    within(menu)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Move to…', 'In review', 'Interview', 'Not successful', 'Hired'])
})

it('[AP-01] shows the client’s own statuses by name and colour, with their counts in the filter', async () => {
  const id = 'custom-00000000-0000-0000-0000-000000000001'
  const state = { id, name: 'Reference check', tone: 'green', countsAs: 'interview', applications: 1 }
  await inbox('/applicant/viewapplications?id=1', ({ url }) => {
    if (url === '/api/customStates')
      return { data: { states: [{ ...state, isShown: false, template: null }], deleted: [] } }
    if (url === '/api/applicationDetails/1') return { data: { ...details(1), state: id } }
    if (url === '/api/applicationCounts') return { data: { all: 3, byState: { [id]: 1, received: 2 } } }
    return undefined
  })
  const status = await screen.findByRole('combobox', { name: /^Status/ })
  await within(status).findByRole('option', { name: 'Reference check (1)' })
  const chip = await screen.findByText('Reference check', { selector: '.fy-status' })
  expect(chip.className).toContain('fy-status--green')
})
