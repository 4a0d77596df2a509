import { expect, it } from 'vitest'
import { buildCatalogueForm } from '../../../tests/fixtures/buildCatalogueForm'
import { toResumeValues } from './resumeValues'

const facts = {
  firstName: 'Ada',
  surname: 'Byron',
  phone: '+61 491 570 156',
  stateCode: 'Kent',
  suburb: 'Newcastle',
}

it('fills the empty fields of the form, and chooses only offered options', () => {
  const form = buildCatalogueForm([3, 4, 14, 16])
  expect(toResumeValues(form, facts, { firstName: 'Augusta', surname: '' })).toEqual({
    surname: 'Byron',
    mobile: '+61 491 570 156',
    suburb: 'Newcastle',
  })
  expect(toResumeValues(buildCatalogueForm([3]), facts, {})).toMatchObject({ homePhone: '+61 491 570 156' })
  expect(toResumeValues(form, facts, { mobile: '1' })).not.toHaveProperty('homePhone')
})
