import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStudio } from '../../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import { BlocksPanel } from './BlocksPanel'
import { MenuPanel } from './MenuPanel'
import { PagesPanel } from './PagesPanel'

const config = {
  menuItems: [
    { label: 'About', url: '/about' },
    { label: 'Jobs', url: '/' },
    { label: 'Blog', url: 'https://example.org' },
  ],
  pages: [
    {
      path: '/about',
      title: 'About us',
      blocks: [
        { type: 'heading', text: 'Who we are' },
        { type: 'carousel' },
        { type: 'button', label: 'Go', url: '/team' },
      ],
    },
    { path: '/team', title: 'Team', blocks: [{ type: 'richText', text: ['We **build**.'] }] },
  ],
}
interface RawConfig {
  menuItems: { label: string; items?: { label: string }[] }[]
  pages: { path: string; title: string; isHidden?: boolean; blocks: { type: string }[] }[]
  redirects?: unknown[]
}

afterEach(cleanup)

// jsdom opens no dialogs.
const { showModal, close } = HTMLDialogElement.prototype
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))

async function show(Panel: typeof BlocksPanel, path = '/about') {
  const studio = await openStudio(config)
  studio.openPage(path)
  renderInStudio(<Panel studio={studio} />)
  return {
    user: userEvent.setup(),
    studio,
    getConfig: () => studio.store.getState().rawConfig as RawConfig,
    getAnnouncement: () => studio.store.getState().announcement,
  }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const getRowTexts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button', { name: /^(?!Move)/ })
    .map(({ textContent }) => textContent?.trim())

describe('the blocks of a page', () => {
  test('are listed with their text, unknown blocks as such', async () => {
    const { user, studio } = await show(BlocksPanel)
    expect(getRowTexts('Blocks of this page')).toEqual([
      'Heading Who we are',
      "Unknown block 'carousel' 1 error",
      'Button Go',
    ])
    await user.click(button(/^Button/))
    expect(studio.store.getState().selected).toBe('/pages/0/blocks/2')
    await user.click(button('Page: About us'))
    expect(studio.store.getState().selected).toBe('/pages/0')
  })

  test('are moved by keys, and keep the focus', async () => {
    const { user, getConfig, getAnnouncement } = await show(BlocksPanel)
    await user.click(button(/^Unknown/))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(getConfig().pages[0]?.blocks.map(({ type }) => type)).toEqual(['carousel', 'heading', 'button'])
    expect(getAnnouncement()).toBe("Unknown block 'carousel' moved to place 1 of 3")
    expect(document.activeElement).toBe(button(/^Unknown/))
    button("Move Unknown block 'carousel'").focus()
    await user.keyboard('{End}')
    expect(getConfig().pages[0]?.blocks.map(({ type }) => type)).toEqual(['heading', 'button', 'carousel'])
    expect(document.activeElement).toBe(button("Move Unknown block 'carousel'"))
  })

  test('are added after the selected block, duplicated, copied to another page, deleted and restored', async () => {
    const { user, studio, getConfig } = await show(BlocksPanel)
    const getTypes = (page = 0) => getConfig().pages[page]?.blocks.map(({ type }) => type)
    await user.click(button(/^Heading/))
    await user.click(button('Add a block'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Quote/ }))
    expect(getTypes()).toEqual(['heading', 'quote', 'carousel', 'button'])
    expect(studio.store.getState().selected).toBe('/pages/0/blocks/1')
    await user.click(button('Duplicate Quote'))
    await user.click(button('Delete Quote'))
    expect(getTypes()).toEqual(['heading', 'quote', 'carousel', 'button'])
    await user.click(button('Undo'))
    expect(getTypes()).toHaveLength(5)
    await user.click(screen.getAllByRole('button', { name: /^Quote/ })[0] as HTMLElement)
    await user.click(button('Copy Quote'))
    const pages = () => screen.getByRole('combobox', { name: 'Move or copy Quote to another page' })
    await user.selectOptions(pages(), 'copy 1')
    expect([getTypes(), getTypes(1)]).toEqual([expect.arrayContaining(['quote']), ['richText', 'quote']])
    await user.click(button('Undo'))
    await user.click(screen.getAllByRole('button', { name: /^Quote/ })[0] as HTMLElement)
    await user.selectOptions(pages(), 'move 1')
    expect(getTypes(1)).toEqual(['richText', 'quote'])
    await user.click(button('Paste Quote'))
    expect(getTypes()).toHaveLength(5)
  })

  test('are copied into config.json when the client customises a built-in page', async () => {
    const { user, getConfig } = await show(BlocksPanel, '/')
    await user.click(button('Customise'))
    expect(getConfig().pages[2]).toMatchObject({ path: '/', blocks: [{ type: 'jobList' }] })
  })
})

