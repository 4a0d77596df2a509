import { logicEditorTexts as texts } from '../../../texts/logicEditor'
import { conditionInWords, type Look } from '../../conditionInWords'
import { comparisonsOf, type FieldCondition } from '../../fieldCondition'
import type { CustomField } from '../../userSettings'
import { catalogueLogic, logicFieldOf, ownKey } from './logicFields'

/** The account's fields as conditions name them. */
export function lookOf(fields: readonly CustomField[]): Look {
  const own = withGroups(fields).map(logicFieldOf)
  const known = new Map([...catalogueLogic, ...own].map((field) => [field.key, field]))
  return (key) => known.get(key)
}

function withGroups(fields: readonly CustomField[]): CustomField[] {
  return fields.flatMap((field) => [field, ...(field.fields ?? [])])
}

/** What depends on a field, a sentence each. */
export function dependentsOf(fields: readonly CustomField[], id: number): string[] {
  const look = lookOf(fields)
  const key = ownKey(id)
  return withGroups(fields).flatMap(({ label, visibleWhen, requiredWhen }) => [
    ...(visibleWhen && looksAt(visibleWhen, key)
      ? [texts.dependsShown(label, conditionInWords(visibleWhen, look))]
      : []),
    ...(requiredWhen && looksAt(requiredWhen, key)
      ? [texts.dependsRequired(label, conditionInWords(requiredWhen, look))]
      : []),
  ])
}

/** The fields without the conditions that look at this one. */
export function withoutLooksAt(fields: readonly CustomField[], id: number): CustomField[] {
  const key = ownKey(id)
  return fields.map((field) => {
    const { visibleWhen, requiredWhen, fields: parts, ...rest } = field
    const shown = visibleWhen && withoutComparisons(visibleWhen, key)
    const required = requiredWhen && withoutComparisons(requiredWhen, key)
    return {
      ...rest,
      ...(parts ? { fields: withoutLooksAt(parts, id) } : {}),
      ...(shown ? { visibleWhen: shown } : {}),
      ...(required ? { requiredWhen: required } : {}),
    }
  })
}

function looksAt(condition: FieldCondition, key: string): boolean {
  return comparisonsOf(condition).some(({ field }) => field === key)
}

function withoutComparisons(condition: FieldCondition, key: string): FieldCondition | undefined {
  const left = comparisonsOf(condition).filter(({ field }) => field !== key)
  if (left.length === comparisonsOf(condition).length) return condition
  if (left.length === 0) return undefined
  return 'any' in condition ? { any: left } : { all: left }
}
