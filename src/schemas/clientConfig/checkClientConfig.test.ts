import { expect, it } from 'vitest'
import { checkClientConfig } from './checkClientConfig'

const getMessages = (...redirects: [string, string][]) =>
  checkClientConfig({
    pages: [{ path: '/about', title: 'About', blocks: [{ type: 'heading', text: 'Hello' }] }],
    redirects: redirects.map(([from, to]) => ({ from, to })),
  }).map(({ path, message }) => `${path} ${message}`)

it('accepts redirects from old addresses, also in several steps', () => {
  expect(getMessages(['/who-we-are', '/about-us'], ['/about-us', '/about'])).toEqual([])
})

it.each([
  [['/About/', '/'], "'/About/' is a page"],
  [['/privacy', '/about'], "'/privacy' is a page"],
  [['/user/settings', '/about'], 'belongs to the product'],
  [['/api/x', '/about'], 'belongs to the product'],
  [['/a', '/a'], 'redirects back'],
  [['a', '/about'], 'must be a path of this site'],
  [['/a', '//evil.example'], 'must be a path of this site'],
  [['/a', 'https://evil.example'], 'must be a path of this site'],
] as [[string, string], string][])('rejects %j', (redirect, message) => {
  expect(getMessages(redirect)).toEqual([expect.stringContaining(message)])
})

it('rejects two redirects from one address, and circular redirects', () => {
  expect(getMessages(['/a', '/about'], ['/A/', '/'])).toEqual([
    expect.stringMatching(/^\/redirects\/1\/from /),
  ])
  expect(getMessages(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
    expect.stringMatching(/^\/redirects\/2\/to redirects back/),
  ])
})
