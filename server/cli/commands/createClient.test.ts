import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountTexts } from '../../../src/texts/admin/users.texts'
import { openDatabase } from '../../db/openDatabase'
import { findClient } from '../../modules/clients/clients.repository'
import { findUser } from '../../modules/sessions/users.repository'
import { isCorrectPassword } from '../../security/passwords'
import { runCli } from '../runCli'

let root: string
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-client-'))
  await run(['migrate', '--create'])
})
afterEach(() => rmSync(root, { recursive: true }))

async function run(
  args: string[],
  { stdin = 'a-long-password\n', typedPassword }: { stdin?: string; typedPassword?: string } = {},
) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(args, {
    variables: { FOYER_DATA_DIR: join(root, 'data') },
    print: (line) => out.push(line),
    reportProgress: (line) => err.push(line),
    readStdin: async () => stdin,
    ...(typedPassword === undefined ? {} : { askPassword: async () => typedPassword }),
  })
  return { code, out, err }
}
const createClient = (more: string[] = [], input = {}) =>
  run(['create-client', '--folder', join(root, 'clients'), ...more], input)
const quay = ['--code', 'Quay', '--company', 'Quay Works', '--username', 'quay-admin']

const folder = () => join(root, 'clients')

async function getAccount(code: string, username: string) {
  const db = openDatabase(`file:${join(root, 'data', 'foyer.db')}`)
  try {
    const client = await findClient(db, code)
    return { client, user: client && (await findUser(db, client.id, username)) }
  } finally {
    await db.destroy()
  }
}

test('creates the client, its administrator and a folder without findings of check-client', async () => {
  const file = join(folder(), 'quay', 'config.json')
  expect(await createClient(quay)).toMatchObject({
    code: 0,
    out: ["quay-admin is the administrator of the new client 'quay'.", `Created ${file}.`],
  })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ siteTitle: 'Quay Works careers' })
  const { client, user } = await getAccount('quay', 'quay-admin')
  expect(client?.company).toBe('Quay Works')
  expect(user?.role).toBe('Client')
  expect(await isCorrectPassword(user?.passwordHash, 'a-long-password')).toBe(true)
  expect((await run(['check-client', '--folder', folder()])).out).toEqual(['quay: no issues.'])
})

test('reads the password at the terminal, if there is one, and not from standard input', async () => {
  await createClient(quay, { typedPassword: 'the one that was typed' })
  const { user } = await getAccount('quay', 'quay-admin')
  expect(await isCorrectPassword(user?.passwordHash, 'the one that was typed')).toBe(true)
})

test('leaves an existing folder unchanged, and accepts any company name that an account may have', async () => {
  mkdirSync(join(folder(), 'quay'), { recursive: true })
  writeFileSync(join(folder(), 'quay', 'config.json'), '{ "siteTitle": "Ours" }')
  const { out } = await createClient(quay)
  expect(out.at(-1)).toMatch(/existed already and was not changed/)
  expect(readFileSync(join(folder(), 'quay', 'config.json'), 'utf8')).toBe('{ "siteTitle": "Ours" }')
  await createClient(['--code', 'long', '--company', 'L'.repeat(100), '--username', 'long-admin'])
  // The title is longer than search results show, which is the only warning.
  expect((await run(['check-client', 'long', '--folder', folder()])).out).toEqual([
    'long:',
    expect.stringContaining('/siteTitle: has 100 characters'),
    '0 errors, 1 warning.',
  ])
})

test('[UM-07] [UM-08] [UM-13] refuses what User Management refuses, with the same messages, and creates nothing', async () => {
  const getRefusals = async (...args: Parameters<typeof createClient>) =>
    (await createClient(...args)).err.join('\n')
  expect(await getRefusals(['--code', 'www', '--company', 'W', '--username', 'w'])).toContain(
    `Subdomain: ${accountTexts.subdomainReserved}`,
  )
  const refusals = await getRefusals(['--code', '../up', '--company', 'C'.repeat(101), '--username', 'w'], {
    stdin: 'short',
  })
  for (const label of ['Company', 'Subdomain', 'Password']) expect(refusals).toContain(`\n  ${label}: `)
  expect(existsSync(folder())).toBe(false)
  await createClient(quay)
  const repeated = await createClient(['--code', 'QUAY', '--company', 'Other', '--username', 'Quay-Admin'])
  expect(repeated.code).toBe(1)
  expect(repeated.err).toEqual([
    `Nothing was created:\n  Username: ${accountTexts.usernameExists}\n  Subdomain: ${accountTexts.subdomainExists}`,
  ])
  expect(await createClient(['--code', 'x', '--company', 'X'])).toMatchObject({ code: 2 })
  expect(await createClient([...quay, '--password', 'in-plain-sight'])).toMatchObject({ code: 2 })
})

test('creates no database if there is none', async () => {
  rmSync(join(root, 'data'), { recursive: true })
  const { code, err } = await createClient(quay)
  expect([code, err[0]]).toEqual([1, expect.stringContaining('There is no database')])
  expect([existsSync(join(root, 'data')), existsSync(folder())]).toEqual([false, false])
})
