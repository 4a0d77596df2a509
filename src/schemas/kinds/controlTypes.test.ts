import { expect, test } from 'vitest'
import { findControlKind, getControlKind } from './controlTypes'
import { fieldKinds, kinds } from './kindRegistry'

test('every kind is asked by its own controlType', () => {
  expect(fieldKinds.map((kind) => findControlKind(kinds[kind].controlType))).toEqual(fieldKinds)
  expect(fieldKinds.map((kind) => getControlKind(kinds[kind].controlType))).toEqual(fieldKinds)
})

test('one that this version does not know is asked as text', () => {
  expect([findControlKind('zzz'), getControlKind('zzz')]).toEqual([undefined, 'text'])
})
