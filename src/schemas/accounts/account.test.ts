import { describe, expect, test } from 'vitest'
import { getAccountValues, toAccountBody } from './accountValues'
import type { AccountBody } from './buildUserForm'
import { checkAccount } from './checkAccount'
import { listAccountDifferences } from './mergeAccounts'

const account: AccountBody = {
  company: 'Harbour',
  username: 'ada',
  clientCode: 'harbour',
  domains: ['careers.harbour.example'],
  canAllowUpload: true,
  seekAdvertiserId: null,
  privacyLink: 'https://harbour.example',
  privacyLinkLabel: null,
  maxImportedCount: 10,
}
const noTakenNames = { isUsernameTaken: false, isClientCodeTaken: false, takenDomains: [] as string[] }

describe('an account as form values', () => {
  test('[UM-17] has empty texts for unset values', () => {
    expect(getAccountValues(account)).toEqual({
      company: 'Harbour',
      username: 'ada',
      clientCode: 'harbour',
      domains: 'careers.harbour.example',
      password: '',
      canAllowUpload: 'Y',
      seekAdvertiserId: '',
      privacyLink: 'https://harbour.example',
      privacyLinkLabel: '',
      maxImportedCount: '10',
      vacancySource: '',
    })
    expect(
      getAccountValues({ canAllowUpload: null, maxImportedCount: null, company: ' Harbour ' }),
    ).toMatchObject({
      company: 'Harbour',
      canAllowUpload: '',
      maxImportedCount: '',
    })
    expect(
      getAccountValues({ canAllowUpload: false, maxImportedCount: 0, password: ' kept as it is ' }),
    ).toMatchObject({
      canAllowUpload: 'N',
      maxImportedCount: '0',
      password: ' kept as it is ',
    })
  })

  test('is unchanged by a round trip through the form; an unknown vacancy source is ignored, a new one described', () => {
    expect(toAccountBody(getAccountValues(account))).toEqual(account)
    const withSource = { ...account, vacancySource: 'own' as const }
    expect(toAccountBody(getAccountValues(withSource))).toEqual(withSource)
    expect(toAccountBody({ ...getAccountValues(account), vacancySource: 'elsewhere' })).toEqual(account)
    expect(listAccountDifferences({ ...account, vacancySource: 'both' }, withSource, false)).toEqual([
      {
        label: 'Vacancies come from',
        from: 'The back-office and this site’s administrators',
        to: 'This site’s administrators',
      },
    ])
  })

  test('[UM-09] has a password only if the user entered a password, with its spaces', () => {
    expect(toAccountBody({ ...getAccountValues(account), password: ' a b ' }).password).toBe(' a b ')
    expect(toAccountBody({ ...getAccountValues(account), password: '' })).not.toHaveProperty('password')
    expect(toAccountBody({ ...getAccountValues(account), password: undefined })).not.toHaveProperty(
      'password',
    )
  })

  test.each([
    [' A.example, b.example;c.example\nD.EXAMPLE. ', ['a.example', 'b.example', 'c.example', 'd.example']],
    ['b.example a.example B.example.', ['a.example', 'b.example']],
    ['a.example..', ['a.example.']],
    [' , . ', []],
  ])('has the domains of %j', (domains, names) => {
    expect(toAccountBody({ ...getAccountValues(account), domains }).domains).toEqual(names)
  })

  test('loses surrounding spaces; subdomains are in lower case', () => {
    const body = toAccountBody({
      ...getAccountValues(account),
      company: ' Harbour ',
      clientCode: ' HarBour ',
      seekAdvertiserId: ' 7 ',
      privacyLinkLabel: '  ',
      canAllowUpload: 'N',
    })
    expect(body).toMatchObject({
      company: 'Harbour',
      clientCode: 'harbour',
      seekAdvertiserId: '7',
      privacyLinkLabel: null,
      canAllowUpload: false,
    })
  })
})

