import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-commands-'))
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const foyer = (args: string) => server.command(...args.split(' '))

const commandNames = [
  ...['migrate', 'create-superuser', 'create-key', 'revoke-key', 'set-backoffice'],
  ...['import', 'export', 'seed', 'backup'],
]

describe("messages of the operator's commands", () => {
  test.each(commandNames)('%s --help describes the command, which --help lists', async (name) => {
    const { code, out } = await foyer(`${name} --help`)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^foyer ${name}`))
    expect((await foyer('--help')).out).toContain(`\n  ${name} `)
  })

  test.each([
    ['nothing', 2, /no command 'nothing'/],
    ['seed', 2, /--client is missing/],
    ['seed --client harbour --vacancies many', 2, /whole number/],
    ['export --bogus', 2, /--bogus/],
    ['create-key --client nobody', 1, /no client 'nobody'/],
    ['create-superuser --username harbour-ADMIN', 1, /is taken/],
    ['set-backoffice --client harbour --address ftp://x', 2, /https/],
    ['set-backoffice --client harbour --address http://8.8.8.8/', 1, /in the clear/],
    ['set-backoffice --client harbour --address https://10.1.2.3/', 1, /FOYER_BACKOFFICE_ALLOW must name it/],
    ['set-backoffice --client harbour --address https://[::1]:8080/', 1, /private address/],
    ['import --client harbour /nowhere/x.json', 1, /cannot be read/],
  ])('foyer %s ends with %i and one line', async (args, code, line) => {
    const ended = await foyer(args)
    expect([ended.code, ended.err.split('\n').length]).toEqual([code, 1])
    expect(ended.err).toMatch(line)
  })

  test('a message about missing file permissions names the file and the user', async () => {
    const output: string[] = []
    // Tests may run as root, who may use every file, so printing is made to fail.
    const refuse = () => {
      throw Object.assign(new Error('permission denied'), { code: 'EACCES', path: '/root/jobs.json' })
    }
    const code = await runCli(['deliveries'], {
      variables: { DATABASE_URL: server.database.url, FOYER_DATA_DIR: folder },
      print: refuse,
      reportProgress: (line) => output.push(line),
      readStdin: async () => '',
    })
    expect([code, output]).toEqual([
      1,
      [
        expect.stringContaining(
          `the user ${userInfo().username}, as whom it runs, may not use /root/jobs.json`,
        ),
      ],
    ])
  })

  test('a file with errors is rejected with all errors', async () => {
    const file = join(folder, 'wrong.json')
    const [good] = JSON.parse((await foyer('export --client harbour')).out) as VacancyPayload[]
    writeFileSync(
      file,
      JSON.stringify([
        { ...good, code: 'GOOD' },
        { ...good, code: 'BAD', name: 5, dateAdvertised: 'soon', colour: 'red' },
        { code: 'X' },
        { ...good, code: 'GOOD', advertisingCloseDate: '2026-02-30' },
        ...Array.from({ length: 60 }, (_, at) => ({ ...good, code: `MANY-${at}`, summary: at })),
      ]),
    )
    const { code, err } = await foyer(`import --client harbour ${file}`)
    expect(code).toBe(1)
    expect(err).toContain('/1/name must be string')
    expect(err).toContain("/2 must have required property 'summary'")
    expect(err).toMatch(/^ {2}\/1\/dateAdvertised \S/m)
    expect(err).toContain('/1 must NOT have additional properties: colour')
    expect(err).toMatch(/^ {2}\/3\/advertisingCloseDate \S/m)
    expect(err).toContain('/3/code is also the code of /0')
    expect(err.match(/\/summary must be string/g)).toHaveLength(60)
    const found = await server.database.query("select id from vacancies where code in ('GOOD', 'BAD', 'X')")
    expect(found).toEqual([])
  })

  test('an import reports its progress', async () => {
    const [good] = JSON.parse((await foyer('export --client harbour')).out) as VacancyPayload[]
    const many = Array.from({ length: 201 }, (_, at) => ({ ...good, code: `MANY-${at}`, attachments: [] }))
    const file = join(folder, 'many.json')
    writeFileSync(file, JSON.stringify(many))
    const { code, out, err } = await foyer(`import --client meridian ${file}`)
    expect([code, out]).toEqual([0, '201 vacancies: 201 created, 0 replaced.'])
    expect(err.split('\n')).toEqual(['100 of 201 vacancies', '200 of 201 vacancies'])
  })
})
