// npm run regexes: every regular expression of src and server takes time linear in the length of the text.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { checkRegexes } from './lib/checkRegexes.mjs'
import { collectRegexes } from './lib/collectRegexes.mjs'
import { inProject } from './lib/projectRoot.mjs'
import { regexExceptions } from './lib/regexExceptions.mjs'

mkdirSync(inProject('node_modules/.cache'), { recursive: true })
const files = ['src', 'server'].flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
)
const regexes = files.flatMap((file) => collectRegexes(file, readFileSync(inProject(file), 'utf8')))
const { checked, analysed, problems } = await checkRegexes(
  regexes,
  regexExceptions,
  inProject('node_modules/.cache/regexes.json'),
)
for (const problem of problems) console.error(problem)
console.log(`${checked} regular expressions, ${analysed} analysed anew, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
