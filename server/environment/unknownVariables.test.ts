import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownVariables, unknownVariables } from './unknownVariables'

test('a variable that nobody asks for is told, with the one that was likely meant', () => {
  const given = { FOYER_SECERT: 'x', FOYER_PORT: '80', FOYER_DATADIR: '/x', FOYER_COLOUR_OF_THE_SKY: 'blue' }
  expect(unknownVariables({ ...given, PATH: '/bin', FOYER_SECRET: 'x' })).toEqual([
    'FOYER_SECERT is no variable that Foyer knows: is FOYER_SECRET meant?',
    'FOYER_PORT is no variable that Foyer knows: is PORT meant?',
    'FOYER_DATADIR is no variable that Foyer knows: is FOYER_DATA_DIR meant?',
    'FOYER_COLOUR_OF_THE_SKY is no variable that Foyer knows.',
  ])
})

test('every variable that is asked for is told of in the documents, and none besides', () => {
  const documents = [
    'docs/operating.md',
    'docs/marketplace.md',
    'docs/backoffice.md',
    'deploy/foyer.env.example',
  ]
  const text = documents.map((path) => readFileSync(path, 'utf8')).join('\n')
  const told = new Set(text.match(/\bFOYER_[A-Z0-9_]*[A-Z0-9]\b/g))
  const asked = [...knownVariables()].filter((name) => name.startsWith('FOYER_'))
  expect(asked.filter((name) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => !asked.includes(name))).toEqual([])
})
