import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openStudio } from '../../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import { clientBlocks } from '../../../schemas/blocks/block'
import { createBlock } from '../../../schemas/siteEditing/siteChange'
import { Inspector } from './Inspector'

afterEach(cleanup)

const configWithBlocks = (...blocks: unknown[]) => ({
  pages: [{ path: '/about', title: 'About us', blocks }],
})

async function show(config: object, place: string | null) {
  const studio = await openStudio(config)
  studio.select(place)
  renderInStudio(<Inspector studio={studio} />)
  const getFirstPage = () =>
    (studio.store.getState().rawConfig as ReturnType<typeof configWithBlocks>).pages[0]
  return { user: userEvent.setup(), studio, getFirstPage, configText: studio.store.getState().configText }
}

test.each(Object.keys(clientBlocks))('opening the form of a %s changes nothing', async (type) => {
  const { studio, configText } = await show(configWithBlocks(createBlock(type)), '/pages/0/blocks/0')
  const { title } = clientBlocks[type as keyof typeof clientBlocks]
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
  // Blocks with properties load their form in a separate chunk.
  const { properties } = clientBlocks[type as keyof typeof clientBlocks]
  if (Object.keys(properties).length > 0)
    await screen.findAllByRole('group', {}, { timeout: 10_000 }).catch(() => null)
  await act(async () => {})
  expect(studio.store.getState().configText).toBe(configText)
  expect(studio.store.getState().canUndo).toBe(false)
})

test('every keystroke is an edit, and typing in one field is one undo step', async () => {
  const { user, studio, getFirstPage } = await show(
    configWithBlocks({ type: 'heading', text: 'Hi', x: 1 }),
    '/pages/0/blocks/0',
  )
  const field = await screen.findByLabelText(/^Text/, {}, { timeout: 10_000 })
  await user.type(field, ' all')
  expect(getFirstPage()?.blocks[0]).toEqual({ type: 'heading', text: 'Hi all', x: 1 })
  act(() => studio.undo())
  expect(getFirstPage()?.blocks[0]).toEqual({ type: 'heading', text: 'Hi', x: 1 })
  expect((field as HTMLInputElement).value).toBe('Hi')
  expect(studio.store.getState().canUndo).toBe(false)
})

test('lists in a block can be extended and reordered', async () => {
  const columns = [{ text: ['a'] }, { title: 'Two', text: ['b'] }]
  const { user, getFirstPage } = await show(
    configWithBlocks({ type: 'columns', columns }),
    '/pages/0/blocks/0',
  )
  const add = await screen.findByRole('button', { name: 'Add column' }, { timeout: 10_000 })
  await user.click(add)
  expect(getFirstPage()?.blocks[0]).toMatchObject({ columns: [...columns, {}] })
  await user.click(screen.getByRole('button', { name: 'Move Column 2 up' }))
  expect(getFirstPage()?.blocks[0]).toMatchObject({ columns: [columns[1], columns[0], {}] })
})

test('markup is shown as formatted text in the markup editor', async () => {
  await show(configWithBlocks({ type: 'richText', text: ['One', '**Two**'] }), '/pages/0/blocks/0')
  const box = await screen.findByRole('textbox', { name: /^Text/ }, { timeout: 10_000 })
  expect(box.innerHTML).toBe('<p>One</p><p><strong>Two</strong></p>')
})

test('the address of a page can be changed, and links follow', async () => {
  const config = { ...configWithBlocks({ type: 'jobList' }), menuItems: [{ label: 'About', url: '/about' }] }
  const { user, studio, getFirstPage } = await show(config, '/pages/0')
  const address = screen.getByLabelText('Address of the page')
  await user.clear(address)
  await user.type(address, '/user/x')
  expect(screen.getByText('This address is reserved.')).toBeTruthy()
  await user.clear(address)
  await user.type(address, '/us{Enter}')
  expect(getFirstPage()?.path).toBe('/us')
  expect(studio.store.getState().rawConfig).toMatchObject({
    menuItems: [{ url: '/us' }],
    redirects: [{ from: '/about', to: '/us' }],
  })
})

test('shows an unknown block as JSON', async () => {
  await show(configWithBlocks({ type: 'carousel', slides: 3 }), '/pages/0/blocks/0')
  expect(screen.getByText(/doesn’t know this block/)).toBeTruthy()
  expect(document.querySelector('pre')?.textContent).toContain('"slides": 3')
})

test('without a selection, shows and edits the properties of the site', async () => {
  const { user, studio } = await show({ siteTitle: 'Quay' }, null)
  const title = await screen.findByLabelText(/^Site title/, {}, { timeout: 10_000 })
  await user.type(title, '!')
  expect(studio.store.getState().rawConfig).toEqual({ siteTitle: 'Quay!' })
  expect(within(document.body).getByLabelText('Accent colour as a code')).toBeTruthy()
})

test('shows the findings of the selected block, with their fix', async () => {
  const { user, studio } = await show(
    configWithBlocks({ type: 'button', label: 'Team', url: '/abot' }),
    '/pages/0/blocks/0',
  )
  const findings = await screen.findByRole('list', { name: 'Fix these' })
  await user.click(within(findings).getAllByRole('button').at(-1) as HTMLElement)
  expect(studio.store.getState().rawConfig).toMatchObject({ pages: [{ blocks: [{ url: '/about' }] }] })
})

test('the search preview of a page shows its texts and the site’s picture; a hidden page has no preview', async () => {
  const aboutPage = {
    path: '/about',
    title: 'About us',
    description: 'Who we are.',
    blocks: [createBlock('text')],
  }
  const { studio } = await show(
    { siteTitle: 'Quay careers', shareImageName: 'wharf.jpg', pages: [aboutPage] },
    '/pages/0',
  )
  const preview = () => screen.queryByRole('region', { name: 'Search and sharing' })
  expect(preview()?.textContent).toContain('About us · Quay careers')
  expect(preview()?.textContent).toContain('Who we are.')
  expect(preview()?.querySelector('img')?.getAttribute('src')).toMatch(/\/wharf\.jpg$/)
  act(() => void studio.edit([{ path: ['pages', 0, 'description'] }], 'Description changed'))
  expect(preview()?.textContent).not.toContain('Who we are.')
  act(() => void studio.edit([{ path: ['pages', 0, 'isHidden'], value: true }], 'Hidden'))
  expect(preview()).toBeNull()
  expect(screen.getByText(/^Search engines don’t list hidden pages/)).toBeTruthy()
})

test('parts that an account may not change are shown with a notice and cannot be changed', async () => {
  const { user, studio, configText } = await show({ siteTitle: 'Quay', themeColor: '#123456' }, null)
  act(() => studio.setPermissions({ pages: true, look: false, css: false }))
  expect(screen.getByText('This account may not change the theme of the site.')).toBeTruthy()
  const accent = await screen.findByLabelText(/^Accent colour as a code/, {}, { timeout: 10_000 })
  expect(accent.closest('fieldset:disabled')).not.toBeNull()
  expect(studio.edit([{ path: ['themeColor'], value: '#654321' }], 'Colour changed')).toBe(false)
  expect(studio.store.getState()).toMatchObject({
    configText,
    announcement: 'This account may not change the theme of the site.',
  })
  await user.type(screen.getByDisplayValue('Quay'), ' Works')
  expect(studio.store.getState().rawConfig).toMatchObject({ siteTitle: 'Quay Works' })
})
