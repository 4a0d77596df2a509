import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { type Fetched, visitSite } from './visitSite'

const root = makeSiteRoot()
const folder = join(root.path, 'public/clients/harbour')
const scriptedSvg = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/api/users")</script></svg>'
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'fonts'))
  mkdirSync(join(folder, '.git'))
  for (const name of [
    'takeOver.html',
    'takeOver.HTM',
    'takeOver.js',
    'takeOver.mjs',
    'takeOver.xhtml',
    'takeOver.xml',
    'takeOver.svgz',
    'takeOver',
    'notes.txt',
    'more.json',
    'Sidebar.html',
    '.env',
    '.hidden.svg',
    '.git/logo.svg',
    'fonts/sidebar.html',
    'fonts/config.json',
  ])
    writeFileSync(join(folder, name), '<script>fetch("/api/users")</script>')
  writeFileSync(join(folder, 'drawing.svg'), scriptedSvg)
  writeFileSync(join(folder, 'sidebar.html'), '<p>Ours</p><script>fetch("/api/users")</script>')
  for (const name of ['fonts/Our Font.woff2', 'guide.pdf', 'TEAM.JPG']) writeFileSync(join(folder, name), 'x')
  cpSync(folder, join(root.path, 'public/clients/kitchen'), { recursive: true })
  server = await startTestServer({}, root.path)
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const visit = (path: string, host = 'harbour.localhost') => visitSite(server, path, host)
const getPolicy = ({ headers }: Fetched) => String(headers['content-security-policy'])

describe("[API-01] a client's folder", () => {
  test('is served on its own host, and on no other', async () => {
    for (const name of ['logo.svg', 'styles.min.css', 'config.json', 'sidebar.html', 'share.png']) {
      const path = `/clients/harbour/${name}`
      expect([name, (await visit(path)).status]).toEqual([name, 200])
      for (const host of ['admin.localhost', 'meridian.localhost', 'nobody.localhost', 'harbour.evil.test']) {
        expect([name, host, (await visit(path, host)).status]).toEqual([name, host, 404])
      }
    }
  })

  test('serves images, stylesheets, fonts and PDFs, also from subfolders', async () => {
    const types: [string, RegExp][] = [
      ['drawing.svg', /^image\/svg\+xml/],
      ['TEAM.JPG', /^image\/jpeg/],
      ['fonts/Our%20Font.woff2', /^font\/woff2/],
      ['guide.pdf', /^application\/pdf/],
    ]
    for (const [name, type] of types) {
      const { status, headers } = await visit(`/clients/harbour/${name}`)
      expect([name, status, headers['x-content-type-options']]).toEqual([name, 200, 'nosniff'])
      expect(headers['content-type']).toMatch(type)
    }
  })

  test.each([
    'takeOver.html',
    'takeOver.HTM',
    'takeOver.js',
    'takeOver.mjs',
    'takeOver.xhtml',
    'takeOver.xml',
    'takeOver.svgz',
    'takeOver',
    'takeOver.html%00.svg',
    'takeOver.html/',
    'notes.txt',
    'more.json',
    'Sidebar.html',
    '.env',
    '.hidden.svg',
    '.git/logo.svg',
    '%2egit/logo.svg',
    'fonts/sidebar.html',
    'fonts/config.json',
    'fonts',
    '',
    './takeOver.html',
    '../harbour/takeOver.html',
    '..%2fkitchen%2flogo.svg',
    '..%2fkitchen%2fstyles.min.css',
  ])('does not serve %s', async (name) => {
    const answer = await visit(`/clients/harbour/${name}`)
    expect([answer.status, answer.text.includes('fetch(')]).toEqual([404, false])
  })

  test('does not serve pages with scripts at other spellings of its address either', async () => {
    const spellings = [
      '/clients//harbour/takeOver.html',
      '/clients/HARBOUR/takeOver.html',
      '/%63lients/harbour/takeOver.html',
    ]
    for (const path of spellings) {
      expect([path, (await visit(path)).text.includes('fetch(')]).toEqual([path, false])
      expect([path, (await visit(path, 'admin.localhost')).text.includes('fetch(')]).toEqual([path, false])
    }
  })

  test('has a policy without scripts and with a sandbox for each file that is opened directly', async () => {
    for (const name of ['drawing.svg', 'sidebar.html', 'config.json', 'styles.min.css', 'guide.pdf']) {
      const policy = getPolicy(await visit(`/clients/harbour/${name}`))
      expect([name, policy.split('; ')]).toEqual([
        name,
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']),
      ])
      expect(policy).not.toContain('script-src')
    }
  })

  test('[LY-06] serves a sanitised sidebar', async () => {
    const answer = await visit('/clients/harbour/sidebar.html')
    expect([answer.status, answer.text]).toEqual([200, '<p>Ours</p>'])
    expect(String(answer.headers['content-type'])).toBe('text/html; charset=utf-8')
  })
})
