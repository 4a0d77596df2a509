import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkClientTexts, siteCheckTexts } from '../../../src/texts/admin/siteChecks.texts'
import { runCli } from '../runCli'

let root: string
const { notCompared } = checkClientTexts

/** Runs the command as an operator does, without a database. */
async function check(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(['check-client', ...args], {
    variables: { FOYER_DATA_DIR: join(root, 'data') },
    print: (line) => out.push(line),
    reportProgress: (line) => err.push(line),
    readStdin: async () => '',
  })
  return { code, out, err }
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-check-'))
  const write = (client: string, name: string, content: string | Uint8Array) => {
    mkdirSync(join(root, client), { recursive: true })
    writeFileSync(join(root, client, name), content)
  }
  write('fine', 'config.json', '{ "siteTitle": "Fine careers" }')
  write('bare', 'notes.txt', '')
  write('cut', 'config.json', '{ "siteTitle": ')
  write('odd', 'Logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('odd', 'big.png', new Uint8Array(600 * 1024))
  const page = {
    path: '/about',
    title: 'About',
    blocks: [
      { type: 'image', name: 'gone.jpg', alt: 'x' },
      { type: 'image', name: 'big.png', alt: 'x' },
    ],
  }
  const wrongPage = { path: '/b', title: 'B', blocks: [{ type: 'image', name: 'a.jpg' }] }
  write('odd', 'config.json', JSON.stringify({ logoName: 'logo.svg', logo: 1, pages: [wrongPage, page] }))
  write('odd', 'sidebar.html', '<p onclick="x()">Hi <b>there</b></p><script>x()</script><p>More</p>')
  write(
    'odd',
    'styles.min.css',
    ':root{--fy-acent:#fff;--fy-ink-soft:#bbbbbb}body{background:#eee url(https://cdn.example/x.png)}',
  )
})
afterAll(() => rmSync(root, { recursive: true }))

test('the folders of the demo’s clients have no issues', async () => {
  const { code, out } = await check('--all')
  expect(out).toEqual(['admin', 'harbour', 'kitchen', 'meridian'].map((name) => `${name}: no issues.`))
  expect(code).toBe(0)
  expect(existsSync(join(root, 'data'))).toBe(false)
})

test('reports all errors and warnings at once, each with its file and location', async () => {
  const { code, out, err } = await check('odd', '--folder', root)
  expect(out).toEqual([
    'odd:',
    '  error   config.json /pages/0/blocks/0/alt: is missing.',
    "  error   config.json /logoName: names 'logo.svg'; the file is called 'Logo.svg', and letter case counts on most servers.",
    "  error   config.json /pages/1/blocks/0/name: names 'gone.jpg', which is not in the folder.",
    '  warning config.json /logo: is not known and has no effect.',
    "  warning config.json /pages/1/blocks/1/name: names 'big.png', which has 600 KB; more than 500 KB keeps visitors waiting.",
    `  warning config.json /shareImageName: ${siteCheckTexts.noSharePicture}`,
    `  warning config.json /pages/0: ${siteCheckTexts.unreachablePage}`,
    `  warning config.json /pages/1: ${siteCheckTexts.unreachablePage}`,
    '  warning sidebar.html contains onclick="x()" on <p>, which is removed.',
    '  warning sidebar.html contains <script>, which is removed.',
    '  warning styles.min.css names --fy-acent, which is no design token; did you mean --fy-accent.',
    '  warning styles.min.css loads https://cdn.example/x.png: the site’s policy blocks external resources.',
    `  warning styles.min.css ${checkClientTexts.alwaysLightMode}`,
    '  warning styles.min.css gives --fy-ink-soft on --fy-surface a contrast of 1.9 : 1; at least 4.5 : 1 is needed to read it.',
    '  warning styles.min.css gives --fy-ink-soft on --fy-ground a contrast of 1.8 : 1; at least 4.5 : 1 is needed to read it.',
  ])
  expect(err).toEqual([notCompared, '3 errors, 12 warnings.'])
  expect(code).toBe(1)
})

test('checks all clients if none is named', async () => {
  const { code, out } = await check('--folder', root)
  expect(out[0]).toBe('bare:')
  expect(out[1]).toBe('  warning config.json is missing: the site uses the defaults with the company’s name.')
  expect(out[2]).toBe(`  warning notes.txt ${checkClientTexts.fileNotServed}`)
  expect(out[4]).toMatch(/^ {2}error {3}config\.json is not JSON: /)
  expect(out[5]).toBe('fine: no issues.')
  expect(code).toBe(1)
})

test('succeeds if there are only warnings, and refuses an unknown client', async () => {
  expect(await check('bare', '--folder', root)).toMatchObject({ code: 0, err: [notCompared] })
  expect(await check('nobody', '--folder', root)).toMatchObject({ code: 1 })
  expect(await check('odd', '--all')).toMatchObject({ code: 2 })
  expect((await check('--help')).out.join('\n')).toContain('check-client [CODE] [--all]')
})

test('reports folders without an account, and accounts without a folder', async () => {
  const variables = { FOYER_DATA_DIR: join(root, 'with-accounts') }
  const out: string[] = []
  const run = (...args: string[]) =>
    runCli(args, {
      variables,
      print: (line) => out.push(line),
      reportProgress: () => {},
      readStdin: async () => 'a-long-password',
    })
  await run('migrate', '--create')
  await run('create-client', '--code', 'fine', '--company', 'F', '--username', 'f', '--folder', root)
  await run('create-superuser', '--username', 'm', '--client', 'bare-account', '--password-stdin')
  out.length = 0
  expect(await run('check-client', 'fine', '--folder', root)).toBe(0)
  expect(await run('check-client', 'bare', '--folder', root)).toBe(0)
  expect(await run('check-client', 'bare-account', '--folder', root)).toBe(0)
  expect(await run('check-client', 'nobody', '--folder', root)).toBe(1)
  expect(out).toEqual([
    'fine: no issues.',
    'bare:',
    '  warning config.json is missing: the site uses the defaults with the company’s name.',
    `  warning notes.txt ${checkClientTexts.fileNotServed}`,
    '  warning This folder has no account. It is not served until an account has this subdomain.',
    '0 errors, 3 warnings.',
    'bare-account: has an account and no folder; its site has the defaults with the company’s name.',
  ])
})

test('reports a database that does not respond, and still checks the folder', async () => {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(['check-client', 'fine', '--folder', root], {
    variables: { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    print: (line) => out.push(line),
    reportProgress: (line) => err.push(line),
    readStdin: async () => '',
  })
  expect(err).toEqual([
    expect.stringMatching(/^Could not read the accounts from the database: .*ECONNREFUSED.*127\.0\.0\.1:1/),
  ])
  expect(out).toEqual(['fine: no issues.'])
  expect(code).toBe(0)
})
