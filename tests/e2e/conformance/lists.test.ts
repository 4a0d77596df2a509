import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { siteUnderTest } from '../harness/siteUnderTest'
import { expectFit, fieldOf, openKitchenForm, section } from './kitchenForm'

const site = siteUnderTest()

const code = /\/assets\/SelectBox-[\w-]+\.js/

async function openList(page: Page, block: 'center' | 'end' = 'center') {
  const field = fieldOf(section(page, 'optional'), 'searchable-select')
  await field.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
  await field.getByRole('combobox').click()
  await field.getByRole('listbox').waitFor()
  // Where it stands once it has slid in.
  await field
    .locator('.fy-select__popup')
    .evaluate((popup) => Promise.all(popup.getAnimations().map((animation) => animation.finished)))
  return field
}

describe('[FK-05] a searchable select', () => {
  it('loses neither click nor key while its code is on the way', async () => {
    const page = await openKitchenForm(site)
    const field = fieldOf(section(page, 'optional'), 'searchable-select')
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(code, async (route) => {
      await held
      await route.continue()
    })
    await field.getByRole('combobox').click()
    await page.keyboard.type('Option 29')
    expect(await field.getByRole('listbox').count()).toBe(0)
    arrive()
    await field.getByRole('listbox').waitFor()
    await page.keyboard.type('7')
    expect(await field.getByRole('combobox').inputValue()).toBe('Option 297')
    await page.keyboard.press('Enter')
    expect(await field.getByRole('combobox').inputValue()).toBe('Option 297')
    expect(await page.getByRole('region', { name: /missing/ }).count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Delete')
    expect(await field.getByRole('combobox').inputValue()).toBe('')
  })

  it('is a plain list where its code can not be had', async () => {
    site.trouble.expect(/ERR_FAILED: GET .*SelectBox/)
    site.trouble.allow(/dynamically imported module/)
    const page = await openKitchenForm(site)
    await page.route(code, (route) => route.abort())
    const field = fieldOf(section(page, 'optional'), 'searchable-select')
    await field.getByRole('combobox').click()
    await field.getByRole('button', { name: 'Select…' }).or(field.getByRole('combobox')).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await field.getByRole('option', { name: 'Option 3', exact: true }).click()
    await expect.poll(() => field.textContent()).toContain('Option 3')
  })

  it("inserts no style that the page's policy would have to forgive", async () => {
    const page = await openKitchenForm(site)
    await openList(page)
    // An empty element that script fills is all that the policy lets through; anything else it complains of.
    const texts = await page.evaluate(() =>
      Array.from(document.querySelectorAll('style'), (style) => [
        style.textContent,
        style.sheet?.cssRules.length,
      ]),
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const [text, rules] of texts) expect([text, rules === 0]).toEqual(['', false])
  })

  it('[FK-25] is accessible open, with a choice among three hundred and with none', async () => {
    const page = await openKitchenForm(site)
    const field = await openList(page)
    expect(await field.getByRole('option').count()).toBe(300)
    await expectFit(page)
    await page.keyboard.type('no such option')
    await field.getByText('NO DATA FOUND.').waitFor()
    await expectFit(page)
  })
})

describe('[FK-25] the open list', () => {
  const place = (page: Page) =>
    page.locator('.fy-select__popup').evaluate((popup) => {
      const { x, y, width, height } = popup.getBoundingClientRect()
      const list = popup.querySelector('[role="listbox"]')?.getBoundingClientRect()
      const { zIndex, animationDuration, animationName } = getComputedStyle(popup)
      return { x, y, width, height, list: list?.height, zIndex, animationDuration, animationName }
    })

  it('hangs below its field, 200 px high, over what is at 100, slid in over 300 ms', async () => {
    const page = await openKitchenForm(site)
    const field = await openList(page)
    const control = await field.getByRole('combobox').boundingBox()
    const { x, y, list, zIndex, animationDuration } = await place(page)
    expect({ list, zIndex, animationDuration }).toEqual({
      list: 200,
      zIndex: '100',
      animationDuration: '0.3s',
    })
    expect(Math.abs(x - (control?.x ?? 0))).toBeLessThan(2)
    expect(y).toBeGreaterThan((control?.y ?? 0) + (control?.height ?? 0))
  })

  it('hangs above where there is no room below', async () => {
    const page = await openKitchenForm(site)
    const field = await openList(page, 'end')
    const control = await field.getByRole('combobox').boundingBox()
    const { y, height } = await place(page)
    expect(y + height).toBeLessThan(control?.y ?? 0)
  })

  it.each([768, 501])('is a sheet as wide as the screen at %i px', async (width) => {
    const page = await openKitchenForm(site, width)
    await openList(page)
    const sheet = await place(page)
    expect(sheet).toMatchObject({ x: 0, y: 0, width })
    expect(sheet.height).toBeLessThan(page.viewportSize()?.height ?? 0)
    await expectFit(page)
  })

  it('fills the screen at 500 px, the input in sight above its options', async () => {
    const page = await openKitchenForm(site, 500)
    const field = await openList(page)
    expect(await place(page)).toMatchObject({ x: 0, y: 0, width: 500, height: page.viewportSize()?.height })
    const control = await field.getByRole('combobox').boundingBox()
    const first = await field.getByRole('option').first().boundingBox()
    expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
    await expectFit(page)
    await field.getByRole('button', { name: 'Done' }).click()
    expect(await field.getByRole('listbox').count()).toBe(0)
  })

  it('does not slide for those who want less motion', async () => {
    const page = await openKitchenForm(site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openList(page)
    expect(await place(page)).toMatchObject({ animationName: 'none' })
  })
})