describe('the pages', () => {
  test('are opened, added with a place in the menu, hidden and made the first page', async () => {
    const { user, studio, getConfig } = await show(PagesPanel)
    await user.click(button(/^Team/))
    expect(studio.store.getState()).toMatchObject({ page: '/team', selected: '/pages/1' })
    await user.click(button('Hide Team'))
    expect(getConfig().pages[1]?.isHidden).toBe(true)
    await user.click(button('Make Team the first page'))
    expect(getConfig().pages[1]?.path).toBe('/')
    expect(studio.store.getState().page).toBe('/')
    await user.click(button('Add a page'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'About us')
    await user.click(button('Add'))
    expect(getConfig().pages[2]).toMatchObject({ path: '/about-us', title: 'About us' })
    expect(getConfig().menuItems[3]).toEqual({ label: 'About us', url: '/about-us' })
    expect(studio.store.getState().page).toBe('/about-us')
  })

  test('list the links to them before they are deleted', async () => {
    const { user, getConfig } = await show(PagesPanel, '/team')
    await user.click(button('Delete Team'))
    expect(screen.getByRole('dialog').textContent).toContain('1 link leads to it:Page About us: Button')
    await user.selectOptions(screen.getByRole('combobox'), 'About us')
    await user.click(button('Delete page'))
    expect(getConfig().pages).toHaveLength(1)
    expect(getConfig().pages[0]?.blocks[2]).toMatchObject({ url: '/about' })
    expect(getConfig().redirects).toEqual([{ from: '/team', to: '/about' }])
  })
})

describe('the menu', () => {
  test('takes links to pages, which can be nested one level', async () => {
    const { user, getConfig } = await show(MenuPanel)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Link to' }), 'Team')
    await user.click(button('Add to the menu'))
    expect(getConfig().menuItems[3]).toEqual({ label: 'Team', url: '/team' })
    await user.click(button('Move Team below the one before it'))
    expect(getConfig().menuItems[2]?.items).toEqual([{ label: 'Team', url: '/team' }])
    expect(getRowTexts('Blog')[0]).toBe('Team /team')
    await user.click(button('Move Team out, to the first level'))
    await user.click(button('Delete Team'))
    expect(getConfig().menuItems).toEqual(config.menuItems)
  })
})

test('an invalid config.json shows a notice instead of the panel', async () => {
  const studio = await openStudio('{ "pages": ')
  render(<BlocksPanel studio={studio} />)
  expect(screen.getByRole('alert').textContent).toContain('config.json is not valid JSON')
})

test('the blocks to add are one stop of the Tab key, with arrow keys, Home, End and letters inside', async () => {
  const { user, getConfig } = await show(BlocksPanel)
  await user.click(screen.getByRole('button', { name: /^Add (a )?block/ }))
  const list = within(screen.getByRole('dialog')).getByRole('list')
  const choices = within(list).getAllByRole('button')
  expect(choices.filter(({ tabIndex }) => tabIndex === 0)).toEqual([choices[0]])
  choices[0]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(choices[1])
  expect(choices[1]?.tabIndex).toBe(0)
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(choices.at(-1))
  await user.keyboard('{ArrowRight}{Home}')
  expect(document.activeElement).toBe(choices[0])
  await user.keyboard('q')
  expect(document.activeElement?.textContent).toMatch(/^Quote/)
  await user.keyboard('{Enter}')
  expect(getConfig().pages[0]?.blocks.at(-1)?.type).toBe('quote')
})
