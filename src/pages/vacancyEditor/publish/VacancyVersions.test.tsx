import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { interceptCalls } from '../../../../tests/fixtures/interceptCalls'
import { renderInStudio } from '../../../../tests/fixtures/renderInStudio'
import { createVacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { type AuthoredVacancy, emptyVacancy } from '../../../schemas/authoring/authoredVacancy'
import { VacancyVersions } from './VacancyVersions'

afterEach(cleanup)

const publishedVacancy: AuthoredVacancy = {
  ...{ id: 'guid', revision: 4, publishedRevision: 4, state: 'open', source: 'own', content: emptyVacancy },
  ...{ advertisedFrom: '2026-11-22T00:00:00.000Z', advertisedUntil: null, scheduledChange: null },
  ...{ applications: 0, updatedAt: '2026-11-22T00:00:00.000Z', updatedBy: 'ann' },
}

test('the live version can be restored only if the draft has other changes', async () => {
  const edit = createVacancyEdit(
    {
      read: async () => publishedVacancy,
      write: async () => ({ outcome: 'saved', vacancy: publishedVacancy }),
    },
    'guid',
    { now: () => 0, newKey: () => 'key' },
  )
  await edit.load()
  const version = { at: '2026-11-22T00:00:00.000Z', by: 'ann', reason: '', changes: [] }
  interceptCalls(() => ({
    data: [
      { ...version, number: 2, serves: true },
      { ...version, number: 1, serves: false },
    ],
  }))
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
