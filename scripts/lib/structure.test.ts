import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { checkStructure } from './structure.mjs'

/** A tree without faults: one module above another, a file of the server, and a folder of the client. */
const validTree = {
  'server/modules/README.md':
    '| level | module | what it holds |\n| --- | --- | --- |\n| 0 | `db/` | The database. |\n| 1 | `low` | A. |\n| 2 | `high` | B. |\n',
  'server/db/openDatabase.ts': 'export const open = 1\n',
  'server/modules/low/low.service.ts':
    "import { open } from '../../db/openDatabase'\nexport const low = open\n",
  'server/modules/high/high.routes.ts':
    "import type { low } from '../low/low.service'\nexport type High = low\n",
  'src/README.md': '| 0 | `src/schemas/kinds` | Kinds. |\n| 1 | `src/widgets` | Widgets. |\n',
  'src/schemas/kinds/kindRegistry.ts':
    "import { dateKind } from '../../widgets/date/dateKind'\nexport const all = [dateKind]\n",
  'src/widgets/date/dateKind.ts': 'export const dateKind = 1\n',
  'src/widgets/date/DateWidget.tsx': "import { dateKind } from './dateKind'\nexport const w = dateKind\n",
  'scripts/structureExceptions.json': '[]',
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-structure-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function getFaultsWith(changed: Record<string, string>): string[] {
  for (const [path, text] of Object.entries({ ...validTree, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkStructure(root).faults
}

test('a valid tree has no faults, and its small files are counted', () => {
  expect(getFaultsWith({ 'src/widgets/date/long.ts': 'export {}\n'.repeat(25) })).toEqual([])
  expect(checkStructure(root).summary).toEqual([
    'server: 3 files, 3 of them under 25 lines',
    'src: 4 files, 3 of them under 25 lines',
  ])
})

describe('file names', () => {
  it.each([
    [
      'server/modules/low/low.helper.ts',
      "'.helper' is not a known role. Write the name in camelCase, or use",
    ],
    ['server/modules/low/low.service.api.ts', "'.service.api' is not a known role"],
    ['src/widgets/date/date.service.ts', 'move it below server/'],
    ['src/widgets/date/date.schemas.ts', 'move it below server/'],
    ['server/modules/low/low.page.ts', 'move it below src/'],
    ['src/widgets/date/date.store.ts', 'move it below src/data/'],
    ['server/modules/low/index.ts', "name the file after its content instead of 'index'"],
    ['src/widgets/date/utils.tsx', "name the file after its content instead of 'utils'"],
    ['src/schemas/dates.ts', 'move it into a folder of src/schemas/, by its subject'],
    [
      'src/widgets/time/DateWidget.ts',
      'src/widgets/date/DateWidget.tsx, src/widgets/time/DateWidget.ts: the same',
    ],
  ])('rejects %s', (path, message) => {
    const faults = getFaultsWith({ [path]: 'export {}\n' }).filter((one) => !one.includes('README'))
    expect(faults).toEqual([expect.stringContaining(message)])
    expect(faults[0]).toContain(path)
  })

  it.each([
    'server/modules/low/low.service.test.ts',
    'src/widgets/date/date.types.ts',
    'src/schemas/kinds.test.ts',
    'src/widgets/time/DateWidget.test.tsx',
  ])('accepts %s', (path) => {
    expect(getFaultsWith({ [path]: 'export {}\n' })).toEqual([])
  })
})

describe('the tables of levels', () => {
  const table = (...rows: string[]) => ({ 'server/modules/README.md': `${rows.join('\n')}\n` })

  it.each([
    [
      'a module without a row',
      table('| 0 | `db/` | A. |', '| 1 | `low` | A. |'),
      'server/modules/high has no row: add | 2 | `high` | what it holds |',
    ],
    [
      'a module without a row that imports a folder without a row',
      table('| 2 | `high` | A. |'),
      'server/modules/low has no row: add | 1 | `low` | what it holds |',
    ],
    [
      'a row of a module that does not exist',
      table('| 0 | `db/` | A. |', '| 1 | `low` | A. |', '| 2 | `high` | B. |', '| 3 | `gone` | C. |'),
      'server/modules/gone does not exist or is empty: remove its row',
    ],
    [
      'two rows of one module',
      table('| 0 | `db/` | A. |', '| 1 | `low` | A. |', '| 2 | `high` | B. |', '| 3 | `low` | C. |'),
      'server/modules/low has two rows: remove one',
    ],
    [
      'a row without a sentence',
      table('| 0 | `db/` | A. |', '| 1 | `low` | |', '| 2 | `high` | B. |'),
      'write a sentence about what server/modules/low holds',
    ],
    [
      'a level that is no number',
      table('| 0 | `db/` | A. |', '| 1–2 | `low` | A. |', '| 3 | `high` | B. |'),
      'write one number as the level of server/modules/low',
    ],
    [
      'an import from the same level',
      table('| 0 | `db/` | A. |', '| 1 | `low` | A. |', '| 1 | `high` | B. |'),
      'server/modules/high/high.routes.ts (level 1) imports server/modules/low (level 1). Give server/modules/high level 2',
    ],
    [
      'a base folder that imports a module',
      { 'server/db/openDatabase.ts': "export const one = () => import('../modules/low/low.service')\n" },
      'server/db/openDatabase.ts (level 0) imports server/modules/low (level 1). Give server/db level 2',
    ],
    [
      "a folder of the client's schemas without a row",
      { 'src/schemas/blocks/blocks.ts': "import '../kinds/kindRegistry'\n" },
      'src/README.md: src/schemas/blocks has no row: add | 1 | `src/schemas/blocks` | what it holds |',
    ],
    [
      "an import upwards among the client's folders",
      { 'src/schemas/kinds/kindOf.ts': "export * from '../../widgets/date/DateWidget'\n" },
      'src/schemas/kinds/kindOf.ts (level 0) imports src/widgets (level 1)',
    ],
  ])('report %s', (_fault, changed, message) => {
    expect(getFaultsWith(changed).join('\n')).toContain(message)
  })

  /** Layers with a level each, and a table of the folders in each layer. */
  const layered = [
    ...['## Layers', '| 1 | `src/widgets` | A. |', '| 0 | `src/schemas` | B. |', '## `src/schemas`'],
    ...['| 5 | `kinds` | C. |', '| 6 | `forms` | D. |', '## `src/widgets`'],
    ...['| 0 | `shared` | E. |', '| 1 | `<kind>` | F. |', '| 2 | files | G. |'],
  ].join('\n')
  const layeredFiles = {
    'src/README.md': layered,
    'src/schemas/forms/form.ts': "import '../kinds/kindRegistry'\n",
    'src/widgets/shared/label.ts': "import '../../schemas/forms/form'\n",
    'src/widgets/date/DateWidget.tsx': "import '../shared/label'\n",
    'src/widgets/widgetRegistry.ts': "import './date/DateWidget'\n",
  }

  it('compare levels inside a layer, and between layers', () => {
    expect(getFaultsWith(layeredFiles)).toEqual([])
  })

  it.each([
    [
      'src/schemas/kinds/kindOf.ts',
      "import '../forms/form'",
      'src/schemas/kinds/kindOf.ts (level 5) imports src/schemas/forms (level 6)',
    ],
    [
      'src/schemas/forms/other.ts',
      "import '../../widgets/shared/label'",
      'src/schemas/forms/other.ts (level 0) imports src/widgets (level 1)',
    ],
    [
      'src/widgets/time/TimeWidget.tsx',
      "import '../date/DateWidget'",
      'src/widgets/time/TimeWidget.tsx (level 1) imports src/widgets/date (level 1)',
    ],
    [
      'src/widgets/shared/lazy.ts',
      "import '../widgetRegistry'",
      'src/widgets/shared/lazy.ts (level 0) imports src/widgets/* (level 2)',
    ],
    [
      'src/schemas/blocks/blocks.ts',
      "import '../kinds/kindRegistry'",
      'src/schemas/blocks has no row: add | 6 | `blocks` | what it holds |',
    ],
  ])('report %s in a layer', (path, text, message) => {
    expect(getFaultsWith({ ...layeredFiles, [path]: text })).toEqual([expect.stringContaining(message)])
  })

  it('allow tests to import anything', () => {
    expect(getFaultsWith({ 'server/db/open.test.ts': "import '../modules/high/high.routes'\n" })).toEqual([])
  })

  it('use a row for its subfolders until one of them has a row', () => {
    const files = { 'src/pages/apply/Apply.tsx': '', 'src/pages/apply/steps/Steps.tsx': '' }
    const one = `${validTree['src/README.md']}| 2 | \`src/pages/apply\` | Apply. |\n`
    expect(getFaultsWith({ ...files, 'src/README.md': one })).toEqual([])
    const two = `${one}| 1 | \`src/pages/apply/draft\` | Drafts. |\n`
    expect(getFaultsWith({ 'src/pages/apply/draft/Draft.ts': '', 'src/README.md': two })).toEqual([
      expect.stringContaining('src/pages/apply/steps has no row'),
    ])
  })

  it('are required', () => {
    getFaultsWith({})
    rmSync(join(root, 'src/README.md'))
    expect(checkStructure(root).faults).toEqual(['src/README.md is missing: it lists the folders of src.'])
  })
})

describe('exceptions', () => {
  const createExceptionsFile = (...exceptions: object[]) => ({
    'scripts/structureExceptions.json': JSON.stringify(exceptions),
  })
  const loose = { rule: 'loose', subject: 'src/schemas/dates.ts' }

  it('allow the faults that they name', () => {
    const files = {
      'src/schemas/dates.ts': '',
      ...createExceptionsFile({ ...loose, reason: 'It is everywhere.' }),
    }
    const row = `${validTree['src/README.md']}| 0 | \`src/schemas/dates.ts\` | Dates. |\n`
    expect(getFaultsWith({ ...files, 'src/README.md': row })).toEqual([])
  })

  it('need a reason', () => {
    expect(getFaultsWith({ 'src/schemas/dates.ts': '', ...createExceptionsFile(loose) })).toContain(
      'scripts/structureExceptions.json: the exception loose, src/schemas/dates.ts needs a reason.',
    )
  })

  it('are faults if nothing needs them', () => {
    expect(getFaultsWith(createExceptionsFile({ ...loose, reason: 'It was everywhere.' }))).toEqual([
      'scripts/structureExceptions.json: the exception loose, src/schemas/dates.ts is not needed any more: remove it.',
    ])
  })
})
