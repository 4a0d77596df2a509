// Measures when a visitor can begin the Coastal Planner's application form, as the server renders it: [rounds].
// Medians in ms: first field shown, first key accepted, form hydrated.
import { send } from './lib/client.mjs'
import { getMedians } from './lib/median.mjs'
import { getScriptKb, measurePaint, openPhone } from './lib/openPhone.mjs'
import { startDemo } from './lib/startFoyer.mjs'

export async function measure(rounds = 5) {
  const demo = await startDemo()
  const host = `harbour.localhost:${demo.port}`
  const { text } = await send(`${demo.url}/`, { host })
  const guid = /href="\/job\/details\/([\w-]+)"[^>]*><span>Coastal Planner/.exec(text)?.[1]
  if (!guid) throw new Error('The demo has no Coastal Planner.')
  const phone = await openPhone()
  try {
    const visits = []
    for (let round = 0; round < rounds; round += 1)
      visits.push(await phone.visit((page, requested) => fillIn(page, requested, host, guid)))
    return { 'application form': getMedians(visits) }
  } finally {
    await phone.close()
    await demo.stop()
  }
}

async function fillIn(page, requested, host, guid) {
  await page.addInitScript(watch)
  await page.goto(`http://${host}/applicant/apply/${guid}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seen.field > 0)
  await page.evaluate(() => document.querySelector('[name="firstName"]').focus())
  await page.keyboard.press('A')
  await page.waitForFunction(() => window.seen.key > 0 && window.seen.hydrated > 0)
  const { field, key, hydrated } = await page.evaluate(() => window.seen)
  const paint = await measurePaint(page)
  return {
    ...paint,
    'first field': Math.round(Math.max(field, paint['first paint'])),
    'first key': Math.round(key),
    hydrated: Math.round(hydrated),
    requests: requested.size,
    'script KB': await getScriptKb(page),
  }
}

/**
 * Runs in the page: records when the first field is shown and takes its first key, and when the form is
 * hydrated.
 */
function watch() {
  const seen = Object.assign(window, { seen: { field: 0, key: 0, hydrated: 0 } }).seen
  const look = () => {
    const input = document.querySelector('[name="firstName"]')
    if (input && input.getBoundingClientRect().height > 0 && !seen.field) {
      input.addEventListener('input', () => {
        seen.key ||= performance.now()
      })
      seen.field = performance.now()
    }
    const form = document.querySelector('form[method="post"]')
    if (form && !form.hasAttribute('data-plain')) seen.hydrated ||= performance.now()
    if (!seen.field || !seen.hydrated) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
