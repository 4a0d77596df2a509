import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { siteUnderTest } from '../harness/siteUnderTest'
import { expectFit, fieldOf, openKitchenForm, section } from './kitchenForm'

const site = siteUnderTest()

const code = /\/assets\/SelectBox-[\w-]+\.js/

const lists = ['select', 'searchable-select'] as const
type List = (typeof lists)[number]

async function openList(page: Page, kind: List = 'searchable-select', block: 'center' | 'end' = 'center') {
  const field = fieldOf(section(page, 'optional'), kind)
  await field.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
  await field.getByRole('combobox').click()
  await field.getByRole('listbox').waitFor()
  // Where it stands once it has slid in.
  await field
    .locator('.fy-select__menu')
    .evaluate((popup) => Promise.all(popup.getAnimations().map((animation) => animation.finished)))
  return field
}

const place = (page: Page) =>
  page.locator('.fy-select__menu').evaluate((popup) => {
    const { x, y, width, height } = popup.getBoundingClientRect()
    const list = popup.querySelector('[role="listbox"]')?.getBoundingClientRect()
    const { zIndex, animationDuration, animationName } = getComputedStyle(popup)
    return { x, y, width, height, list: list?.height, zIndex, animationDuration, animationName }
  })

/** Closes an open list by its key. */
async function closeList(page: Page, field: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => field.getByRole('listbox').count()).toBe(0)
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
    await expect.poll(() => field.getByRole('listbox').count()).toBe(0)
    arrive()
    await field.getByRole('listbox').waitFor()
    await page.keyboard.type('7')
    await expect.poll(() => field.getByRole('combobox').inputValue()).toBe('Option 297')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.getByRole('combobox').inputValue()).toBe('Option 297')
    await expect.poll(() => page.getByRole('region', { name: /missing/ }).count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Delete')
    await expect.poll(() => field.getByRole('combobox').inputValue()).toBe('')
  })

  it('[FK-25] hangs where there is room, accessible, with three hundred options or none, and inserts no style that the policy forbids', async () => {
    const page = await openKitchenForm(site)
    const field = await openList(page)
    // An empty element that script fills is all that the policy lets through; anything else it complains of.
    const texts = await page.evaluate(() =>
      Array.from(document.querySelectorAll('style'), (style) => [
        style.textContent,
        style.sheet?.cssRules.length,
      ]),
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const [text, rules] of texts) expect([text, rules === 0]).toEqual(['', false])

    const below = await field.getByRole('combobox').boundingBox()
    const { x, y, list, zIndex, animationDuration } = await place(page)
    expect({ list, zIndex, animationDuration }).toEqual({
      list: 200,
      zIndex: '100',
      animationDuration: '0.3s',
    })
    expect(Math.abs(x - (below?.x ?? 0))).toBeLessThan(2)
    expect(y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))
    await expect.poll(() => field.getByRole('option').count()).toBe(300)
    await expectFit(page)
    await closeList(page, field)

    await openList(page, 'searchable-select', 'end')
    const above = await field.getByRole('combobox').boundingBox()
    const upper = await place(page)
    expect(upper.y + upper.height).toBeLessThan(above?.y ?? 0)
    await page.keyboard.type('no such option')
    await field.getByText('NO DATA FOUND.').waitFor()
    await expectFit(page)
  })
})

