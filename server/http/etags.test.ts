import { expect, test } from 'vitest'
import { createProblemBody, orNotFound, ProblemError } from '../problem'
import { escapeHtml } from '../text/htmlText'
import { createVersionTag, requireVersion } from './etags'

const thing = { a: 1 }
const tag = createVersionTag(thing)

test('equal content has an equal tag', () => {
  expect(tag).toMatch(/^"[\w-]{27}"$/)
  expect(createVersionTag({ a: 1 })).toBe(tag)
  expect(createVersionTag({ a: 2 })).not.toBe(tag)
})

test.each([undefined, '*', ' * ', tag, `W/${tag}`, `"other", ${tag}`])(
  'If-Match %s allows an overwrite',
  (ifMatch) => expect(() => requireVersion(ifMatch, thing)).not.toThrow(),
)

test.each(['"other"', '', tag.slice(1), `${tag}W/`, '**'])(
  'If-Match %s is rejected, because it does not match the current version',
  (ifMatch) => {
    expect(() => requireVersion(ifMatch, thing)).toThrow(new ProblemError('changed-meanwhile'))
  },
)

test('a missing value is rejected as not-found, and a problem’s body has only the errors that it was given', () => {
  expect([orNotFound(0), orNotFound(''), orNotFound(false)]).toEqual([0, '', false])
  for (const missingValue of [undefined, null])
    expect(() => orNotFound(missingValue)).toThrow(new ProblemError('not-found'))
  expect(createProblemBody('not-found')).toMatchObject({ type: 'urn:foyer:problem:not-found', status: 404 })
  expect(createProblemBody('not-found')).not.toHaveProperty('errors')
  const errors = [{ path: '/a', message: 'b' }]
  expect(createProblemBody('invalid', { errors })).toMatchObject({
    type: 'urn:foyer:problem:invalid',
    errors,
  })
})

test('escapes text for elements and attributes', () => {
  expect(escapeHtml('<a href="x" title=\'y\'>&amp;')).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;amp;',
  )
  expect(escapeHtml(7)).toBe('7')
})
