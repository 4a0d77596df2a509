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
  const { studio: late, watch, onRendered } = deferStudioUpdates(studio)
  stop = watch()
  render(<Title studio={late} />)
  const write = () => act(() => void studio.edit([{ path: ['siteTitle'], value: 'After' }], 'Title changed'))
  return { studio, late, write, onDrawn: onRendered }
}

test('who draws a studio hears of a changed site when the page is painted; who reads it has it at once', async () => {
  const { late, write, onDrawn } = await show()
  write()
  expect(late.store.getState().config.siteTitle).toBe('After')
  expect(screen.queryByText('Before 1280')).not.toBeNull()
  act(onDrawn)
  expect(screen.queryByText('After 1280')).not.toBeNull()
})

test('a page that does not answer is not waited for', async () => {
  const { write } = await show()
  write()
  await screen.findByText('After 1280')
})

test('what is done next is done to what there is', async () => {
  const { write } = await show()
  write()
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(screen.queryByText('After 1280')).not.toBeNull()
})

test('what changes nothing in the page is heard at once', async () => {
  const { studio } = await show()
  act(() => studio.setWidth(390))
  expect(screen.queryByText('Before 390')).not.toBeNull()
})
