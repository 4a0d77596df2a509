import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/lib/findChromium.mjs'
import { contentPolicy } from '../../../server/routes/secureAnswers'
import { kinds } from '../../../src/schemas/kinds/registry'
import { accessibilityFindings } from '../harness/accessibilityFindings'

/** No form of the demo disables a field: these states are shown on a page of their own, under the site's policy. */
const shown = Object.keys(kinds).filter((kind) => kind !== 'hidden')

let server: Server
let browser: Browser
let page: Page

beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, rollupOptions: { input: 'tests/e2e/conformance/disabledEntry.tsx' } },
  })
  const files = new Map<string, string>()
  for (const one of [output].flat())
    for (const file of 'output' in one ? one.output : [])
      files.set(`/${file.fileName}`, 'code' in file ? file.code : String(file.source))
  const entry = (ending: string) =>
    [...files.keys()].find((name) => name.includes('disabledEntry') && name.endsWith(ending))
  const html = [
    '<!doctype html><html lang="en"><head><title>Kinds</title>',
    `<link rel="stylesheet" href="${entry('.css')}"></head>`,
    `<body><div id="root"></div><script type="module" src="${entry('.js')}"></script></body></html>`,
  ].join('')
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html'
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': contentPolicy(),
      })
      .end(path === '/' ? html : (files.get(path) ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium found: set CHROMIUM to the path of one')
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

const field = (name: string) => page.locator('.fy-field').filter({ has: page.locator(`[name="${name}"]`) })

it('[FK-20] every kind, answered and disabled, can neither be focused nor changed, and is accessible', async () => {
  for (const kind of shown) {
    const disabled = field(`disabled-${kind}`)
    expect(await disabled.locator(':is(input, textarea, button):not(:disabled)').count(), kind).toBe(0)
    expect(await disabled.locator(':is(input, textarea, button):disabled').count(), kind).toBeGreaterThan(0)
  }
  await page.locator('h1').click()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/^marked-/)
  expect(await accessibilityFindings(page)).toEqual([])
})

it('[FK-23] every kind has the invalid look where its definition says so', async () => {
  const danger = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--fy-danger)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  for (const kind of shown) {
    const marked = field(`marked-${kind}`)
    expect(await marked.locator('[aria-invalid="true"]').count(), kind).toBeGreaterThan(0)
    const colours = await marked.evaluate((element) =>
      Array.from(element.querySelectorAll('*'), (part) => getComputedStyle(part).borderTopColor),
    )
    expect(colours, kind).toContain(danger)
  }
})
