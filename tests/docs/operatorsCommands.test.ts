import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import { readProjectFile } from './projectFiles'

const guides = ['operating', 'backoffice', 'scaling', 'upgrading', 'extending'].map(
  (name) => `docs/${name}.md`,
)

/** Commands that need more than a new installation: a file, a mail server, PostgreSQL, an account, two-factor codes. */
const needMore = /^(restore|import|send-test-mail|distribute|doctor|unlock|remove-codes|site)\b/
/** Commands that run until they are stopped. */
const endless = /^receive\b/

/** The commands of the indented blocks, without comments and what follows in a shell. */
const documented = guides.flatMap((guide) =>
  [
    ...readProjectFile(guide).matchAll(
      /^ {4,}(?:\S+=\S+ |.*&& )?(?:npm run foyer --|foyer) (?!COMMAND)(\S.*)$/gm,
    ),
  ].map(([, line = '']) => [guide, line.replace(/ (#|&&) .*$/, '').trim()] as const),
)
const commands = [...new Map(documented.map((one) => [one[1], one])).values()].filter(
  ([, command]) => !endless.test(command),
)

let folder: string
let now = Date.now()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-guides-'))
  expect((await run('migrate --create')).code).toBe(0)
  const create = `create-client --code harbour --company Harbour --username harbour-admin --folder ${folder}/clients`
  expect((await run(create)).code).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(command: string) {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const said: string[] = []
  const note = (line: string) => said.push(line)
  // Two backups of one second would have one name.
  now += 1000
  const code = await runCli(words, {
    variables: { FOYER_DATA_DIR: folder, FOYER_SECRET: 'a secret of thirty-two bytes, or more' },
    folder,
    now: new Date(now),
    print: note,
    reportProgress: note,
    readStdin: async () => 'a-long-password\n',
  })
  return { code, said: said.join('\n') }
}

test('the guides name many commands', () => {
  expect(commands.length).toBeGreaterThan(30)
})

test.each(commands)('%s: foyer %s works as printed', async (_guide, command) => {
  const { code, said } = await run(command)
  expect([code, said]).toEqual([needMore.test(command) ? expect.toBeOneOf([0, 1]) : 0, expect.anything()])
})
