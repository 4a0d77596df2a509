import { expect, test } from 'vitest'
import { compileInPlace } from '../../../tests/fixtures/compileInPlace'
import { checkAnswers } from '../validation/checkAnswers'
import { buildUserForm } from './buildUserForm'

const form = buildUserForm('edit')
const account = {
  company: 'Harbour',
  username: 'ada',
  clientCode: 'harbour',
  canAllowUpload: 'Y',
  maxImportedCount: '10',
}

async function wrong(answers: Record<string, string>) {
  return checkAnswers(form, await compileInPlace(form), { ...account, ...answers })
}

test('[UM-10] whether photos are allowed must be answered, yes or no', async () => {
  expect(await wrong({ canAllowUpload: 'N' })).toEqual([])
  expect(await wrong({ canAllowUpload: '' })).toEqual([
    { path: '/canAllowUpload', message: 'A response is required' },
  ])
  expect(await wrong({ canAllowUpload: 'maybe' })).toHaveLength(1)
})

test('[UM-11] the advertiser is optional, at most 100 characters', async () => {
  expect(await wrong({ seekAdvertiserId: 'x'.repeat(100) })).toEqual([])
  expect(await wrong({ seekAdvertiserId: 'x'.repeat(101) })).toEqual([
    { path: '/seekAdvertiserId', message: 'Maximum Character Length is 100' },
  ])
})
