import { describe, expect, test } from 'vitest'
import { findConflicts, type MergeRules, mergeVersions, rulesById } from './mergeVersions'

const item = (id: string, text = id, type = 'text') => ({ id, text, type })
const list = (...ids: string[]) => ({ items: ids.map((id) => item(id)) })
const joinIds = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id).join('')

describe('fields', () => {
  const base = { name: 'A', place: 'B', when: 'C' as string | undefined }

  test('take changes, additions and removals of only one side', () => {
    const versions = {
      base,
      mine: { ...base, name: 'Mine', note: 'new' },
      theirs: { name: 'A', place: 'Theirs' },
    }
    expect(mergeVersions(versions, rulesById)).toEqual({ name: 'Mine', place: 'Theirs', note: 'new' })
    expect(findConflicts(versions, rulesById)).toEqual([])
  })

  test('that both sides changed are conflicts, unless they changed them equally', () => {
    const versions = {
      base,
      mine: { ...base, name: 'Mine', place: 'Same' },
      theirs: { ...base, name: 'Theirs', place: 'Same', when: 'D' },
    }
    expect(findConflicts(versions, rulesById)).toEqual([
      {
        path: '/name',
        mine: { ...base, name: 'Mine' },
        theirs: { ...base, name: 'Theirs' },
        values: { base: 'A', mine: 'Mine', theirs: 'Theirs' },
      },
    ])
    expect(mergeVersions(versions, rulesById)).toEqual({ name: 'Mine', place: 'Same', when: 'D' })
    expect(mergeVersions(versions, rulesById, new Map([['/name', 'theirs']]))).toMatchObject({
      name: 'Theirs',
    })
  })

  test('of an object that is one field, or whose kind has changed, are not mixed', () => {
    const rules: MergeRules = { ...rulesById, isAtomic: (key) => key === 'salary' }
    const salary = {
      base: { salary: { from: 1, to: 2 } },
      mine: { salary: { from: 3, to: 2 } },
      theirs: { salary: { from: 1, to: 4 } },
    }
    expect(mergeVersions(salary, rulesById)).toEqual({ salary: { from: 3, to: 4 } })
    expect(findConflicts(salary, rules).map(({ path }) => path)).toEqual(['/salary'])
    const kinds = {
      base: { field: { type: 'radio', options: ['a'] } },
      mine: { field: { type: 'text' } },
      theirs: { field: { type: 'radio', options: ['a', 'b'] } },
    }
    expect(findConflicts(kinds, rulesById).map(({ path }) => path)).toEqual(['/field'])
  })
})

describe('items of a list', () => {
  test('are merged by their ids, whatever their order', () => {
    const versions = {
      base: list('a', 'b', 'c'),
      mine: { items: [item('a'), item('b', 'Mine'), item('m'), item('c')] },
      theirs: { items: [item('t'), item('c', 'Theirs'), item('b')] },
    }
    const merged = mergeVersions(versions, rulesById)
    expect(merged.items).toEqual([item('t'), item('c', 'Theirs'), item('b', 'Mine'), item('m')])
    expect(findConflicts(versions, rulesById)).toEqual([])
  })

  test('that one side removed and the other changed are conflicts', () => {
    const versions = {
      base: list('a', 'b'),
      mine: list('a'),
      theirs: { items: [item('a'), item('b', 'Theirs')] },
    }
    const [conflict, ...otherConflicts] = findConflicts(versions, rulesById)
    expect([conflict?.path, otherConflicts]).toEqual(['/items/b', []])
    expect(mergeVersions(versions, rulesById)).toEqual(list('a'))
    const theirs = mergeVersions(versions, rulesById, new Map([['/items/b', 'theirs']]))
    expect(theirs).toEqual(versions.theirs)
  })

  test('that both sides moved are one conflict', () => {
    const versions = {
      base: list('a', 'b', 'c'),
      mine: list('b', 'a', 'c'),
      theirs: list('a', 'c', 'b', 't'),
    }
    const conflicts = findConflicts(versions, rulesById)
    expect(conflicts.map(({ path }) => path)).toEqual(['/items#order'])
    expect(conflicts.map(({ mine, theirs }) => [joinIds(mine), joinIds(theirs)])).toEqual([['bac', 'acb']])
    expect(joinIds(mergeVersions(versions, rulesById))).toBe('btac')
    expect(joinIds(mergeVersions(versions, rulesById, new Map([['/items#order', 'theirs']])))).toBe('acbt')
  })

  test('without ids, or with a duplicate id, are one field', () => {
    const versions = { base: { tags: ['a'] }, mine: { tags: ['a', 'b'] }, theirs: { tags: ['c'] } }
    expect(findConflicts(versions, rulesById).map(({ path }) => path)).toEqual(['/tags'])
    const versionsWithDuplicate = { base: list('a'), mine: list('a', 'a'), theirs: list('a', 'b') }
    expect(findConflicts(versionsWithDuplicate, rulesById).map(({ path }) => path)).toEqual(['/items'])
  })
})
