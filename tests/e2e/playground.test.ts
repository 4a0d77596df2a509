import { expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('in the playground a schema becomes its form as it is written, is judged, and travels in a link', async () => {
  const page = await site.visit('kitchen', '/playground')
  const schema = page.getByLabel('JSON Schema')
  await schema.fill(
    '{"type": "object", "required": ["boat"], "properties": {"boat": {"type": "string", "minLength": 3',
  )
  await page.getByText('This is not JSON').waitFor()
  await schema.fill(
    '{"type": "object", "required": ["boat"], "properties": {"boat": {"type": "string", "title": "Boat", "minLength": 3}}}',
  )
  const boat = page.getByRole('textbox', { name: /^Boat/ })
  await boat.fill('Al')
  await page.getByText('1 answer does not fit:').waitFor()
  await boat.fill('Albatross')
  await page.getByText('The answers fit the schema.').waitFor()
  await page.locator('pre', { hasText: '"boat": "Albatross"' }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy a link to this' }).click()
  await expect.poll(() => new URL(page.url()).hash).not.toBe('')
  const { pathname, hash } = new URL(page.url())
  const other = await site.visit('kitchen', `${pathname}${hash}`, { width: 360 })
  await other.getByRole('textbox', { name: /^Boat/ }).waitFor()
  expect(await sidewaysScroll(other)).toBe(0)
  await other.getByLabel('Begin with').selectOption({ label: 'A reference to nowhere' })
  await other.getByText('its description is not part of the schema').waitFor()
})

it('is nowhere but in the kitchen', async () => {
  site.trouble.expect(/^404: GET .*\/playground$/)
  const page = await site.visit('harbour', '/playground')
  await page.getByRole('heading', { level: 1, name: /not found|isn’t here|cannot be found/i }).waitFor()
})
