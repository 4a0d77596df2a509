import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import type { KnownStates } from '../../schemas/applications/customState'

beforeAll(() => import('../settings/SettingsBlock'))

const id = (n: number) => `custom-00000000-0000-0000-0000-00000000000${n}` as const
const state = { tone: 'amber', isShown: false, template: null } as const
const knownStates: KnownStates = {
  states: [
    { ...state, id: id(1), name: 'Phone screen', countsAs: 'in review', applications: 3 },
    { ...state, id: id(2), name: 'Trial day', countsAs: 'in review', applications: 0 },
  ],
  deleted: [],
}

async function open() {
  const puts: unknown[] = []
  await renderSite('/user/settings/messages', {
    signedIn: true,
    answer: ({ method, url, data }) => {
      if (url !== '/api/customStates') return undefined
      if (method === 'PUT') puts.push(data)
      return { data: knownStates }
    },
  })
  const heading = await screen.findByRole('heading', { name: 'Your statuses' })
  const card = heading.closest('form')
  if (!card) throw new Error('The card has no form.')
  return { card: within(card), puts }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

it('asks where the applications of a deleted status move to before it saves', async () => {
  const { card, puts } = await open()
  await userEvent.click(card.getByRole('button', { name: /^Phone screen/ }))
  await userEvent.click(card.getByRole('button', { name: 'Delete' }))
  await save()
  expect(card.getByRole('alert').textContent).toContain('Choose where the 3 applications in “Phone screen”')
  expect(puts).toEqual([])
  const target = card.getByLabelText(/^Move 3 applications to/)
  expect(within(target).queryByText('Phone screen')).toBeNull()
  await userEvent.selectOptions(target, 'Trial day')
  await save()
  const [, { applications: _, ...remainingState }] = knownStates.states as [
    unknown,
    KnownStates['states'][number],
  ]
  await waitFor(() =>
    expect(puts).toEqual([{ states: [remainingState], deleted: [{ id: id(1), to: id(2) }] }]),
  )
})

it('keeps a status whose deletion is cancelled, and discards a new status', async () => {
  const { card } = await open()
  await userEvent.click(card.getByRole('button', { name: /^Trial day/ }))
  await userEvent.click(card.getByRole('button', { name: 'Delete' }))
  await userEvent.click(card.getByRole('button', { name: 'Keep' }))
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Add a status' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(card.queryByText('New status')).toBeNull()
})

it('shows which name applicants see, and refuses the name of another status', async () => {
  const { card, puts } = await open()
  await userEvent.click(card.getByRole('button', { name: /^Trial day/ }))
  expect(card.getByText('Applicants see “In review”.')).toBeTruthy()
  await userEvent.click(card.getByLabelText('Show this name on the applicant’s status page'))
  expect(card.getByText('Applicants see “Trial day”.')).toBeTruthy()
  const name = card.getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'phone SCREEN')
  await save()
  expect(card.getByRole('alert').textContent).toBe('phone SCREEN: Another status has this name.')
  expect(puts).toEqual([])
})
