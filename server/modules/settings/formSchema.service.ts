import type {
  AccountSchema,
  OpenAccountSchema,
  SchemaVersion,
} from '../../../src/schemas/accountSchema/accountSchema'
import { applySchema, toAccountSchema } from '../../../src/schemas/accountSchema/applySchema'
import { checkAccountSchema, flattenField } from '../../../src/schemas/accountSchema/checkAccountSchema'
import { listSchemaDifferences } from '../../../src/schemas/accountSchema/schemaDifferences'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { retainTranslations } from '../../../src/schemas/settings/translatableFieldTexts'
import type { CustomField } from '../../../src/schemas/settings/userSettings'
import { groupEditorTexts, accountSchemaTexts as texts } from '../../../src/texts/admin/accountSchema.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { requireVersion } from '../../http/etags'
import { orNotFound, ProblemError } from '../../problem'
import { type Account, findAccount } from '../accounts/accounts.repository'
import { getUserLabel } from '../audit/audit.repository'
import { auditClientChange } from '../audit/recordActivity'
import type { Session } from '../sessions/session.types'
import {
  addSchemaVersion,
  findFormRows,
  listSchemas,
  listSchemaVersions,
  saveFormRows,
} from './formSchema.repository'

interface SaveOptions {
  session: Session
  /** Id of the account's user. */
  id: number
  /** ETag of the version on which the change is based; undefined if the version does not matter. */
  ifMatch: string | undefined
}

/** Returns the current schema of the account's application form. @throws not-found */
export async function loadSchema(db: Db, id: number): Promise<OpenAccountSchema> {
  return buildOpenSchema(db, orNotFound(await findAccount(db, id)))
}

export async function loadSchemaVersions(db: Db, id: number): Promise<SchemaVersion[]> {
  const { clientId } = orNotFound(await findAccount(db, id))
  return listSchemaVersions(db, clientId)
}

/** Saves a new version, effective immediately, unless nothing changed. @throws not-found, invalid, changed-meanwhile */
export function saveSchema(
  context: ServerContext,
  options: SaveOptions,
  newSchema: AccountSchema,
): Promise<OpenAccountSchema> {
  return addVersion(context, options, async (currentSchema, savedSchemas) => {
    const mergedSchema = {
      ...newSchema,
      customFields: retainTranslations(currentSchema.customFields, newSchema.customFields),
    }
    validateFormSchema(mergedSchema, currentSchema, savedSchemas)
    return mergedSchema
  })
}

/** Restores an older version as the newest one, unless nothing would change. @throws not-found, changed-meanwhile */
export function restoreSchema(
  context: ServerContext,
  saveOptions: SaveOptions,
  version: number,
): Promise<OpenAccountSchema> {
  const restore = async (_currentSchema: OpenAccountSchema, savedSchemas: SavedSchemas) =>
    orNotFound(savedSchemas.find((savedSchema) => savedSchema.version === version)?.schema)
  return addVersion(context, { ...saveOptions, restoredVersion: version }, restore)
}

type SavedSchemas = Awaited<ReturnType<typeof listSchemas>>

