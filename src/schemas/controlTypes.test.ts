import { expect, test } from 'vitest'
import { kindOfControl, knownControl } from './controlTypes'
import { fieldKinds, kinds } from './kinds/kindRegistry'

test('every kind is asked by its own controlType', () => {
  expect(fieldKinds.map((kind) => knownControl(kinds[kind].controlType))).toEqual(fieldKinds)
  expect(fieldKinds.map((kind) => kindOfControl(kinds[kind].controlType))).toEqual(fieldKinds)
})

test('one that this version does not know is asked as text', () => {
  expect([knownControl('zzz'), kindOfControl('zzz')]).toEqual([undefined, 'text'])
})
