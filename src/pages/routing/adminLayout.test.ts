import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).map((name) =>
  join('src/pages', name),
)

const pages = files
  .filter((file) => file.endsWith('.page.ts'))
  .filter((file) => readFileSync(file, 'utf8').includes('layout: adminLayout'))
  .map((file) => dirname(file))

/** Markup of the shared components, with the component to use instead. */
const parts: { part: string; markup: RegExp }[] = [
  { part: 'PageHeader', markup: /<h1\b|fy-page-head/ },
  { part: 'FilterBar', markup: /type="search"|fy-filter-|fy-views/ },
  { part: 'DataTable.css', markup: /<table\b(?! className="fy-table )/ },
  { part: 'Modal', markup: /<dialog\b|role="dialog"|className="fy-modal[ "]/ },
  { part: 'SaveBar', markup: /fy-save-bar/ },
  { part: 'EmptyState', markup: /fy-empty/ },
  { part: 'StatusChip', markup: /fy-status|fy-badge/ },
]

/** Files that render their own markup instead of the shared component, with the reason. */
const exceptions: Record<string, string> = {
  'overview/BarTable.tsx DataTable.css': 'a bar chart that is also a table of figures',
  'overview/OverviewBlock.tsx DataTable.css': 'a table of figures in a card',
  'overview/ApplicationsPart.tsx DataTable.css': 'the figures of a chart',
  'vacancyEditor/LibraryModal.tsx FilterBar': 'a search inside a dialog',
  'vacancyEditor/VacancyVersions.tsx StatusChip': 'marks the current version',
  'accountSchema/AccountSchemaBlock.tsx StatusChip': 'marks the current version',
  'connections/KeysCard.tsx StatusChip': 'permissions of a key',
  'connections/BackOfficeCard.tsx StatusChip': 'numbers of waiting and failed deliveries',
  'people/PeopleList.tsx StatusChip': 'role of a person',
  'vacancyList/VacancyFacts.tsx StatusChip': 'the days left, as on the job list',
  'applications/applicationBadges.tsx StatusChip': 'failed deliveries are red, which no status is',
}

const getSources = (folder: string) =>
  files.filter(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )

it('finds the administrators’ pages', () => {
  expect(pages.length).toBeGreaterThan(10)
})

describe.each(pages)('%s', (folder) => {
  it('draws the shared page header', () => {
    expect(getSources(folder).some((file) => readFileSync(file, 'utf8').includes('<PageHeader'))).toBe(true)
  })

  it.each(parts)('uses the shared $part instead of separate markup', ({ part, markup }) => {
    const filesWithMarkup = getSources(folder)
      .filter((file) => markup.test(readFileSync(file, 'utf8')))
      .map((file) => `${basename(folder)}/${basename(file)} ${part}`)
    expect(filesWithMarkup.filter((name) => !(name in exceptions))).toEqual([])
  })
})

it('has no outdated exception', () => {
  const names = pages.flatMap((folder) =>
    getSources(folder).flatMap((file) =>
      parts
        .filter(({ markup }) => markup.test(readFileSync(file, 'utf8')))
        .map(({ part }) => `${basename(folder)}/${basename(file)} ${part}`),
    ),
  )
  expect(Object.keys(exceptions).filter((exception) => !names.includes(exception))).toEqual([])
})
