import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLongRun } from '../../scripts/lib/testLength.mjs'
import { isClientFile, performStep, recipeSteps } from '../docs/recipeSteps'
import { ProjectCopy } from './projectCopy'

/** Test files that run for every kind; their titles name the new kind. */
const suites = [
  'tests/conformance/widgets.test.tsx',
  'src/widgets/starRating/StarRatingWidget.test.tsx',
  'src/schemas/accountSchema/customFieldKinds.test.ts',
  'server/demo/kitchen/kitchenVacancies.test.ts',
  'server/modules/backOffice/everyKindDelivered.test.ts',
]

/** Test files that every module must pass: its own, and those of all endpoints and queries. */
const moduleSuites = [
  'server/modules/jobFairs/jobFairs.service.test.ts',
  'server/endpoints.test.ts',
  'server/db/tenantPredicates.test.ts',
  'server/db/countedWrites.test.ts',
]

/** Pattern of the titles, in both lists, of the tests that a new kind or module can fail. */
const newTestsPattern = 'star-rating|of its own|jobFairs|endpoint|every query|every write'

let project: ProjectCopy

beforeAll(() => {
  project = new ProjectCopy('codeRecipes')
})
afterAll(() => project.remove())

describe('npm run new:widget', () => {
  test.each([
    [[], 'Give the new kind a name'],
    [['Star Rating'], "'Star Rating' won't do as a name"],
    [['1st'], "'1st' won't do as a name"],
    [['star--rating'], "won't do as a name"],
    [['../star'], "won't do as a name"],
    [['a23456789012345678901'], "won't do as a name"],
    [['text'], "There is a kind 'text' already"],
    [['date-range'], "There is a kind 'date-range' already"],
    [['text-area'], 'or one too like it: src/widgets/textarea'],
    [['long-text'], 'or one too like it: src/widgets/textarea/textareaKind.ts'],
    [['drg'], 'or one too like it: src/widgets/dateRange/dateRangeKind.ts'],
  ])('refuses %j in one line and writes nothing', async (names, reason) => {
    const before = project.listPaths()
    const { code, output } = await project.run('node', 'scripts/newWidget.mjs', ...names)
    expect(code).toBe(1)
    expect(output).toContain(reason)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(project.listPaths()).toEqual(before)
  })
})

describe('npm run new:module', () => {
  test.each([
    [[], 'Give the new module a name'],
    [['job-fairs'], "'job-fairs' cannot be a module's name"],
    [['../fairs'], "cannot be a module's name"],
    [['a234567890123456789012345678901'], "cannot be a module's name"],
    [['overView'], "The name 'overView' is taken: see server/modules/overview/"],
    [['publicsettings'], 'is taken: see server/modules/settings/publicSettings.routes.ts'],
    [['vacancyLists'], 'is taken: see server/modules/vacancies/vacancyLists.routes.ts'],
  ])('refuses %j in one line and writes nothing', async (names, reason) => {
    const before = project.listPaths('server')
    const { code, output } = await project.run('node', 'scripts/newModule.mjs', ...names)
    expect(code).toBe(1)
    expect(output).toContain(reason)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(project.listPaths('server')).toEqual(before)
  })
})

/** The recipes run one after the other on one copy, whose checks then run once, because they take the longest. */
describe('the recipes for code, followed to the letter', () => {
  test('[FK-26] a kind consists of four files and its entries in the registries', async () => {
    const before = project.listPaths()
    const generated = await project.npm('new:widget', 'star-rating')
    expect(generated.code, generated.output).toBe(0)
    expect(project.listPaths().filter((path) => !before.includes(path))).toEqual([
      'widgets/starRating',
      'widgets/starRating/StarRatingWidget.css',
      'widgets/starRating/StarRatingWidget.test.tsx',
      'widgets/starRating/StarRatingWidget.tsx',
      'widgets/starRating/starRatingKind.ts',
    ])
    expect(project.findLines('src/schemas/kinds/kindRegistry.ts', /starRating/)).toHaveLength(2)
    expect(project.findLines('src/widgets/widgetRegistry.ts', /StarRating/)).toHaveLength(2)
  })

  test('the steps of the recipes for a block and an endpoint can be performed', () => {
    const steps = recipeSteps.filter((step) => !isClientFile(step))
    for (const folder of ['src/pages/blocks/', 'server/modules/'])
      expect(steps.some(({ file }) => file.startsWith(folder))).toBe(true)
    for (const step of steps) performStep(project.root, step)
  })

  test('a module is six files, its row in the README, its tag and its line in the list of endpoints', async () => {
    const before = project.listPaths('server')
    const generated = await project.npm('new:module', 'jobFairs')
    expect(generated.code, generated.output).toBe(0)
    expect(project.listPaths('server').filter((path) => !before.includes(path))).toEqual([
      'modules/jobFairs',
      'modules/jobFairs/jobFairs.endpoints.ts',
      'modules/jobFairs/jobFairs.repository.ts',
      'modules/jobFairs/jobFairs.routes.ts',
      'modules/jobFairs/jobFairs.schemas.ts',
      'modules/jobFairs/jobFairs.service.test.ts',
      'modules/jobFairs/jobFairs.service.ts',
    ])
    expect(project.findLines('server/modules/README.md', /^\| \d+ \| `jobFairs` \|/)).toHaveLength(1)
    expect(project.findLines('server/endpoints.ts', /jobFairsEndpoints/)).toHaveLength(2)
    expect(project.findLines('src/texts/admin/api.texts.ts', /JobFairs: /)).toHaveLength(1)
  })

  test('[FK-26] the result passes every check, and the kind is registered everywhere', {
    timeout: 300_000,
  }, async () => {
    const changed = project.changedFiles()
    expect(changed).toContain('src/widgets/starRating/starRatingKind.ts')
    expect(changed).toContain('server/endpoints.ts')
    // Of the unit and server tests, only those of the new kind and module run. The checks of the whole dependency graph
    // take as long as everything else and depend only on the templates, so they run only in long test runs.
    const [types, style, structure, tests, ...graphChecks] = await Promise.all([
      project.typecheck(),
      // The other files equal those of the project, where they are checked.
      project.run('npx', 'biome', 'check', '--error-on-warnings', ...changed),
      project.npm('structure'),
      project.npm('test:unit', ...suites, ...moduleSuites, '-t', newTestsPattern, '--reporter=json'),
      ...(isLongRun ? [project.npm('floors'), project.npm('knip')] : []),
    ])
    for (const { code, output } of [types, style, structure, tests, ...graphChecks])
      expect(code, output).toBe(0)
    expect(project.findLines('tests/api/apiTypes.ts', /"star-rating"/)).not.toEqual([])
    expect(project.findLines('tests/api/apiTypes.ts', /"\/api\/jobFairs"/)).toHaveLength(1)
    const report: Report = JSON.parse(tests.output.slice(tests.output.indexOf('{')))
    const passed = (paths: string[], title: RegExp) =>
      paths.filter((path) =>
        report.testResults.some(
          ({ name, assertionResults }) =>
            name.endsWith(path) &&
            assertionResults.some(({ fullName, status }) => status === 'passed' && title.test(fullName)),
        ),
      )
    expect(passed(suites, /star-rating/)).toEqual(suites)
    expect(passed(moduleSuites, /./)).toEqual(moduleSuites)
  })
})

/** The part of vitest's JSON report that is read here. */
interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
