import { expect, test } from 'vitest'
import type { BuiltForm } from '../forms/builtForm'
import { listNeededRules } from './listNeededRules'

const phone = { type: 'string', characters: 'phone-AU' }
const referee = { type: 'object', properties: { name: { type: 'string' }, phone } }
const form = {
  schema: { type: 'object', properties: { phone, referees: { type: 'array', items: referee } } },
} as unknown as BuiltForm

test('needs the check of a field only when the field is answered', () => {
  expect(listNeededRules(form, {})).toEqual([])
  expect(listNeededRules(form, { phone: ' ' })).toEqual([])
  expect(listNeededRules(form, { phone: '0412 345 678' })).toEqual(['phone-AU'])
})

test('needs no check for the blank rows of a group, so that a first submit waits for no library', () => {
  expect(listNeededRules(form, { referees: [{}, { name: '', phone: '' }] })).toEqual([])
  expect(listNeededRules(form, { referees: [{ name: 'Ada' }] })).toEqual([])
  expect(listNeededRules(form, { referees: [{}, { phone: '0412 345 678' }] })).toEqual(['phone-AU'])
})
