import { expect, test } from 'vitest'
import { findPasswordProblem, hashPassword } from './passwords'

const about = { username: 'quay-admin', company: 'Quay Works', clientCode: 'quay' }
const easy = 'This password is easy to guess. Try a few unrelated words.'
const named = 'The password must not contain the username.'

test.each([
  ['1234567890', easy],
  ['password12', easy],
  ['qwertyuiop', easy],
  ['aaaaaaaaaaaaaaaa', easy],
  ['Quay Works', easy],
  ['quay-admin', named],
  ['my-QUAY-admin-2026', named],
  ['correct horse battery staple', null],
  ['lantern-otter-quilt', null],
])('the problem of the password “%s” is: %s', async (password, problem) => {
  expect(await findPasswordProblem(password, about)).toBe(problem)
})

test('a short username may be part of a word', async () => {
  expect(await findPasswordProblem('lantern-otter-quilt', { ...about, username: 'ot' })).toBe(null)
})

test('a long password is accepted', async () => {
  expect(await findPasswordProblem('lantern-otter-quilt'.repeat(10), about)).toBe(null)
})

test('a password is hashed at the documented cost, which makes guessing from a stolen database slow', async () => {
  expect(await hashPassword('lantern-otter-quilt')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
