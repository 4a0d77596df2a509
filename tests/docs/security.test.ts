import { expect, test } from 'vitest'
import { projectFiles, readProjectFile } from './projectFiles'

const document = readProjectFile('docs/security.md')
const asvsSection = document.slice(document.indexOf('## OWASP ASVS'))
const rows = asvsSection
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, sections = '', state = '', evidence = ''] = line.split('|').map((cell) => cell.trim())
    return { sections, state, evidence }
  })

/** Counts the sections that a row is about: '1.1 Encoding, 1.2 Injection', '5.1–5.3 Upload', '2.1, 2.2 Input'. */
function countSections(sections: string): number {
  return [...sections.matchAll(/\b(\d+)\.(\d+)(?:–\d+\.(\d+))?/g)].reduce(
    (sum, [, , from, to]) => sum + (to ? Number(to) - Number(from) + 1 : 1),
    0,
  )
}
const countByState = (state: string) =>
  rows.filter((row) => row.state === state).reduce((sum, { sections }) => sum + countSections(sections), 0)

test('docs/security.md counts the met and open sections of ASVS correctly', () => {
  expect(rows.every(({ state }) => ['met', 'open'].includes(state))).toBe(true)
  const [met, open] = [countByState('met'), countByState('open')]
  const percent = Math.floor((100 * met) / (met + open))
  expect(asvsSection.replaceAll(/\s+/g, ' ')).toContain(
    `of the ${met + open} that apply, ${met} are met and ${open} open (${percent} %)`,
  )
})

test('docs/security.md names only existing files, and each met section names a test or says that there is none', () => {
  const named = [...document.matchAll(/`((?:tests|server|src|scripts|deploy|docs)\/[\w./-]*)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(60)
  const exists = (path: string) =>
    projectFiles.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/')))
  expect(named.filter((path) => !exists(path))).toEqual([])
  const met = rows.filter(({ state }) => state === 'met')
  expect(
    met.filter(
      ({ evidence }) => !/`(tests|server|src|scripts)\/[^`]+\.test\.ts`|no test looks/.test(evidence),
    ),
  ).toEqual([])
})
