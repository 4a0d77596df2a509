import { expect, test } from 'vitest'
import { codeOfHost } from './tenants'

test.each([
  ['harbour.localhost:3000', 'harbour'],
  ['Harbour.Example.ORG', 'harbour'],
  ['harbour.example.org.', 'harbour'],
  ['localhost', 'fallback'],
  ['localhost:3000', 'fallback'],
  ['10.1.2.3:80', 'fallback'],
  ['[::1]:3000', 'fallback'],
  ['', 'fallback'],
])('[RT-18] %s is the host of %s', (host, code) => {
  expect(codeOfHost(host, 'fallback')).toBe(code)
})
