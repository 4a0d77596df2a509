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
const createFieldOrder = () => new EditedFieldOrder(buildSettingsForm([2, 3, 13, 4, 14].map(field)))

it('[SE-02] moves a row within its heading, after the built-in rows', () => {
  const fieldOrder = createFieldOrder()
  fieldOrder.move('field-4', 0)
  expect(fieldOrder.getFields(aboutSection)).toEqual([
    'field-1-1',
    'field-1-2',
    'field-1-3',
    'field-4',
    'field-2',
    'field-3',
  ])
  fieldOrder.move('field-4', 99)
  expect(fieldOrder.getMovableKeys('field-4')).toEqual(['field-2', 'field-3', 'field-4'])
  expect(fieldOrder.isChanged()).toBe(false)
})

it('[SE-03] moves no built-in row, and no other row before a built-in row', () => {
  const fieldOrder = createFieldOrder()
  fieldOrder.move('field-1-1', 2)
  fieldOrder.move('field-2', -3)
  expect(fieldOrder.isChanged()).toBe(false)
  expect(fieldOrder.getMovableKeys('field-1-1')).toEqual([])
})

it('notifies listeners, and discards unsaved moves', () => {
  const fieldOrder = createFieldOrder()
  let notifications = 0
  fieldOrder.subscribe(() => {
    notifications += 1
  })
  fieldOrder.move('field-3', 0)
  fieldOrder.markSaved()
  fieldOrder.move('field-3', 1)
  fieldOrder.discard()
  expect(fieldOrder.getMovableKeys('field-3')).toEqual(['field-3', 'field-2', 'field-4'])
  expect([notifications, fieldOrder.isChanged()]).toEqual([3, false])
})

it('[SE-04] reorders the named fields, and keeps the places of the others', () => {
  const ids = (idOrder: number[]) => orderFields([1, 2, 3, 4, 5].map(field), idOrder).map(({ id }) => id)
  expect(ids([4, 2])).toEqual([1, 4, 3, 2, 5])
  expect(ids([5, 4, 3, 2, 1])).toEqual([5, 4, 3, 2, 1])
  expect(ids([3])).toEqual([1, 2, 3, 4, 5])
  expect(ids([9, 2, 1, 2])).toEqual([2, 1, 3, 4, 5])
})
