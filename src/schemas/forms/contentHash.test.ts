import { expect, test } from 'vitest'
import { hashContent } from './contentHash'

test('hashes never change between versions: stored applications and cached validators are found by them', () => {
  expect(['', 'Foyer', '{"type":"object"}'].map(hashContent)).toEqual([
    '1aggevgbi2j1247s7v64qa',
    '1ilk76vwg3t114x0z6k940',
    '2364sd0uzqj1spm51o34av',
  ])
})

test('texts that differ anywhere have different hashes', () => {
  const texts = Array.from({ length: 2000 }, (_, at) => `${'a'.repeat(at)}b${'a'.repeat(1999 - at)}`)
  expect(new Set(texts.map(hashContent)).size).toBe(2000)
})
