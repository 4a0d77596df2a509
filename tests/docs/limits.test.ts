import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitVariables } from '../../server/environment/limitSettings'

test('docs/operating.md names every limit with its variable, and what it is without it', () => {
  const text = readFileSync('docs/operating.md', 'utf8')
  const named = [...text.matchAll(/^\| `(FOYER_(?:LIMIT_|UPLOAD|SIGN_INS)\w+)`\s+\| `([^`]+)`/gm)]
  expect(named.map(([, name, usual]) => `${name} ${usual}`)).toEqual(
    limitVariables.map(({ name, usual }) => `${name} ${usual}`),
  )
})
