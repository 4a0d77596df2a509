import { expect, test } from 'vitest'
import { getHostClientCode } from './clientHosts.service'

const hosts = { domains: ['localhost', 'example.org', 'jobs.example.org'], defaultClient: 'fallback' }

test.each([
  ['harbour.localhost:3000', 'harbour'],
  ['Harbour.Example.ORG', 'harbour'],
  ['harbour.example.org.', 'harbour'],
  ['harbour.jobs.example.org', 'harbour'],
  ['jobs.example.org', 'fallback'],
  ['localhost', 'fallback'],
  ['localhost:3000', 'fallback'],
  ['10.1.2.3:80', 'fallback'],
  ['[::1]:3000', 'fallback'],
])('[RT-18] %s is the host of %s', (host, code) => {
  expect(getHostClientCode(host, hosts)).toBe(code)
})

test.each([
  'harbour.evil.test',
  'harbour.localhost.evil.test',
  'harbour.careers.example.org',
  'harbour.notexample.org',
  'example.org.evil.test',
  'server',
  '',
])('[RT-18] %s is no host of the installation’s domains, whatever its first label', (host) => {
  expect(getHostClientCode(host, hosts)).toBeUndefined()
})

test('[RT-18] without a default client, a domain of the installation itself has no client', () => {
  expect(getHostClientCode('localhost', { ...hosts, defaultClient: null })).toBeNull()
})
