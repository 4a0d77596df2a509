import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../tests/fixtures/renderInStudio'
import { DraftConflict } from './DraftConflict'

afterEach(cleanup)
const { showModal, close } = HTMLDialogElement.prototype
beforeAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal: nothing, close: nothing }))
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))
const nothing = () => undefined

async function show() {
  const studio = await openStudio({ siteTitle: 'Quay' })
  const { draft } = studio.store.getState()
  studio.edit([{ path: ['siteTitle'], value: 'Mine' }], 'Title changed')
  renderInStudio(<DraftConflict studio={studio} />)
  const theirs = { ...draft, configText: '{"siteTitle":"Theirs"}', revision: 2, updatedBy: 'ada' }
  act(() => studio.store.setState({ theirs, saved: 'conflict' }))
  return { studio, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

test('says whose draft stands in the way, and what is different in it', async () => {
  const { user } = await show()
  expect(document.body.textContent).toContain('ada saved it')
  expect(document.querySelector('li')?.textContent).toContain('Theirs')
  await user.click(button('Decide later'))
  expect(document.querySelector('dialog')).toBeNull()
})

test('takes theirs, and mine comes back by undoing', async () => {
  const { user, studio } = await show()
  await user.click(button('Go on with theirs'))
  expect(studio.store.getState().config.siteTitle).toBe('Theirs')
  act(() => studio.undo())
  expect(studio.store.getState().config.siteTitle).toBe('Mine')
})

test('keeps mine, and theirs comes back by undoing', async () => {
  const { user, studio } = await show()
  await user.click(button('Save mine over it'))
  await act(() => studio.save())
  expect(studio.store.getState()).toMatchObject({ saved: 'saved', theirs: null })
  act(() => studio.undo())
  expect(studio.store.getState().config.siteTitle).toBe('Theirs')
})
