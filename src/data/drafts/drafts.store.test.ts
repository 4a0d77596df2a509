import { expect, test } from 'vitest'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import type { DraftAutosave } from './draftAutosave'
import { createDrafts as createDraftsWith } from './drafts.store'

const cleared: string[] = []
const createDrafts = (store: ReturnType<typeof createMemoryStore>, clock: () => number) =>
  createDraftsWith(store, clock, (guid) => ({ clear: async () => void cleared.push(guid) }) as DraftAutosave)
const now = () => Date.parse('2026-11-21T09:00:00Z')

test('reads a draft as it was stored, with its time', () => {
  const drafts = createDrafts(createMemoryStore(), now)
  const answers = { firstName: 'Ada', start: undefined, skills: ['a', 'b'], agreed: true }
  expect(drafts.write('one', answers)).toEqual({ values: answers, savedAt: '2026-11-21T09:00:00.000Z' })
  expect(drafts.read('one')).toEqual({
    values: { firstName: 'Ada', skills: ['a', 'b'], agreed: true },
    savedAt: '2026-11-21T09:00:00.000Z',
  })
  expect(drafts.read('another')).toBeNull()
})

test('a draft stores no files', () => {
  const store = createMemoryStore()
  const drafts = createDrafts(store, now)
  const values = { firstName: 'Ada', resume: new File(['words'], 'resume.pdf') }
  expect(drafts.write('one', values).values).toEqual({ firstName: 'Ada' })
  expect(drafts.read('one')?.values).toEqual({ firstName: 'Ada' })
  expect(JSON.stringify(store.get('foyer.draft.one'))).not.toContain('resume')
})

test('clearing a draft keeps its receipt and the drafts of other vacancies', () => {
  const drafts = createDrafts(createMemoryStore(), now)
  const receipt = { id: 7, guid: 'g', submittedDate: '2026-11-21T09:00:00Z' }
  drafts.write('one', { firstName: 'Ada' })
  drafts.write('two', { firstName: 'Grace' })
  drafts.saveReceipt('one', receipt)
  void drafts.clear('one')
  expect(cleared).toEqual(['one'])
  expect(drafts.read('one')).toBeNull()
  expect(drafts.read('two')?.values).toEqual({ firstName: 'Grace' })
  expect(drafts.readReceipt('one')).toEqual(receipt)
  expect(drafts.readReceipt('two')).toBeNull()
})

test.each(['', '{', 'null', '7', '"text"', '[]', '{"other":1}'])(
  'a stored %j is read neither as a draft nor as a receipt',
  (text) => {
    const store = createMemoryStore()
    store.set('foyer.draft.one', text)
    store.set('foyer.receipt.one', text)
    const drafts = createDrafts(store, now)
    expect(drafts.read('one')).toBeNull()
    expect(drafts.readReceipt('one')).toBeNull()
  },
)
