import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setUpSite } from '../harness/setUpSite'
import { expectAccessibleField, getField, getSection, openKitchenForm } from './kitchenForm'

/** The keys, letters and answers of these lists are tested in jsdom: `LazySelect.test.tsx`, `SelectWidget.test.tsx`. */
const site = setUpSite()

const code = /\/assets\/SelectBox-[\w-]+\.js/

const lists = ['select', 'searchable-select'] as const
type List = (typeof lists)[number]

const listField = (page: Page, kind: List) => getField(getSection(page, 'optional'), kind)

const expectFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)

async function openList(page: Page, kind: List, block: 'center' | 'end' = 'center') {
  const field = listField(page, kind)
  await field.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
  await field.getByRole('combobox').click()
  await field.getByRole('listbox').waitFor()
  // Waits until the opening animation has ended.
  await field
    .locator('.fy-select__menu')
    .evaluate((popup) => Promise.all(popup.getAnimations().map((animation) => animation.finished)))
  return field
}

const getPopupLayout = (page: Page) =>
  page.locator('.fy-select__menu').evaluate((popup) => {
    const { x, y, width, height } = popup.getBoundingClientRect()
    const list = popup.querySelector('[role="listbox"]')?.getBoundingClientRect()
    const { zIndex, animationDuration, animationName } = getComputedStyle(popup)
    return { x, y, width, height, list: list?.height, zIndex, animationDuration, animationName }
  })

const expectClosed = (field: Locator) => expect.poll(() => field.getByRole('listbox').count()).toBe(0)

/** Closes an open list with the keyboard. */
async function closeList(page: Page, field: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expectClosed(field)
}

/** Returns the text and the number of rules of each style element. */
const styleElements = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), (style) => [
      style.textContent,
      style.sheet?.cssRules.length,
    ]),
  )

it('[FK-05] [FK-25] a list opens where there is room, inserts no style that the policy forbids, does not slide for visitors who want less motion, and on a narrow screen is a sheet: at the top with a search, at the bottom without one, and over the whole screen at 500 px', async () => {
  const page = await openKitchenForm(site)
  const field = await openList(page, 'searchable-select')
  // The policy allows an empty style element that a script fills; the browser reports any other.
  const styles = await styleElements(page)
  expect(styles.length).toBeGreaterThan(0)
  for (const [text, rules] of styles) expect([text, rules === 0]).toEqual(['', false])

  const below = await field.getByRole('combobox').boundingBox()
  const { x, y, list, zIndex, animationDuration } = await getPopupLayout(page)
  expect({ list, zIndex, animationDuration }).toEqual({ list: 200, zIndex: '100', animationDuration: '0.3s' })
  expect(Math.abs(x - (below?.x ?? 0))).toBeLessThan(2)
  expect(y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))
  await expect.poll(() => field.getByRole('option').count()).toBe(300)
  await expectAccessibleField(field)
  await closeList(page, field)

  await openList(page, 'searchable-select', 'end')
  const above = await field.getByRole('combobox').boundingBox()
  const upper = await getPopupLayout(page)
  expect(upper.y + upper.height).toBeLessThan(above?.y ?? 0)
  await page.keyboard.type('no such option')
  await field.getByText('NO DATA FOUND.').waitFor()
  await expectAccessibleField(field)
  await closeList(page, field)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const kind of lists) {
    await page.setViewportSize({ width: 1280, height: 900 })
    const still = await openList(page, kind)
    await expect.poll(() => getPopupLayout(page), { message: kind }).toMatchObject({ animationName: 'none' })
    await page.setViewportSize({ width: 600, height: 800 })
    await expect.poll(() => getPopupLayout(page), { message: kind }).toMatchObject({ animationName: 'none' })
    await closeList(page, still)
  }

  // On a narrow screen the list is a sheet.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const height = page.viewportSize()?.height ?? 0
  for (const width of [768, 501]) {
    await page.setViewportSize({ width, height })
    const field = await openList(page, 'searchable-select')
    await expect.poll(() => getPopupLayout(page)).toMatchObject({ x: 0, y: 0, width })
    expect((await getPopupLayout(page)).height).toBeLessThan(height)
    await expectAccessibleField(field)
    await closeList(page, field)
  }
  await page.setViewportSize({ width: 768, height })
  const select = await openList(page, 'select')
  const sheet = await getPopupLayout(page)
  expect(sheet).toMatchObject({ x: 0, width: 768, animationDuration: '0.3s', zIndex: '100' })
  expect(sheet.y + sheet.height).toBe(height)
  await expectAccessibleField(select)
  await closeList(page, select)

  await page.setViewportSize({ width: 500, height })
  for (const kind of lists) {
    const field = await openList(page, kind)
    await expect
      .poll(() => getPopupLayout(page), { message: kind })
      .toMatchObject({ x: 0, y: 0, width: 500, height })
    if (kind === 'searchable-select') {
      const control = await field.getByRole('combobox').boundingBox()
      const first = await field.getByRole('option').first().boundingBox()
      expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
    }
    await expectAccessibleField(field)
    await field.getByRole('button', { name: 'Done' }).click()
    await expectClosed(field)
  }
})

/** Counts clicks in the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const seen = { clicks: 0 }
    window.addEventListener('click', () => (seen.clicks += 1), true)
    return seen
  })
  return () => counter.evaluate((seen) => seen.clicks)
}

/** Taps the field's control, with the events that a browser sends. */
async function tap(page: Page, field: Locator): Promise<void> {
  const box = (await field.getByRole('combobox').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const cdp = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 3, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

it('[FK-04] a tap and a double click on a list that is not loaded yet open it once, and the next press closes it', async () => {
  for (const act of ['tap', 'dblclick'] as const) {
    const page = await openKitchenForm(site)
    const field = listField(page, 'select')
    const box = field.getByRole('combobox')
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const clicks = await countClicks(page)
    if (act === 'tap') await tap(page, field)
    else await box.dblclick()
    // The browser sends a click after a tap, which must not close the list that the touch has opened.
    await expect.poll(clicks, { message: act }).toBe(act === 'dblclick' ? 2 : 1)
    await field.getByRole('listbox').waitFor()
    await expectFocus(box)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    expect(await field.getByRole('listbox').count(), act).toBe(1)
    if (act === 'tap') await tap(page, field)
    else await box.click()
    await expectClosed(field)
    await page.context().close()
  }
})

it("[FK-04] [FK-05] a list is the browser's own select if its code cannot be loaded", async () => {
  site.problems.expect(/ERR_FAILED: GET .*SelectBox/)
  site.problems.allow(/dynamically imported module/)
  const page = await openKitchenForm(site)
  await page.route(code, (route) => route.abort())
  for (const kind of lists) {
    const field = listField(page, kind)
    const name = await field.locator('[name]').getAttribute('name')
    const native = field.locator('select')
    if ((await native.count()) === 0) await field.getByRole('combobox').click()
    await native.waitFor()
    await expect.poll(() => native.getAttribute('name'), { message: kind }).toBe(name)
    if (kind === 'select') await expectFocus(native)
    await native.selectOption({ index: 2 })
    expect(await native.evaluate((element: HTMLSelectElement) => element.selectedIndex)).toBe(2)
    await expectAccessibleField(field)
  }
})