function addVersion(
  context: ServerContext,
  { session, id, ifMatch, restoredVersion }: SaveOptions & { restoredVersion?: number },
  createSchema: (currentSchema: OpenAccountSchema, savedSchemas: SavedSchemas) => Promise<AccountSchema>,
): Promise<OpenAccountSchema> {
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    const account = orNotFound(await findAccount(trx, id))
    const { clientId } = account
    await acquireTransactionLock(trx, clientId, 'settings')
    const currentSchema = await buildOpenSchema(trx, account)
    requireVersion(ifMatch, getEditedPart(currentSchema))
    const savedSchemas = await listSchemas(trx, clientId)
    const schema = await createSchema(currentSchema, savedSchemas)
    const changes = listSchemaDifferences(currentSchema, schema)
    if (changes.length === 0) return currentSchema
    const timestamp = now.toISOString()
    if (currentSchema.version === 0) {
      const firstVersion = {
        version: 1,
        at: timestamp,
        by: null,
        changes: [],
        schema: getSchemaPart(currentSchema),
      }
      await addSchemaVersion(trx, clientId, firstVersion)
    }
    const version = Math.max(currentSchema.version, 1) + 1
    const username = await getUserLabel(trx, session.clientId, session.userId)
    await addSchemaVersion(trx, clientId, { version, at: timestamp, by: username, changes, schema })
    const rows = applySchema(currentSchema.applicationFormFields, schema)
    await saveFormRows(trx, clientId, { rows, customFields: schema.customFields })
    const subject = `client:${clientId} version:${version}`
    await auditClientChange(trx, session, {
      action: restoredVersion === undefined ? 'form fields changed' : 'form fields brought back',
      subject: restoredVersion === undefined ? subject : `${subject} of:${restoredVersion}`,
      aboutClientId: clientId,
      changes,
      now,
    })
    return buildOpenSchema(trx, account)
  })
}

async function buildOpenSchema(
  db: Db,
  { clientId, company, clientCode }: Account,
): Promise<OpenAccountSchema> {
  const { rows, customFields, canAllowUpload, languages } = await findFormRows(db, clientId)
  const savedSchemas = await listSchemas(db, clientId)
  const savedFields = [customFields, ...savedSchemas.map(({ schema }) => schema.customFields)].flat()
  const allIds = savedFields.flatMap(({ id, fields = [] }) => [
    id,
    ...fields.map((groupedField) => groupedField.id),
  ])
  return {
    ...toAccountSchema(rows, customFields),
    version: savedSchemas.at(-1)?.version ?? 0,
    company,
    clientCode,
    // The ids of custom fields start at 100.
    nextFieldId: Math.max(99, ...allIds) + 1,
    applicationFormFields: rows,
    canAllowUpload,
    languages,
  }
}

/** Returns the part that the ETag covers; the client's own switches are not part of the edited schema. */
export function getEditedPart({ version, customFields, catalogue }: OpenAccountSchema): object {
  return { version, customFields, catalogue }
}

function getSchemaPart({ customFields, catalogue }: AccountSchema): AccountSchema {
  return { customFields, catalogue }
}

/**
 * Validates a new schema. Answers refer to fields by id, so an id retains its type, its group and whether it repeats
 * forever, and is never reused for another field.
 * @throws invalid
 */
export function validateFormSchema(
  newSchema: AccountSchema,
  currentSchema: OpenAccountSchema,
  savedSchemas: readonly { schema: AccountSchema }[],
): void {
  const allPastFields = [
    ...savedSchemas.flatMap(({ schema }) => schema.customFields),
    ...currentSchema.customFields,
  ]
  const previousById = new Map(flattenFields(allPastFields).map((field) => [field.id, field]))
  const reuseErrors = flattenFields(newSchema.customFields).flatMap(
    ({ id, field, path, group }): FieldError[] => {
      const previous = previousById.get(id)
      if (!previous)
        return id < currentSchema.nextFieldId ? [{ path: `${path}/id`, message: texts.idAlreadyUsed }] : []
      if (previous.group !== group)
        return [{ path: `${path}/id`, message: groupEditorTexts.cannotChangeGroup }]
      if (previous.field.type !== field.type) return [{ path: `${path}/type`, message: texts.kindChanged }]
      const isRepetitionUnchanged = (previous.field.repeats === undefined) === (field.repeats === undefined)
      return isRepetitionUnchanged
        ? []
        : [{ path: `${path}/repeats`, message: groupEditorTexts.keepsRepeating }]
    },
  )
  const errors = [...checkAccountSchema(newSchema), ...reuseErrors]
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}

/** Returns all fields, including those in groups, each with the id of its group. */
function flattenFields(customFields: readonly CustomField[]) {
  return customFields.flatMap((field, index) =>
    flattenField(field, `/customFields/${index}`).map((item) => ({
      ...item,
      group: item.field === field ? null : field.id,
    })),
  )
}
