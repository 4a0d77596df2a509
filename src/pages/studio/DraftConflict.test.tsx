import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../tests/fixtures/openStudio'
import { renderInStudio } from '../../../tests/fixtures/renderInStudio'
import { DraftConflict } from './DraftConflict'

afterEach(cleanup)
const { showModal, close } = HTMLDialogElement.prototype
beforeAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal: doNothing, close: doNothing }))
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))
const doNothing = () => undefined

async function show() {
  const studio = await openStudio({ siteTitle: 'Quay' })
  const base = studio.store.getState().draft
  studio.edit([{ path: ['siteTitle'], value: 'Mine' }], 'Title changed')
  renderInStudio(<DraftConflict studio={studio} />)
  const configText = '{"siteTitle":"Theirs","themeColor":"#123456"}'
  const theirs = { ...base, configText, revision: 2, updatedBy: 'ada' }
  act(() => studio.store.setState({ conflict: { base, theirs }, savedState: 'conflict' }))
  return { studio, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const choice = (name: RegExp) => screen.getByRole('radio', { name, hidden: true })

test("names the conflicting draft's author, and asks only about properties that both changed", async () => {
  const { user } = await show()
  expect(document.body.textContent).toContain('ada saved it')
  const labels = screen
    .getAllByRole('radio', { hidden: true })
    .map((radio) => radio.closest('label')?.textContent)
  expect(labels).toEqual(['YoursSite title: Quay → Mine', 'TheirsSite title: Quay → Theirs'])
  await user.click(button('Decide later'))
  expect(document.querySelector('dialog')).toBeNull()
})

test('takes the version of the other user, and undo restores the user’s version', async () => {
  const { user, studio } = await show()
  await user.click(choice(/^Theirs/))
  await user.click(button('Save'))
  expect(studio.store.getState().config).toMatchObject({ siteTitle: 'Theirs', themeColor: '#123456' })
  act(() => studio.undo())
  expect(studio.store.getState().config.siteTitle).toBe('Mine')
})

test('keeps the user’s version and merges the other user’s further changes', async () => {
  const { user, studio } = await show()
  await user.click(button('Save'))
  await act(() => studio.save())
  expect(studio.store.getState()).toMatchObject({
    savedState: 'saved',
    conflict: null,
    config: { siteTitle: 'Mine', themeColor: '#123456' },
  })
})
