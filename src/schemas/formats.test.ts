import { expect, test } from 'vitest'
import { withScheme } from './formats'

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/jobs?page=2#top ', 'https://example.com/jobs?page=2#top'],
  ['example.com:8080', 'https://example.com:8080'],
])('[FK-19] %j is an address that lacks its scheme', (text, whole) => {
  expect(withScheme(text)).toBe(whole)
})

test.each([
  '',
  'harbour',
  'https://example.com',
  'http://example.com',
  'mailto:sam@example.com',
  'sam@example.com',
  'javascript:alert(1)',
  'two words.com',
  '.com',
])('[FK-19] %j is left as it is', (text) => {
  expect(withScheme(text)).toBe(text)
})
