import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type AuthoredVacancy,
  type AuthoredVacancyContent,
  emptyVacancy,
} from '../../schemas/authoring/authoredVacancy'
import { describeVacancyConflicts } from '../../schemas/authoring/mergeVacancies'
import { ApiError } from '../http/apiError'
import { createVacancyEdit, getConflictVersions } from './vacancyAutosave'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createContent = (name: string): AuthoredVacancyContent => ({ ...emptyVacancy, name })

/** Opens the editing of a vacancy on a simulated server. */
function open() {
  let stored: AuthoredVacancy = {
    id: 'guid',
    revision: 1,
    state: 'draft',
    source: 'own',
    content: createContent('First'),
    publishedRevision: null,
    advertisedFrom: null,
    advertisedUntil: null,
    scheduledChange: null,
    applications: 0,
    updatedAt: '2026-11-22T00:00:00Z',
    updatedBy: 'ann',
  }
  const writes: string[] = []
  let failure: ApiError | null = null
  const store = (content: AuthoredVacancyContent) => {
    stored = { ...stored, revision: stored.revision + 1, content }
    return stored
  }
  const edit = createVacancyEdit(
    {
      read: async () => stored,
      write: async (_id, content, revision) => {
        writes.push(content.name)
        if (failure) throw failure
        if (revision !== stored.revision) return { ...stored, outcome: 'changed-meanwhile' }
        return { outcome: 'saved', vacancy: store(content) }
      },
    },
    'guid',
    { now: () => 0, newKey: () => 'key' },
  )
  const fail = (status: number | null) => {
    failure = status === null ? null : new ApiError({ status })
  }
  return {
    edit,
    writes,
    fail,
    saveAsOtherUser: store,
    stored: () => stored,
    state: () => edit.store.getState(),
  }
}

const rename = (name: string) => () => createContent(name)

test('saves once, a second after the last change', async () => {
  const { edit, writes, state } = open()
  await edit.load()
  expect(state()).toMatchObject({ status: 'ready', saveStatus: 'saved' })
  edit.change(rename('S'))
  await vi.advanceTimersByTimeAsync(900)
  edit.change(rename('Se'))
  await vi.advanceTimersByTimeAsync(900)
  expect([writes, state().saveStatus, edit.isChanged()]).toEqual([[], 'unsaved', true])
  await vi.advanceTimersByTimeAsync(100)
  expect(writes).toEqual(['Se'])
  expect(state()).toMatchObject({ saveStatus: 'saved', savedAt: 0, vacancy: { revision: 2 } })
  expect(edit.isChanged()).toBe(false)
})

test('changes made during a reload stay and are saved', async () => {
  const { edit, writes, state } = open()
  await edit.load()
  const reload = edit.load()
  edit.change(rename('Second'))
  await reload
  expect(state().content?.name).toBe('Second')
  await vi.advanceTimersByTimeAsync(1000)
  expect(writes).toEqual(['Second'])
})

test('retries if the server is unreachable; waits for a change after a refusal', async () => {
  const { edit, writes, fail, state } = open()
  await edit.load()
  fail(0)
  edit.change(rename('Second'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(state().saveStatus).toBe('offline')
  fail(422)
  await vi.advanceTimersByTimeAsync(4000)
  expect([writes.length, state().saveStatus]).toEqual([2, 'refused'])
  await vi.advanceTimersByTimeAsync(100_000)
  expect(writes.length).toBe(2)
  fail(null)
  edit.change(rename('Third'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()).toMatchObject({ saveStatus: 'saved', vacancy: { content: { name: 'Third' } } })
})

test('merges changes of two users in different fields without asking', async () => {
  const { edit, saveAsOtherUser, stored, state } = open()
  await edit.load()
  saveAsOtherUser({ ...createContent('First'), summary: 'Theirs' })
  edit.change(rename('Mine'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored()).toMatchObject({ revision: 3, content: { name: 'Mine', summary: 'Theirs' } })
  expect(state()).toMatchObject({ saveStatus: 'saved', serverVersion: null, isMerged: true })
})

test('asks the second user about a conflicting field, and saves nothing before', async () => {
  const { edit, writes, saveAsOtherUser, stored, state } = open()
  await edit.load()
  saveAsOtherUser({ ...createContent('Theirs'), summary: 'Theirs' })
  edit.change(rename('Mine'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()).toMatchObject({ saveStatus: 'conflict', serverVersion: { content: { name: 'Theirs' } } })
  edit.change(rename('Mine still'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(writes).toEqual(['Mine'])
  expect(await edit.save()).toBe(false)
  expect(await edit.resolve(new Map([['/name', 'theirs']]))).toBe(true)
  expect(state()).toMatchObject({ saveStatus: 'saved', serverVersion: null, content: { name: 'Theirs' } })
  saveAsOtherUser({ ...stored().content, name: 'Theirs again', department: 'Theirs' })
  edit.change((content) => ({ ...content, name: 'Mine' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await edit.resolve(new Map())).toBe(true)
  expect(stored().content).toMatchObject({ name: 'Mine', summary: 'Theirs', department: 'Theirs' })
})

test('an unparsed number is a conflict if another user saved a number; otherwise it stays', async () => {
  const { edit, saveAsOtherUser, stored, state } = open()
  const salary = { from: 80_000, to: null, currency: 'AUD', period: 'year', text: '' } as const
  const unparsed = { '/salary/from': '72k', '/salary/to': '' }
  await edit.load()
  edit.change((content) => content, unparsed)
  saveAsOtherUser({ ...createContent('First'), summary: 'Theirs' })
  await edit.load()
  expect(state()).toMatchObject({ content: { summary: 'Theirs', salary: null }, unparsedNumbers: unparsed })
  saveAsOtherUser({ ...stored().content, salary })
  await edit.load()
  const versions = getConflictVersions(state())
  expect(versions && describeVacancyConflicts(versions)).toMatchObject([
    { path: '/salary', mine: [expect.stringContaining('72k')], theirs: [expect.stringContaining('80,000')] },
  ])
  expect(await edit.resolve(new Map([['/salary', 'mine']]))).toBe(true)
  expect(state()).toMatchObject({ content: { salary: null }, unparsedNumbers: unparsed })
  saveAsOtherUser({ ...stored().content, salary })
  await edit.load()
  expect(await edit.resolve(new Map([['/salary', 'theirs']]))).toBe(true)
  expect(state()).toMatchObject({ content: { salary }, unparsedNumbers: {} })
})

test('an unparsed number of days stays with other changes', async () => {
  const { edit, saveAsOtherUser, stored, state } = open()
  await edit.load()
  edit.change((content) => content, { '/hearBy/days': 'two' })
  edit.change(rename('Mine'))
  saveAsOtherUser({ ...createContent('First'), summary: 'Theirs', hearBy: { days: 9 } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()).toMatchObject({ saveStatus: 'conflict' })
  expect(await edit.resolve(new Map())).toBe(true)
  expect(stored().content).toMatchObject({ name: 'Mine', summary: 'Theirs', hearBy: null })
  expect(state().unparsedNumbers).toEqual({ '/hearBy/days': 'two' })
})

test('does not save a deleted vacancy', async () => {
  const { edit, writes } = open()
  await edit.load()
  edit.change(rename('Second'))
  edit.discard()
  await vi.advanceTimersByTimeAsync(2000)
  expect([writes, edit.isChanged()]).toEqual([[], false])
})
