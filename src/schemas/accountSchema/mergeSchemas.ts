import { formatChangeLine } from '../activity/activity.types'
import {
  type Choices,
  type DescribedConflict,
  describeConflicts,
  type MergeRules,
  mergeVersions,
  rulesById,
  type Versions,
} from '../merge/mergeVersions'
import type { CustomField } from '../settings/userSettings'
import type { AccountSchema, OpenAccountSchema } from './accountSchema'
import { toCustomFieldKey } from './checkAccountSchema'
import { listSchemaDifferences } from './schemaDifferences'

const atomicKeys = new Set(['visibleWhen', 'requiredWhen', 'repeats'])
const rules: MergeRules = { ...rulesById, isAtomic: (key) => atomicKeys.has(key) }

/**
 * Returns the three versions of the schema: as opened, as edited here, and as saved by another user. If both users
 * added fields with the same ids, the fields that were added here get new ids.
 */
export function createSchemaVersions(
  openedSchema: AccountSchema,
  mine: AccountSchema,
  theirs: OpenAccountSchema,
): Versions<AccountSchema> {
  return {
    base: pickSchema(openedSchema),
    mine: renumberFields(mine, openedSchema, theirs),
    theirs: pickSchema(theirs),
  }
}

export function mergeSchemas(versions: Versions<AccountSchema>, choices?: Choices): AccountSchema {
  return mergeVersions(versions, rules, choices)
}

/** Describes the parts of a schema that both users changed. */
export function describeSchemaConflicts(versions: Versions<AccountSchema>): DescribedConflict[] {
  return describeConflicts(versions, rules, (before, after) =>
    listSchemaDifferences(before, after).map(formatChangeLine),
  )
}

const pickSchema = ({ customFields, catalogue }: AccountSchema): AccountSchema => ({
  customFields,
  catalogue,
})

function getIds(fields: readonly CustomField[]): number[] {
  return fields.flatMap(({ id, fields: parts = [] }) => [id, ...getIds(parts)])
}

function renumberFields(
  mine: AccountSchema,
  openedSchema: AccountSchema,
  theirs: OpenAccountSchema,
): AccountSchema {
  const openedIds = new Set(getIds(openedSchema.customFields))
  const theirIds = new Set(getIds(theirs.customFields))
  const addedIds = getIds(mine.customFields).filter((id) => !openedIds.has(id))
  if (!addedIds.some((id) => theirIds.has(id))) return mine
  const ids = new Map(addedIds.map((id, index) => [id, theirs.nextFieldId + index]))
  const keys = new Map([...ids].map(([id, newId]) => [toCustomFieldKey(id), toCustomFieldKey(newId)]))
  const renumber = (value: unknown, name: string): unknown => {
    if (name === 'id') return ids.get(Number(value)) ?? value
    return name === 'field' ? (keys.get(String(value)) ?? value) : value
  }
  const text = JSON.stringify(mine.customFields, (name, value: unknown) => renumber(value, name))
  return { ...mine, customFields: JSON.parse(text) as CustomField[] }
}
