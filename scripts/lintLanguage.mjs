// npm run language: reports unclear phrases in texts on screen, in mail and in documents, API descriptions, comments and
// test titles.
import { readdirSync, readFileSync } from 'node:fs'
import { lintLanguage, phrases } from './lib/lintLanguage.mjs'
import { maskCode } from './lib/maskCode.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'

/** True for files in which every line is checked; in others only comments, descriptions and test titles are checked. */
const isText = (name) => name.endsWith('.md') || (name.startsWith('src/texts/') && !/\.test\.ts$/.test(name))
const isExcluded = (name) =>
  // Translations are not English, and the list of phrases contains every phrase.
  /^src\/texts\/translations\/(?:de|fr|ar)\/|^scripts\/lib\/lintLanguage\./.test(name) ||
  name === 'tests/api/apiTypes.ts' // generated
const names = [
  'README.md',
  ...['src', 'server', 'tests', 'scripts', 'bench', 'deploy', 'docs'].flatMap((folder) =>
    readdirSync(getProjectPath(folder), { recursive: true }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
].filter((name) => /\.(?:tsx?|m[jt]s|css|sql|md)$/.test(name) && !isExcluded(name))
const files = names.map((file) => {
  const text = readFileSync(getProjectPath(file), 'utf8')
  // Parsing is slow, and most files contain none of the phrases.
  if (!phrases.some(([pattern]) => pattern.test(text))) return { file, text: '' }
  return { file, text: isText(file) ? text : maskCode(file, text) }
})
const problems = lintLanguage(files)
for (const problem of problems) console.error(problem)
console.log(`${files.length} documents and sources, ${problems.length} problems of language`)
process.exitCode = problems.length > 0 ? 1 : 0
