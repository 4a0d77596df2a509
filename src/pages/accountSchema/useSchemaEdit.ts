import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createAccountSchemasApi, type SchemaState } from '../../data/accounts/accounts.api'
import { toApiError } from '../../data/http/apiError'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import type { AccountSchema } from '../../schemas/accountSchema/accountSchema'
import { parseCatalogueForm } from '../../schemas/accountSchema/accountSchema.forms'
import { checkAccountSchema } from '../../schemas/accountSchema/checkAccountSchema'
import {
  createSchemaVersions,
  describeSchemaConflicts,
  mergeSchemas,
} from '../../schemas/accountSchema/mergeSchemas'
import { listSchemaDifferences } from '../../schemas/accountSchema/schemaDifferences'
import { getSchemaFieldKey } from '../../schemas/accountSchema/schemaFieldValues'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { Choices, DescribedConflict } from '../../schemas/merge/mergeVersions'
import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { FieldHandles } from './CustomFields'
import { useCustomFields } from './useCustomFields'

/** A save that was refused because another user had saved since the editor was opened. */
interface Conflict {
  /** Changes of both users to the same values; null if the other version could not be loaded. */
  conflicts: DescribedConflict[] | null
  resolve: (choices: Choices) => void
}

/** State and actions of the schema editor of one account. Calls `onSaved` with the stored state after each save. */
export function useSchemaEdit(id: number, state: SchemaState, onSaved: (state: SchemaState) => void) {
  const { notifications } = useSite()
  const accountSchemas = useSiteService(createAccountSchemasApi)
  const fieldsEdit = useCustomFields(state.accountSchema)
  const [catalogue, setCatalogue] = useState(state.accountSchema.catalogue)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [handles] = useState(() => new FieldHandles())
  const catalogueHandle = useRef<FormHandle>(null)

  /** Returns the edited schema, including uncommitted input. */
  const getEditedSchema = (): AccountSchema => {
    const catalogueValues = catalogueHandle.current?.getValues()
    return {
      customFields: fieldsEdit.fields.map((field) => handles.mergePendingInput(field)),
      catalogue: catalogueValues ? parseCatalogueForm(catalogueValues) : catalogue,
    }
  }
  const showErrors = (errors: FieldError[], schema: AccountSchema) => {
    setErrors(errors)
    const firstPlace = errors.map(({ path }) => getPlace(path)).find((place) => place !== undefined)
    if (!firstPlace) return
    const { fieldIndex, groupFieldIndex } = firstPlace
    const field = schema.customFields[fieldIndex]
    const groupField = groupFieldIndex === null ? undefined : field?.fields?.[groupFieldIndex]
    flushSync(() => fieldsEdit.open(field?.id ?? null, groupField?.id ?? null))
    const fieldPath = `/customFields/${fieldIndex}`
    const prefix = groupFieldIndex === null ? fieldPath : `${fieldPath}/fields/${groupFieldIndex}`
    const fieldErrors = errors.filter(({ path }) => path.startsWith(`${prefix}/`))
    handles.get((groupField ?? field)?.id ?? -1)?.showErrors(
      fieldErrors.map(({ path, message }) => ({
        path: `/${getSchemaFieldKey(path.slice(prefix.length))}`,
        message,
      })),
      texts.refused,
    )
  }
  const save = async () => {
    if (isSaving) return
    setSaving(true)
    const schema = getEditedSchema()
    await saveSchema(schema, schema, state.etag)
    setSaving(false)
  }
  /** @param editedSchema the schema as edited here, without changes that another user saved */
  const saveSchema = async (
    schema: AccountSchema,
    editedSchema: AccountSchema,
    etag: string | null,
  ): Promise<void> => {
    const errors = checkAccountSchema(schema)
    if (errors.length > 0) return showErrors(errors, schema)
    try {
      const savedState = await accountSchemas.save(id, schema, etag)
      const message = texts.saved(savedState.accountSchema.company, savedState.accountSchema.version)
      notifications.notify({ id: message, type: 'success', title: texts.savedTitle, message })
      onSaved(savedState)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.status === 412) await mergeAndSave(editedSchema)
      else if (error.errors.length > 0) showErrors(error.errors, schema)
      else setErrors([{ path: '', message: texts.failedToSave }])
    }
  }
  const mergeAndSave = async (editedSchema: AccountSchema): Promise<void> => {
    const otherVersion = await accountSchemas.read(id).catch(() => null)
    if (!otherVersion) return setConflict({ conflicts: null, resolve: () => undefined })
    const versions = createSchemaVersions(state.accountSchema, editedSchema, otherVersion.accountSchema)
    const conflicts = describeSchemaConflicts(versions)
    const resolve = (choices: Choices) => {
      setConflict(null)
      return saveSchema(mergeSchemas(versions, choices), editedSchema, otherVersion.etag)
    }
    if (conflicts.length === 0) return resolve(new Map())
    setConflict({ conflicts, resolve: (choices) => void resolve(choices) })
  }
  const hasUnsavedInput = () => listSchemaDifferences(state.accountSchema, getEditedSchema()).length > 0
  return {
    fieldsEdit,
    catalogue,
    onCatalogueChange: (values: FormValues) => setCatalogue(parseCatalogueForm(values)),
    handles,
    catalogueHandle,
    errors,
    isSaving,
    conflict,
    closeConflict: () => setConflict(null),
    /** Whether the committed values differ from the stored ones. */
    isChanged:
      listSchemaDifferences(state.accountSchema, { customFields: fieldsEdit.fields, catalogue }).length > 0,
    /** Like `isChanged`, but also compares input that is not committed yet. */
    hasUnsavedInput,
    save,
  }
}

interface FieldPlace {
  /** Index in the account's custom fields. */
  fieldIndex: number
  /** Index of the field inside the group; null if the path refers to an account-level field. */
  groupFieldIndex: number | null
}

/**
 * Returns the field that an error path refers to; undefined if it refers to no field, or to a property without an
 * input.
 */
function getPlace(path: string): FieldPlace | undefined {
  const [, fieldIndex, groupFieldIndex, rest] =
    /^\/customFields\/(\d+)(?:\/fields\/(\d+))?(\/.*)$/.exec(path) ?? []
  if (fieldIndex === undefined || rest === '/fields') return undefined
  return {
    fieldIndex: Number(fieldIndex),
    groupFieldIndex: groupFieldIndex === undefined ? null : Number(groupFieldIndex),
  }
}

/**
 * Returns true for errors that no open field can show: errors of the whole schema, and of a group with no or too many
 * fields.
 */
export function isGeneralError({ path }: FieldError): boolean {
  return getPlace(path) === undefined
}
