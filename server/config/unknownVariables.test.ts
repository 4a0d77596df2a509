import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listKnownVariables, listUnknownVariables } from './unknownVariables'
import { libraryVariables } from './variableList'

test('reports each unknown variable, with the name that was probably meant', () => {
  const misspelled = {
    FOYER_SECERT: 'x',
    FOYER_PORT: '80',
    FOYER_DATADIR: '/x',
    FOYER_COLOUR_OF_THE_SKY: 'blue',
  }
  expect(listUnknownVariables({ ...misspelled, PATH: '/bin', FOYER_SECRET: 'x' })).toEqual([
    'FOYER_SECERT is no variable that Foyer knows: is FOYER_SECRET meant?',
    'FOYER_PORT is no variable that Foyer knows: is PORT meant?',
    'FOYER_DATADIR is no variable that Foyer knows: is FOYER_DATA_DIR meant?',
    'FOYER_COLOUR_OF_THE_SKY is no variable that Foyer knows.',
  ])
})

test('the documents name no unknown variable', () => {
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md'))
  const documents = [...guides.map((name) => `docs/${name}`), 'README.md', 'deploy/foyer.env.example']
  const text = documents.map((path) => readFileSync(path, 'utf8')).join('\n')
  // Variables of the tests are not settings of an installation.
  const documentedNames = new Set(text.match(/\bFOYER_(?!TEST_)[A-Z0-9_]*[A-Z0-9]\b/g))
  const knownNames = new Set([...listKnownVariables(), ...libraryVariables.map(({ name }) => name)])
  expect(documentedNames.size).toBeGreaterThan(40)
  expect([...documentedNames].filter((name) => !knownNames.has(name))).toEqual([])
})
