import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openStudio } from '../../../tests/fixtures/openStudio'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Studio } from '../../data/studio/studio.types'
import { deferStudioUpdates } from './deferStudioUpdates'

let unsubscribe = () => {}
afterEach(() => {
  unsubscribe()
  cleanup()
})

function Title({ studio: { store } }: { studio: Studio }): ReactNode {
  const title = useStoreValue(store, ({ config }) => config.siteTitle)
  return `${title} ${useStoreValue(store, ({ width }) => width)}`
}

async function show() {
  const studio = await openStudio({ siteTitle: 'Before' })
  const { studio: deferredStudio, subscribeToStore, onRendered } = deferStudioUpdates(studio)
  unsubscribe = subscribeToStore()
  render(<Title studio={deferredStudio} />)
  const changeTitle = () =>
    act(() => void studio.edit([{ path: ['siteTitle'], value: 'After' }], 'Title changed'))
  return { studio, deferredStudio, changeTitle, onRendered }
}

test('subscribers are notified after the page is painted; reading the store returns the new state at once', async () => {
  const { deferredStudio, changeTitle, onRendered } = await show()
  changeTitle()
  expect(deferredStudio.store.getState().config.siteTitle).toBe('After')
  expect(screen.queryByText('Before 1280')).not.toBeNull()
  act(onRendered)
  expect(screen.queryByText('After 1280')).not.toBeNull()
})

test('subscribers are notified even if the page does not respond', async () => {
  const { changeTitle } = await show()
  changeTitle()
  await screen.findByText('After 1280')
})

test('input delivers a waiting change first, so that the next edit applies to the current state', async () => {
  const { changeTitle } = await show()
  changeTitle()
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(screen.queryByText('After 1280')).not.toBeNull()
})

test('subscribers are notified at once of changes that do not affect the page', async () => {
  const { studio } = await show()
  act(() => studio.setWidth(390))
  expect(screen.queryByText('Before 390')).not.toBeNull()
})
