import { expect, test } from 'vitest'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { listFormLines } from '../../../tests/fixtures/formLines'
import { userFieldTexts } from '../../texts/admin/users.texts'
import { checkAnswers } from '../validation/checkAnswers'
import { buildUserForm } from './buildUserForm'

const account = {
  company: 'Harbour',
  username: 'ada',
  clientCode: 'harbour',
  canAllowUpload: 'Y',
  maxImportedCount: '10',
}

async function getErrors(answers: Record<string, string>) {
  const form = buildUserForm('edit')
  return checkAnswers(form, await compileFromModuleSource(form), { ...account, ...answers })
}

test('[UM-06] the form of a new account has these fields', () => {
  const form = buildUserForm('create')
  expect(form.schema.title).toBe('New client')
  expect(listFormLines(form)).toEqual([
    '# | account | Client',
    'company: text | Company * | string, max 100 | autocomplete organization',
    'username: text | Username * | string, max 100 | autocomplete off',
    'clientCode: text | Subdomain * | string, max 100 | autocomplete off',
    `domains: text | Custom domains | string, max 500 | autocomplete off, notes ${userFieldTexts.domainsNote}`,
    'password: password | Password * | string, min 10, max 200 | autocomplete new-password',
    '# | import | Marketplace and privacy',
    'canAllowUpload: radio | Allow Applicant Photo Upload * | string, max 255 | inline true | Yes = Y, No = N',
    'seekAdvertiserId: text | Marketplace Advertiser/Hirer ID | string, max 100',
    'privacyLink: url | Privacy Policy Link | URL, max 200',
    'privacyLinkLabel: text | Privacy Policy Text | string, max 40',
    `maxImportedCount: number | Max number of applicants per import * | number, max 3 | notes ${userFieldTexts.maxImportedNote}, inputmode numeric`,
    `vacancySource: select | Vacancies come from | string | notes ${userFieldTexts.vacancySourceNote} | The back-office and this site’s administrators = both, This site’s administrators = own, The back-office = backOffice | starts with both`,
  ])
})

test('[UM-09] an existing account keeps its password if none is entered', () => {
  const [createFormLines, editFormLines] = [
    listFormLines(buildUserForm('create')),
    listFormLines(buildUserForm('edit')),
  ]
  expect(buildUserForm('edit').schema.title).toBe('Edit client')
  expect(editFormLines.filter((line) => !createFormLines.includes(line))).toEqual([
    'password: password | Password | string, min 10, max 200 | autocomplete new-password, notes A password is saved. Leave this blank to keep it.',
  ])
})

test('[UM-10] whether photos are allowed is required', async () => {
  expect(await getErrors({ canAllowUpload: 'N' })).toEqual([])
  expect(await getErrors({ canAllowUpload: '' })).toEqual([
    { path: '/canAllowUpload', message: 'A response is required' },
  ])
  expect(await getErrors({ canAllowUpload: 'maybe' })).toHaveLength(1)
})

test('[UM-11] the advertiser is optional, at most 100 characters', async () => {
  expect(await getErrors({ seekAdvertiserId: 'x'.repeat(100) })).toEqual([])
  expect(await getErrors({ seekAdvertiserId: 'x'.repeat(101) })).toEqual([
    { path: '/seekAdvertiserId', message: 'Maximum Character Length is 100' },
  ])
})
