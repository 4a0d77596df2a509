import { expect, test } from 'vitest'
import { findControlKind, getControlKind } from './fieldType'
import { fieldKinds, kinds } from './kindRegistry'

test('every kind has a unique controlType', () => {
  expect(fieldKinds.map((kind) => findControlKind(kinds[kind].controlType))).toEqual(fieldKinds)
  expect(fieldKinds.map((kind) => getControlKind(kinds[kind].controlType))).toEqual(fieldKinds)
})

test('an unknown controlType is shown as text', () => {
  expect([findControlKind('zzz'), getControlKind('zzz')]).toEqual([undefined, 'text'])
})
