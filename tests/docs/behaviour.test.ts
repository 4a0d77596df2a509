import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './projectFiles'

const idSource = '(?:RT|EM|JL|JD|UM|AP|SE|LY|FK|VR|FB|SS|ER|API)-\\d{2}'
const idPattern = new RegExp(`\\b${idSource}\\b`, 'g')
const idInTitlePattern = new RegExp(`(?<=\\[)${idSource}(?=\\])`, 'g')
/** Matches the ids in a table of cases whose title is `[%s] …`. */
const idInTablePattern = new RegExp(`(?<=\\[')${idSource}(?=',)`, 'g')

const getTestedIds = (test: string) => [
  ...(test.match(idInTitlePattern) ?? []),
  ...(test.includes("('[%s] ") ? (test.match(idInTablePattern) ?? []) : []),
]
const testedIds = new Set(
  projectFiles
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => getTestedIds(readProjectFile(file))),
)

describe('docs/behaviour.md', () => {
  const documentedIds = [...new Set(readProjectFile('docs/behaviour.md').match(idPattern) ?? [])]

  it('contains ids', () => {
    expect(documentedIds.length).toBeGreaterThan(0)
  })

  it('contains only ids that the title of a test contains', () => {
    expect(documentedIds.filter((id) => !testedIds.has(id))).toEqual([])
  })
})
