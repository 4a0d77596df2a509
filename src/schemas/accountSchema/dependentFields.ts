import { logicEditorTexts as texts } from '../../texts/admin/fieldLogic.texts'
import { describeCondition, type FieldLookup } from '../fieldLogic/describeCondition'
import { type FieldCondition, getComparisons } from '../fields/fieldCondition'
import type { CustomField } from '../settings/userSettings'
import { catalogueLogicFields, toCustomFieldKey, toLogicField } from './checkAccountSchema'

/** Returns a lookup of the account's fields by the keys that conditions use. */
export function createFieldLookup(fields: readonly CustomField[]): FieldLookup {
  const customLogic = flattenGroups(fields).map(toLogicField)
  const fieldByKey = new Map([...catalogueLogicFields, ...customLogic].map((field) => [field.key, field]))
  return (key) => fieldByKey.get(key)
}

function flattenGroups(fields: readonly CustomField[]): CustomField[] {
  return fields.flatMap((field) => [field, ...(field.fields ?? [])])
}

/** Describes the conditions that depend on a field, one sentence each. */
export function describeDependentConditions(fields: readonly CustomField[], id: number): string[] {
  const findField = createFieldLookup(fields)
  const key = toCustomFieldKey(id)
  return flattenGroups(fields).flatMap(({ label, visibleWhen, requiredWhen }) => [
    ...(visibleWhen && refersTo(visibleWhen, key)
      ? [texts.dependsShown(label, describeCondition(visibleWhen, findField))]
      : []),
    ...(requiredWhen && refersTo(requiredWhen, key)
      ? [texts.dependsRequired(label, describeCondition(requiredWhen, findField))]
      : []),
  ])
}

/**
 * Returns the fields without the comparisons that refer to the field with this id. A condition that has no other
 * comparisons is removed.
 */
export function removeDependentComparisons(fields: readonly CustomField[], id: number): CustomField[] {
  const key = toCustomFieldKey(id)
  return fields.map((field) => {
    const { visibleWhen, requiredWhen, fields, ...rest } = field
    const visibleCondition = visibleWhen && removeComparisons(visibleWhen, key)
    const requiredCondition = requiredWhen && removeComparisons(requiredWhen, key)
    return {
      ...rest,
      ...(fields ? { fields: removeDependentComparisons(fields, id) } : {}),
      ...(visibleCondition ? { visibleWhen: visibleCondition } : {}),
      ...(requiredCondition ? { requiredWhen: requiredCondition } : {}),
    }
  })
}

function refersTo(condition: FieldCondition, key: string): boolean {
  return getComparisons(condition).some(({ field }) => field === key)
}

function removeComparisons(condition: FieldCondition, key: string): FieldCondition | undefined {
  const remainingComparisons = getComparisons(condition).filter(({ field }) => field !== key)
  if (remainingComparisons.length === getComparisons(condition).length) return condition
  if (remainingComparisons.length === 0) return undefined
  return 'any' in condition ? { any: remainingComparisons } : { all: remainingComparisons }
}
