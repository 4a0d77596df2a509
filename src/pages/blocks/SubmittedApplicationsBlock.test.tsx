import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

// The form engine comes with the panel; here it is there before the clock of `findBy…` begins.
beforeAll(() =>
  Promise.all([import('./SubmittedApplicationsBlock'), import('../applications/ApplicationFiltersForm')]),
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
