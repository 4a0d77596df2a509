import { expect, it } from 'vitest'
import { getAccountValues, toAccountBody } from '../../schemas/accounts/accountValues'
import type { UserAccount } from '../../schemas/accounts/buildUserForm'
import { getSiteAddress } from '../routing/siteAddress'
import { filterUsers, findTakenNames } from './useUserActions'

const user = (id: number, company: string, username: string, clientCode: string): UserAccount => ({
  id,
  company,
  username,
  clientCode,
  domains: clientCode === 'clinic' ? ['careers.clinic.example'] : [],
  canAllowUpload: true,
  seekAdvertiserId: null,
  privacyLink: null,
  privacyLinkLabel: null,
  maxImportedCount: 20,
  vacancySource: 'both',
})
const ada = user(1, 'Harbour City', 'ada', 'harbour')
const bob = user(2, 'Meridian Health', 'bob', 'clinic')

it('[UM-01] finds by subdomain, company or username, ignoring case', () => {
  const find = (text: string) => filterUsers([ada, bob], text).map(({ id }) => id)
  expect(['', 'CLIN', 'harbour c', ' Bob ', 'nobody'].map(find)).toEqual([[1, 2], [2], [1], [2], []])
})

it('[UM-02] links to the subdomain of the same domain and port', () => {
  const getAddress = (hostname: string, port = '') =>
    getSiteAddress('clinic', { protocol: 'https:', hostname, port })
  expect(getAddress('admin.jobs.example.org')).toBe('https://clinic.jobs.example.org/')
  expect(getAddress('admin.localhost', '3000')).toBe('https://clinic.localhost:3000/')
  expect(getAddress('127.0.0.1', '3000')).toBe('https://clinic.localhost:3000/')
})

it('[UM-07] [UM-08] reports names that another account has; the edited account may keep its own names', () => {
  const newAccount = { ...toAccountBody(getAccountValues(bob)), username: 'ADA' }
  expect(findTakenNames([ada, bob], newAccount, null)).toEqual({
    isUsernameTaken: true,
    isClientCodeTaken: true,
    takenDomains: ['careers.clinic.example'],
  })
  expect(findTakenNames([ada, bob], newAccount, bob)).toEqual({
    isUsernameTaken: true,
    isClientCodeTaken: false,
    takenDomains: [],
  })
  expect(findTakenNames([ada, bob], { ...newAccount, username: 'Bob', clientCode: 'harbour' }, bob)).toEqual({
    isUsernameTaken: false,
    isClientCodeTaken: true,
    takenDomains: [],
  })
})

it('[UM-09] [UM-17] shows null as empty, sends empty as null, and sends no blank password', () => {
  const { id: _, ...account } = bob
  const values = getAccountValues(bob)
  expect(values).toMatchObject({ privacyLink: '', seekAdvertiserId: '', password: '', canAllowUpload: 'Y' })
  expect(toAccountBody(values)).toEqual(account)
})