describe('[FK-04] a select', () => {
  const closed = async () => {
    const page = await openKitchenForm(site)
    const field = fieldOf(section(page, 'optional'), 'select')
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    return { page, field, box: field.getByRole('combobox') }
  }
  const active = (page: Page) =>
    page.evaluate(() => {
      const at = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
      const all = Array.from(document.querySelectorAll('.fy-select__option'))
      return all.indexOf(document.getElementById(at) ?? document.body)
    })

  it('keys open it at its first or last option, with the focus where it was', async () => {
    const { page, field, box } = await closed()
    for (const [key, end] of [
      ['Enter', 'first'],
      ['ArrowDown', 'first'],
      ['Space', 'first'],
      ['Alt+ArrowDown', 'first'],
      ['End', 'last'],
    ] as const) {
      await box.focus()
      await page.keyboard.press(key)
      await field.getByRole('listbox').waitFor()
      const count = await field.getByRole('option').count()
      await expect.poll(() => active(page), { message: key }).toBe(end === 'first' ? 0 : count - 1)
      await page.keyboard.press('Enter')
      await expect.poll(() => field.getByRole('listbox').count(), { message: key }).toBe(0)
      await expect.poll(() => box.textContent(), { message: key }).not.toBe('Select…')
      await page.keyboard.press('Delete')
      await expect.poll(() => box.textContent(), { message: key }).toBe('Select…')
      await expect.poll(() => page.getByRole('region', { name: /missing/ }).count()).toBe(0)
    }
  })

  it('[FK-25] letters open it at what they begin; half a second later they begin another word', async () => {
    const { page, field, box } = await closed()
    await box.click()
    await field.getByRole('listbox').waitFor()
    const labels = await field.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    const wanted = labels.length - 1
    // A busy machine takes more than half a second between two keys: the page's clock goes by the test.
    const moment = Date.now()
    await page.clock.setFixedTime(moment)
    await page.keyboard.type((labels[wanted] ?? '').toLowerCase())
    await expect.poll(() => active(page)).toBe(wanted)
    await page.clock.setFixedTime(moment + 500)
    await page.keyboard.type(labels[0] ?? '')
    await expect.poll(() => active(page)).toBe(0)
  })

  // Each on a page whose list has not been opened: its first press is answered before its code has come.
  it.each(['click', 'dblclick', 'tap'])('a %s opens it and the next one closes it', async (act) => {
    const { page, field, box } = await closed()
    const clicks = await countClicks(page)
    if (act === 'dblclick') await box.dblclick()
    else if (act === 'click') await box.click()
    else await tap(page, field)
    // The browser sends a tap's click after the touch: it does not close what the touch has opened.
    await expect.poll(clicks).toBe(act === 'dblclick' ? 2 : 1)
    await field.getByRole('listbox').waitFor()
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    expect(await field.getByRole('listbox').count()).toBe(1)
    if (act === 'tap') await tap(page, field)
    else await box.click()
    await expect.poll(() => field.getByRole('listbox').count()).toBe(0)
  })

  it('loses no click while its code is on the way', async () => {
    const { page, field, box } = await closed()
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(code, async (route) => {
      await held
      await route.continue()
    })
    await box.click()
    await expect.poll(() => field.getByRole('listbox').count()).toBe(0)
    arrive()
    await field.getByRole('listbox').waitFor()
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

/** Counts the clicks that arrive in the page from here on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const seen = { clicks: 0 }
    window.addEventListener('click', () => (seen.clicks += 1), true)
    return seen
  })
  return () => counter.evaluate((seen) => seen.clicks)
}

/** A finger on the field's control, as the browser sends it. */
async function tap(page: Page, field: Locator): Promise<void> {
  const box = (await field.getByRole('combobox').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const cdp = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 3, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

it.each(lists)(
  "[FK-04] [FK-05] a %s is the browser's own list where its code can not be had",
  async (kind) => {
    site.trouble.expect(/ERR_FAILED: GET .*SelectBox/)
    site.trouble.allow(/dynamically imported module/)
    const page = await openKitchenForm(site)
    await page.route(code, (route) => route.abort())
    const field = fieldOf(section(page, 'optional'), kind)
    const name = await field.getByRole('combobox').getAttribute('name')
    await field.getByRole('combobox').click()
    const native = field.locator('select')
    await native.waitFor()
    await expect.poll(() => native.getAttribute('name')).toBe(name)
    await expect.poll(() => native.evaluate((element) => element === document.activeElement)).toBe(true)
    await native.selectOption({ index: 2 })
    expect(await native.evaluate((element: HTMLSelectElement) => element.selectedIndex)).toBe(2)
    await expectFit(page)
  },
)

describe('[FK-25] the open list', () => {
  it('is a sheet as wide as the screen, and fills it at 500 px, the input in sight above its options', async () => {
    const page = await openKitchenForm(site, 501)
    const height = page.viewportSize()?.height ?? 0
    for (const width of [768, 501]) {
      await page.setViewportSize({ width, height })
      const field = await openList(page)
      await expect.poll(() => place(page)).toMatchObject({ x: 0, y: 0, width })
      expect((await place(page)).height).toBeLessThan(height)
      await expectFit(page)
      await closeList(page, field)
    }
    await page.setViewportSize({ width: 500, height })
    const field = await openList(page)
    await expect.poll(() => place(page)).toMatchObject({ x: 0, y: 0, width: 500, height })
    const control = await field.getByRole('combobox').boundingBox()
    const first = await field.getByRole('option').first().boundingBox()
    expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
    await expectFit(page)
    await field.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => field.getByRole('listbox').count()).toBe(0)
  })

  it('is a sheet from below, or the whole screen, where one can not search', async () => {
    const page = await openKitchenForm(site, 768)
    const field = await openList(page, 'select')
    const height = page.viewportSize()?.height ?? 0
    const sheet = await place(page)
    expect(sheet).toMatchObject({ x: 0, width: 768, animationDuration: '0.3s', zIndex: '100' })
    expect(sheet.y + sheet.height).toBe(height)
    await expectFit(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 500, height })
    await field.getByRole('combobox').click()
    await expect.poll(() => place(page)).toMatchObject({ x: 0, y: 0, width: 500, height })
    await expectFit(page)
    await field.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => field.getByRole('listbox').count()).toBe(0)
  })

  it('does not slide for those who want less motion', async () => {
    const page = await openKitchenForm(site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const kind of lists) {
      await page.setViewportSize({ width: 1280, height: 900 })
      const field = await openList(page, kind)
      await expect.poll(() => place(page), { message: kind }).toMatchObject({ animationName: 'none' })
      await page.setViewportSize({ width: 600, height: 800 })
      await expect.poll(() => place(page), { message: kind }).toMatchObject({ animationName: 'none' })
      await closeList(page, field)
    }
  })
})