describe('the rules that the form cannot check', () => {
  const getErrors = (more: Partial<AccountBody>, takenNames: Partial<typeof noTakenNames> = {}) =>
    checkAccount({ ...account, ...more }, { ...noTakenNames, ...takenNames })

  test('[UM-07] rejects a username that is taken', () => {
    expect(getErrors({}, { isUsernameTaken: true })).toEqual([
      { path: '/username', message: 'Username exists' },
    ])
  })

  test('[UM-08] rejects a subdomain that is taken', () => {
    expect(getErrors({}, { isClientCodeTaken: true })).toEqual([
      { path: '/clientCode', message: 'Subdomain exists' },
    ])
  })

  test.each(['a', 'a1', '1', 'a-b', 'a--b', 'x'.repeat(63), 'www2', 'apis'])(
    '[UM-08] accepts the subdomain %s',
    (clientCode) => {
      expect(getErrors({ clientCode })).toEqual([])
    },
  )

  test.each(['', '-a', 'a-', 'A', 'a.b', 'a_b', 'ä', ' a', 'x'.repeat(64)])(
    '[UM-08] rejects the subdomain %j',
    (clientCode) => {
      expect(getErrors({ clientCode })).toEqual([
        {
          path: '/clientCode',
          message: 'Use letters, digits and hyphens only, at most 63, no hyphen first or last',
        },
      ])
    },
  )

  test.each(['www', 'api', 'mail'])('[UM-08] reports %s as reserved rather than taken', (clientCode) => {
    expect(getErrors({ clientCode }, { isClientCodeTaken: true })).toEqual([
      { path: '/clientCode', message: 'This subdomain is reserved' },
    ])
  })

  test.each([
    ['careers.example.com'],
    ['a.b'],
    ['xn--bcher-kva.example'],
    ['1.example'],
    [`${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(61)}`],
  ])('[UM-17] accepts the domain %s', (name) => expect(getErrors({ domains: [name] })).toEqual([]))

  test.each([
    ['localhost'],
    ['127.0.0.1'],
    ['a..b'],
    ['a.-b'],
    ['a b.example'],
    ['example.com/careers'],
    [`${'x'.repeat(64)}.example`],
    [`${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(62)}`],
  ])('[UM-17] rejects the domain %s', (name) => {
    const [first, ...more] = getErrors(
      { domains: ['careers.example.com', name] },
      { takenDomains: ['a.example'] },
    )
    expect(first?.path).toBe('/domains')
    expect(first?.message).toContain(name)
    expect(more).toEqual([])
  })

  test('[UM-17] rejects a domain that is taken', () => {
    const [first, ...more] = getErrors({}, { takenDomains: ['careers.harbour.example', 'b.example'] })
    expect(first?.path).toBe('/domains')
    expect(first?.message).toContain('careers.harbour.example')
    expect(more).toEqual([])
  })

  test.each([-1, 1.5, Number.NaN])('[UM-13] rejects the count %d', (maxImportedCount) => {
    expect(getErrors({ maxImportedCount })).toEqual([
      { path: '/maxImportedCount', message: 'The value must be a number.' },
    ])
  })

  test('[UM-13] accepts a count of zero', () => {
    expect(getErrors({ maxImportedCount: 0 })).toEqual([])
  })
})

describe('the differences between two versions of an account', () => {
  test('are none if the versions are equal', () => {
    expect(listAccountDifferences(account, { ...account }, false)).toEqual([])
  })

  test('are described in plain text', () => {
    const after = {
      ...account,
      company: 'Port',
      canAllowUpload: false,
      privacyLink: null,
      maxImportedCount: 0,
    }
    expect(listAccountDifferences(account, after, false)).toEqual([
      { label: 'Company', from: 'Harbour', to: 'Port' },
      { label: 'Allow Applicant Photo Upload', from: 'Yes', to: 'No' },
      { label: 'Privacy Policy Link', from: 'https://harbour.example', to: 'None' },
      { label: 'Max number of applicants per import', from: '10', to: '0' },
    ])
    const other = {
      ...account,
      username: 'bea',
      clientCode: 'port',
      domains: ['a.example', 'b.example'],
      seekAdvertiserId: '7',
      privacyLinkLabel: 'Privacy',
    }
    expect(listAccountDifferences(account, other, false)).toEqual([
      { label: 'Username', from: 'ada', to: 'bea' },
      { label: 'Subdomain', from: 'harbour', to: 'port' },
      { label: 'Custom domains', from: 'careers.harbour.example', to: 'a.example, b.example' },
      { label: 'Marketplace Advertiser/Hirer ID', from: 'None', to: '7' },
      { label: 'Privacy Policy Text', from: 'None', to: 'Privacy' },
    ])
  })

  test('mention a new password without showing it', () => {
    expect(listAccountDifferences(account, account, true)).toEqual([
      { label: 'Password', from: '', to: 'A new one was set' },
    ])
  })
})
