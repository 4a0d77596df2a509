import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { interceptCalls } from '../../../../tests/fixtures/interceptCalls'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import { createVacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { type AuthoredVacancy, emptyVacancy } from '../../../schemas/authoring/authoredVacancy'
import { VacancyVersions } from './VacancyVersions'

// jsdom has no modal dialogs.
const { showModal, close } = HTMLDialogElement.prototype
const doNothing = () => undefined
beforeAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal: doNothing, close: doNothing }))
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }))
afterEach(cleanup)

const publishedVacancy: AuthoredVacancy = {
  ...{ id: 'guid', revision: 4, publishedRevision: 4, state: 'open', source: 'own', content: emptyVacancy },
  ...{ advertisedFrom: '2026-11-22T00:00:00.000Z', advertisedUntil: null, scheduledChange: null },
  ...{ applications: 0, updatedAt: '2026-11-22T00:00:00.000Z', updatedBy: 'ann' },
}

/** The versions as the server lists them, the newest first. */
const listedVersions = [2, 1].map((number) => ({
  ...{ at: '2026-11-22T00:00:00.000Z', by: 'ann', reason: '', changes: [] },
  ...{ number, serves: number === 2 },
}))

test('the live version can be restored only if the draft was changed after its publication', async () => {
  const edit = createVacancyEdit(
    {
      read: async () => publishedVacancy,
      write: async () => ({ outcome: 'saved', vacancy: publishedVacancy }),
    },
    'guid',
    { now: () => 0, newKey: () => 'key' },
  )
  await edit.load()
  interceptCalls(() => ({ data: listedVersions }))
  renderInStudio(<VacancyVersions edit={edit} vacancyId="guid" />)
  await screen.findByText('Version 2')
  const getRestorable = () =>
    screen
      .getAllByRole('button', { name: /^Restore version/ })
      .map((button) => button.getAttribute('aria-label'))
  expect(getRestorable()).toEqual(['Restore version 1'])
  act(() => edit.setVacancy({ ...publishedVacancy, revision: 5 }))
  expect(getRestorable()).toEqual(['Restore version 2', 'Restore version 1'])
})

test('no version is restored while the draft has changes that cannot be saved', async () => {
  const edit = createVacancyEdit(
    { read: async () => publishedVacancy, write: () => Promise.reject(new Error('offline')) },
    'guid',
    { now: () => 0, newKey: () => 'key' },
  )
  await edit.load()
  const calls = interceptCalls(() => ({ data: listedVersions }))
  const { notifications } = renderInStudio(<VacancyVersions edit={edit} vacancyId="guid" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  act(() => edit.change((content) => ({ ...content, name: 'Typed while offline' })))
  fireEvent.click(
    within(screen.getByRole('dialog', { hidden: true })).getByRole('button', {
      name: /Restore/,
      hidden: true,
    }),
  )
  await waitFor(() => expect(notifications.store.getState()).toMatchObject([{ type: 'error' }]))
  expect(calls.filter(({ url }) => url.includes('restor'))).toEqual([])
  expect(edit.isChanged()).toBe(true)
})
