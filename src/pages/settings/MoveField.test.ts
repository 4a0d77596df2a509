import { expect, it } from 'vitest'
import { buildSettingsForm } from '../../schemas/settings/buildSettingsForm'
import { orderFields } from '../../schemas/settings/orderFields'
import { EditedFieldOrder } from './MoveField'

const field = (id: number) => ({
  id,
  displayText: '',
  canShowVisibility: true,
  canShowRequired: true,
  isVisible: true,
  isRequired: false,
})
const aboutSection = { id: 'fields-about', fields: [] }
const createPlaces = () => new EditedFieldOrder(buildSettingsForm([2, 3, 13, 4, 14].map(field)))

it('[SE-02] moves a row within its heading, after the built-in rows', () => {
  const places = createPlaces()
  places.move('field-4', 0)
  expect(places.getFields(aboutSection)).toEqual([
    'field-1-1',
    'field-1-2',
    'field-1-3',
    'field-4',
    'field-2',
    'field-3',
  ])
  places.move('field-4', 99)
  expect(places.getMovableKeys('field-4')).toEqual(['field-2', 'field-3', 'field-4'])
  expect(places.isChanged()).toBe(false)
})

it('[SE-03] moves no built-in row, and no other row before a built-in row', () => {
  const places = createPlaces()
  places.move('field-1-1', 2)
  places.move('field-2', -3)
  expect(places.isChanged()).toBe(false)
  expect(places.getMovableKeys('field-1-1')).toEqual([])
})

it('notifies listeners, and discards unsaved moves', () => {
  const places = createPlaces()
  let notifications = 0
  places.subscribe(() => {
    notifications += 1
  })
  places.move('field-3', 0)
  places.markSaved()
  places.move('field-3', 1)
  places.discard()
  expect(places.getMovableKeys('field-3')).toEqual(['field-3', 'field-2', 'field-4'])
  expect([notifications, places.isChanged()]).toEqual([3, false])
})

it('[SE-04] reorders the named fields, and keeps the places of the others', () => {
  const ids = (idOrder: number[]) => orderFields([1, 2, 3, 4, 5].map(field), idOrder).map(({ id }) => id)
  expect(ids([4, 2])).toEqual([1, 4, 3, 2, 5])
  expect(ids([5, 4, 3, 2, 1])).toEqual([5, 4, 3, 2, 1])
  expect(ids([3])).toEqual([1, 2, 3, 4, 5])
  expect(ids([9, 2, 1, 2])).toEqual([2, 1, 3, 4, 5])
})
