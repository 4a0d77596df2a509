import { expect, test } from 'vitest'
import { findPasswordProblem, hashPassword } from './passwords'

const account = { username: 'quay-admin', company: 'Quay Works', clientCode: 'quay' }
const easyProblem = 'This password is easy to guess. Try a few unrelated words.'
const usernameProblem = 'The password must not contain the username.'

test.each([
  ['1234567890', easyProblem],
  ['password12', easyProblem],
  ['qwertyuiop', easyProblem],
  ['aaaaaaaaaaaaaaaa', easyProblem],
  ['Quay Works', easyProblem],
  ['quay-admin', usernameProblem],
  ['my-QUAY-admin-2026', usernameProblem],
  ['correct horse battery staple', null],
  ['lantern-otter-quilt', null],
])('the problem of the password “%s” is: %s', async (password, problem) => {
  expect(await findPasswordProblem(password, account)).toBe(problem)
})

test('a short username may be part of a word', async () => {
  expect(await findPasswordProblem('lantern-otter-quilt', { ...account, username: 'ot' })).toBe(null)
})

test('a long password is accepted', async () => {
  expect(await findPasswordProblem('lantern-otter-quilt'.repeat(10), account)).toBe(null)
})

test('a password is hashed at the documented cost, which makes guessing from a stolen database slow', async () => {
  expect(await hashPassword('lantern-otter-quilt')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
