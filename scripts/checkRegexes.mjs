// npm run regexes: checks that the regular expressions of src and server take linear time, except those of tests and
// the listed exceptions.
import { readdirSync, readFileSync } from 'node:fs'
import { checkRegexes } from './lib/checkRegexes.mjs'
import { collectRegexes } from './lib/collectRegexes.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'
import { regexExceptions } from './lib/regexExceptions.mjs'

// The cache is committed, because analysing all expressions takes minutes: only new and changed ones are analysed.
const verdicts = getProjectPath('scripts/lib/regexVerdicts.json')
const files = ['src', 'server'].flatMap((folder) =>
  readdirSync(getProjectPath(folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
)
const regexes = files.flatMap((file) => collectRegexes(file, readFileSync(getProjectPath(file), 'utf8')))
const { checked, analysed, problems } = await checkRegexes(regexes, regexExceptions, verdicts)
for (const problem of problems) console.error(problem)
console.log(`${checked} regular expressions, ${analysed} newly analysed, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
