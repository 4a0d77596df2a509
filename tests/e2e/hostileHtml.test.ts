import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { hostileHtml } from '../fixtures/hostileHtml'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

/** Writes to the database directly, as an older version or another program could have. */
function storeHostile(guid: string): void {
  const database = new Database(join(site.server.dataDir, 'foyer.db'))
  const description = `<h2>The role</h2>${hostileHtml.join('<p>Between</p>')}<p>The end</p>`
  database.prepare('update vacancies set description = ? where guid = ?').run(description, guid)
  database.close()
}

it('[JD-01] hostile HTML in a description runs no code, even without the content security policy', async () => {
  const page = await site.visit('harbour', '/', { hasContentPolicy: false })
  const path = (await page.locator('tbody a[href^="/job/details/"]').first().getAttribute('href')) ?? ''
  storeHostile(path.split('/').at(-1) ?? '')
  await page.addInitScript(() => {
    Object.assign(window, {
      hits: 0,
      hit: () => Object.assign(window, { hits: Number(Reflect.get(window, 'hits')) + 1 }),
    })
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${site.server.getOrigin('harbour')}${path}`)
  await page.getByRole('heading', { name: 'The role' }).waitFor()
  await page.getByRole('heading', { name: 'The role' }).hover()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(0)
  expect(requests.filter((url) => new URL(url).hostname.endsWith('.example'))).toEqual([])
})
