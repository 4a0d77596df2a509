import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

beforeAll(() => import('./UserManagementBlock'))

const accounts = Array.from({ length: 2000 }, (_, index) => ({
  id: index + 1,
  company: `Company ${index}`,
  username: `user-${index}`,
  clientCode: `client-${index}`,
  domains: [],
  canAllowUpload: true,
  seekAdvertiserId: null,
  privacyLink: null,
  privacyLinkLabel: null,
  maxImportedCount: 10,
}))

const countCompanies = () => document.querySelectorAll('main h2').length

it('[UM-01] [UM-02] shows 60 of two thousand accounts at a time, and filters all of them', async () => {
  await renderSite('/user/create', {
    signedIn: true,
    role: 'SuperUser',
    answer: ({ url }) => (url === '/api/users' ? { data: accounts } : undefined),
  })
  await screen.findByText('2000 clients')
  await waitFor(() => expect(countCompanies()).toBe(60))
  fireEvent.click(screen.getByText('Show 60 more'))
  await waitFor(() => expect(countCompanies()).toBe(120))
  fireEvent.change(screen.getByLabelText('Filter Users'), { target: { value: 'CLIENT-1999' } })
  await screen.findByText('1 of 2000 clients')
  expect([...document.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual([
    'Company 1999',
  ])
})

it('[UM-01] shows an error and no table while the accounts cannot be loaded', async () => {
  await renderSite('/user/create', {
    signedIn: true,
    role: 'SuperUser',
    answer: ({ url }) => (url === '/api/users' ? { status: 500 } : undefined),
  })
  await screen.findByText('Couldn’t load the clients')
  expect(screen.queryByRole('table')).toBeNull()
})
