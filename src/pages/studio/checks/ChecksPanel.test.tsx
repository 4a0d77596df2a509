import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openStudio } from '../../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import { ChecksPanel } from './ChecksPanel'

afterEach(cleanup)

const image = { type: 'image', name: 'wharf.jpg', alt: '' }
const configWithIssues = {
  shareImageName: null,
  menuItems: [{ label: 'About us', url: '/abuot' }],
  pages: [
    { path: '/about', title: 'About us', blocks: [{ type: 'richText', text: ['[Moon](/moon)'] }] },
    { path: '/', title: 'Home', blocks: [image] },
  ],
}
const files = { 'wharf.jpg': { hash: 'h', size: 10, type: 'image/jpeg' } }

async function open() {
  const studio = await openStudio(configWithIssues, files)
  renderInStudio(<ChecksPanel studio={studio} />)
  return studio
}

test('counts the findings, groups them by part of the site, and opens the location of a finding', async () => {
  const studio = await open()
  await screen.findByText('3 errors, 1 warning', { selector: '.fy-checks__counts' })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Menu',
    'About us',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Go to Text of block 1 (Text)' }))
  expect(studio.store.getState().selected).toBe('/pages/0/blocks/0/text/0')
})

test('repairs a finding, and undoes the repair', async () => {
  const studio = await open()
  const before = studio.store.getState().configText
  await userEvent.click(screen.getByRole('button', { name: 'Link to /about' }))
  expect(studio.store.getState().rawConfig).toMatchObject({ menuItems: [{ url: '/about' }] })
  expect(studio.store.getState().undoDescription).toBe('Link to /about')
  await screen.findByText('2 errors', { selector: '.fy-checks__counts' })
  studio.undo()
  expect(studio.store.getState().configText).toBe(before)
})

test('repairs all repairable findings in one step, and asks for a picture’s text alternative', async () => {
  const studio = await open()
  await userEvent.click(screen.getByRole('button', { name: /^Fix all/ }))
  await screen.findByText('1 error', { selector: '.fy-checks__counts' })
  await userEvent.type(screen.getByLabelText('What does the picture show?'), 'The wharf.{Enter}')
  await screen.findByText('No issues.', { selector: '.fy-checks__counts' })
  expect(studio.store.getState().rawConfig).toMatchObject({
    pages: [{}, { blocks: [{ alt: 'The wharf.' }] }],
  })
  studio.undo()
  studio.undo()
  expect(studio.store.getState().canUndo).toBe(false)
})
