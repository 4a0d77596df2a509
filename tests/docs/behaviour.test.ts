import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './projectFiles'

const row = '(?:RT|EM|JL|JD|UM|AP|SE|LY|FK|VR|FB|SS|ER|API)-\\d{2}'
const rowId = new RegExp(`\\b${row}\\b`, 'g')
const inTitle = new RegExp(`(?<=\\[)${row}(?=\\])`, 'g')
/** Matches the ids in a table of cases whose title is `[%s] …`. */
const inTable = new RegExp(`(?<=\\[')${row}(?=',)`, 'g')

const getPromiseIds = (test: string) => [
  ...(test.match(inTitle) ?? []),
  ...(test.includes("('[%s] ") ? (test.match(inTable) ?? []) : []),
]
const proven = new Set(
  projectFiles
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => getPromiseIds(readProjectFile(file))),
)

describe('docs/behaviour.md', () => {
  const promised = [...new Set(readProjectFile('docs/behaviour.md').match(rowId) ?? [])]

  it('contains ids of promises', () => {
    expect(promised.length).toBeGreaterThan(0)
  })

  it('contains only ids that the title of a test contains', () => {
    expect(promised.filter((id) => !proven.has(id))).toEqual([])
  })
})
