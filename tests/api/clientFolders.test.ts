import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isBelowVacancyPage, isReservedPath } from '../../src/schemas/pages/clientPaths'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

let root: string
let server: TestServer
const messages: string[] = []

const getConfigPath = (client: string) => join(root, 'public/clients', client, 'config.json')
const configure = (client: string, config: unknown) =>
  writeFileSync(getConfigPath(client), JSON.stringify(config))
const visit = (path: string, client = 'harbour') => visitSite(server, path, `${client}.localhost`)

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-clients-'))
  for (const name of ['server', 'package.json']) symlinkSync(join(process.cwd(), name), join(root, name))
  cpSync('public', join(root, 'public'), { recursive: true })
  mkdirSync(join(root, 'dist/site'), { recursive: true })
  writeFileSync(
    join(root, 'dist/site/index.html'),
    '<!doctype html><html lang="en"><head><title>Foyer</title></head><body><div id="root"></div></body></html>',
  )
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(messages.push(String(line))))
  configure('meridian', { themeColor: 'plum', headingTitle: 'Care', titel: 'x' })
  server = await startTestServer({}, root)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.stop()
  rmSync(root, { recursive: true })
})

describe('[ER-04] an invalid configuration', () => {
  const wrongColour =
    'clients/meridian/config.json /themeColor: must be a colour like #0b5c63. This is "plum". The default is used instead.\n'
  const unknownKey = 'clients/meridian/config.json /titel: is not known and has no effect.\n'

  test('is reported once at startup, only for that client', async () => {
    await visit('/', 'meridian')
    await visit('/theme.css', 'meridian')
    expect(messages).toEqual([wrongColour, unknownKey])
  })

  test('does not prevent the client’s site, and does not affect other clients', async () => {
    const page = await visit('/', 'meridian')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<title>Meridian Health careers</title>')
    expect((await visit('/theme.css', 'meridian')).text).toContain('--fy-accent:#1f5f8b')
    expect((await visit('/')).text).toContain('<title>Careers at Harbour City Council</title>')
    expect((await visit('/theme.css')).text).toContain('--fy-accent:#0b5c63')
  })

  test('is reloaded without a restart when its file changes', async () => {
    messages.length = 0
    configure('meridian', { siteTitle: 'Meridian, mended' })
    expect((await visit('/', 'meridian')).text).toContain('<title>Meridian, mended</title>')
  })

  test('that is invalid JSON leaves the site unchanged, and is reported', async () => {
    messages.length = 0
    writeFileSync(getConfigPath('meridian'), '{ "siteTitle": "Meridian, mended", }')
    expect((await visit('/', 'meridian')).text).toContain('<title>Meridian, mended</title>')
    await visit('/theme.css', 'meridian')
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(
      /^clients\/meridian\/config\.json is not JSON: .* The previous value stays in use\.\n$/,
    )
    rmSync(getConfigPath('meridian'))
    expect((await visit('/', 'meridian')).text).not.toContain('mended')
  })
})

describe('the pages and folder of a client', () => {
  test('a page added to the configuration is in the sitemap without a restart', async () => {
    const fetchSitemap = async (client: string) => (await visit('/sitemap.xml', client)).text
    expect(await fetchSitemap('kitchen')).not.toContain('/team<')
    configure('kitchen', {
      pages: [{ path: '/team', title: 'The team', blocks: [{ type: 'richText', text: ['Us.'] }] }],
    })
    expect(await fetchSitemap('kitchen')).toContain(`${server.origin('kitchen')}/team</loc>`)
    expect(await fetchSitemap('harbour')).not.toContain('/team<')
  })

  test('every path that the server answers is reserved, so no page of a client can have it', () => {
    const routePaths = server.routes
      .filter(({ url }) => url !== '/*')
      .map(({ url }) => url.replace(/(:\w+|\*)/g, 'x'))
    expect(routePaths.length).toBeGreaterThan(40)
    expect(routePaths.filter((path) => !isReservedPath(path) && !isBelowVacancyPage(path))).toEqual([])
  })

  test('[LY-10] a client without a folder has the defaults with its company', async () => {
    messages.length = 0
    rmSync(join(root, 'public/clients/kitchen'), { recursive: true })
    expect((await visit('/', 'kitchen')).text).toContain('<title>Kitchen Sink careers</title>')
    expect((await visit('/theme.css', 'kitchen')).text).not.toContain('@import')
    expect(messages).toEqual([])
  })
})

describe('the theme of a client', () => {
  test('is in its stylesheet with only the fonts that it uses', async () => {
    configure('meridian', { look: { bodyFont: 'nunito', colours: { ink: '#112233' }, dark: 'never' } })
    const { text } = await visit('/theme.css', 'meridian')
    expect(text).toContain('--fy-ink:#112233')
    expect(text).not.toContain('prefers-color-scheme')
    expect(text.match(/\/fonts\/[\w-]+\.woff2/g)).toEqual(['/fonts/nunito.woff2'])
    expect((await visit('/theme.css')).text).not.toContain('@font-face')
  })

  test('uses fonts from this server', async () => {
    const font = await visit('/fonts/nunito.woff2', 'meridian')
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(font.headers['cache-control']).toContain('max-age=31536000')
    expect(font.text.slice(0, 4)).toBe('wOF2')
    for (const name of ['comic.woff2', 'nunito', '..%2fpackage.json'])
      expect([name, (await visit(`/fonts/${name}`, 'meridian')).status]).toEqual([name, 404])
  })
})
