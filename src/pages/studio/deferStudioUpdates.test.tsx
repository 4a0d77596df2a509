import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openStudio } from '../../../tests/fixtures/openStudio'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Studio } from '../../data/studio/studio.types'
import { deferStudioUpdates } from './deferStudioUpdates'

let stop = () => {}
afterEach(() => {
  stop()
  cleanup()
})

function Title({ studio: { store } }: { studio: Studio }): ReactNode {
  const title = useStoreValue(store, ({ config }) => config.siteTitle)
  return `${title} ${useStoreValue(store, ({ width }) => width)}`
}

async function show() {
  const studio = await openStudio({ siteTitle: 'Before' })
  const { studio: late, subscribeToStore, onRendered } = deferStudioUpdates(studio)
  stop = subscribeToStore()
  render(<Title studio={late} />)
  const write = () => act(() => void studio.edit([{ path: ['siteTitle'], value: 'After' }], 'Title changed'))
  return { studio, late, write, onDrawn: onRendered }
}

test('rendering subscribers are notified after the page is painted; readers have the new state at once', async () => {
  const { late, write, onDrawn } = await show()
  write()
  expect(late.store.getState().config.siteTitle).toBe('After')
  expect(screen.queryByText('Before 1280')).not.toBeNull()
  act(onDrawn)
  expect(screen.queryByText('After 1280')).not.toBeNull()
})

test('does not wait for a page that does not respond', async () => {
  const { write } = await show()
  write()
  await screen.findByText('After 1280')
})

test('the next edit applies to the current state', async () => {
  const { write } = await show()
  write()
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(screen.queryByText('After 1280')).not.toBeNull()
})

test('changes that do not affect the page are reported at once', async () => {
  const { studio } = await show()
  act(() => studio.setWidth(390))
  expect(screen.queryByText('Before 390')).not.toBeNull()
})
