import { expect, it } from 'vitest'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { answering, siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

/** Each costs a phone a turn on its line. */
const most = 12

it.each(['the job list', 'a job', 'an application form'])(
  '%s asks for no more than 12 scripts and styles',
  async (what) => {
    const job = what === 'the job list' ? '/' : await demoJobAddress(site, 'harbour', 'Coastal Planner')
    const path = what === 'an application form' ? applyAddress(job) : job
    const page = await site.visit('harbour', '/privacy', { width: 360 })
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        asked.add(new URL(request.url()).pathname)
    })
    await page.goto(`${site.server.origin('harbour')}${path}`)
    await answering(page)
    await page.waitForLoadState('networkidle')
    // What is brought in an idle moment counts too.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/http-[^/]+\.js$/.test(name)),
    )
    expect(asked.size).toBeGreaterThan(3)
    expect([...asked].length, [...asked].join('\n')).toBeLessThanOrEqual(most)
  },
)
