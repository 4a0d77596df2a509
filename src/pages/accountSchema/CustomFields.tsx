import './CustomFields.css'
import { type ReactNode, type Ref, type RefCallback, useMemo } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { buildSchemaFieldForm } from '../../schemas/accountSchema/buildSchemaFieldForm'
import { parseSchemaField, toSchemaFieldValues } from '../../schemas/accountSchema/schemaFieldValues'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { CustomField } from '../../schemas/settings/userSettings'
import { groupEditorTexts, accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import type { OtherLanguage } from '../../texts/language/language'
import { useSite } from '../shared/site/SiteContext'
import { MissingTranslations } from '../shared/translations/MissingTranslations'
import { FieldConditions } from './FieldConditions'
import { FieldList } from './FieldList'
import { FieldTranslations, findMissingFieldTranslations } from './FieldTranslations'
import { type CustomFieldsEdit, type FieldListEdit, getFieldListId } from './useCustomFields'

interface CustomFieldsProps {
  edit: CustomFieldsEdit
  errors: readonly FieldError[]
  /** Handles of the open fields' forms. */
  handles: FieldHandles
  /** Languages that the client offers besides its source language. */
  languages: readonly OtherLanguage[]
}

/** The account's custom fields in order; an open field shows its form below its row. */
export function CustomFields({ edit, errors, handles, languages }: CustomFieldsProps): ReactNode {
  const { list } = edit
  const paths = errors.map(({ path }) => path)
  return (
    <section className="fy-stack fy-gap-4 fy-inset fy-card" aria-labelledby={getFieldListId(null)}>
      <div>
        <h2 className="fy-custom-fields__title fy-large" id={getFieldListId(null)} tabIndex={-1}>
          {texts.customFieldsTitle}
        </h2>
        <p className="fy-note">{edit.fields.length === 0 ? texts.noCustomFields : texts.customFieldsNote}</p>
        <MissingTranslations languages={languages} missing={findMissingFieldTranslations(edit, languages)} />
      </div>
      <FieldList
        list={list}
        allFields={edit.fields}
        invalidIndexes={getIndexes(paths, '/customFields/')}
        renderEditor={(field) => (
          <>
            <CustomFieldForm field={field} list={list} handle={handles.getRef(field.id)} />
            <FieldTranslations
              field={field}
              list={list}
              languages={languages}
              errors={selectErrorsBelow(errors, `/customFields/${edit.fields.indexOf(field)}`)}
            />
            <FieldConditions
              field={field}
              list={list}
              allFields={edit.fields}
              errors={selectErrorsBelow(errors, `/customFields/${edit.fields.indexOf(field)}`)}
            />
            {field.type === 'group' ? (
              <GroupFields
                group={field}
                edit={edit}
                errors={errors}
                handles={handles}
                languages={languages}
              />
            ) : null}
          </>
        )}
      />
    </section>
  )
}

interface GroupFieldsProps extends CustomFieldsProps {
  group: CustomField
}

/** The fields of a group. */
function GroupFields({ group, edit, errors, handles, languages }: GroupFieldsProps): ReactNode {
  const list = edit.getGroupList(group)
  const prefix = `/customFields/${edit.fields.indexOf(group)}/fields/`
  const headingId = getFieldListId(group.id)
  return (
    <section className="fy-custom-fields__parts fy-stack fy-gap-3" aria-labelledby={headingId}>
      <div>
        <h3 className="fy-custom-fields__part-title" id={headingId} tabIndex={-1}>
          {groupEditorTexts.fieldsTitle(group.label || texts.newLabel)}
        </h3>
        <p className="fy-note">
          {list.fields.length === 0 ? groupEditorTexts.noFields : groupEditorTexts.fieldsNote}
        </p>
      </div>
      <FieldList
        list={list}
        allFields={edit.fields}
        invalidIndexes={getIndexes(
          errors.map(({ path }) => path),
          prefix,
        )}
        renderEditor={(groupField) => (
          <>
            <CustomFieldForm field={groupField} list={list} handle={handles.getRef(groupField.id)} />
            <FieldTranslations
              field={groupField}
              list={list}
              languages={languages}
              errors={selectErrorsBelow(errors, `${prefix}${list.fields.indexOf(groupField)}`)}
            />
            <FieldConditions
              field={groupField}
              list={list}
              allFields={edit.fields}
              errors={selectErrorsBelow(errors, `${prefix}${list.fields.indexOf(groupField)}`)}
            />
          </>
        )}
      />
    </section>
  )
}

/** Returns the errors at paths below `prefix`, with paths relative to it. */
function selectErrorsBelow(errors: readonly FieldError[], prefix: string): FieldError[] {
  return errors.flatMap(({ path, message }) =>
    path.startsWith(`${prefix}/`) ? [{ path: path.slice(prefix.length), message }] : [],
  )
}

/** Returns the indexes, from 0, that follow `prefix` in the paths. */
function getIndexes(paths: readonly string[], prefix: string): Set<number> {
  const relativePaths = paths
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
  return new Set(relativePaths.map((relativePath) => Number.parseInt(relativePath, 10)))
}

interface CustomFieldFormProps {
  field: CustomField
  list: FieldListEdit
  handle: Ref<FormHandle>
}

/** Settings of one custom field; for a group, all but its fields. */
function CustomFieldForm({ field, list, handle }: CustomFieldFormProps): ReactNode {
  const { validators } = useSite()
  const isRepeated = field.repeats !== undefined
  const isInGroup = list.group !== null
  const form = useMemo(
    () => buildSchemaFieldForm(field.type, { repeats: isRepeated, isInGroup }),
    [field.type, isRepeated, isInGroup],
  )
  return (
    <div className="fy-custom-fields__form">
      <FormRenderer
        form={form}
        handle={handle}
        loadValidator={validators.load}
        initialValues={toSchemaFieldValues(field)}
        errorHeading={texts.refused}
        submitHidden
        onChange={(values) => list.change(field.id, (current) => parseSchemaField(current, values))}
      />
    </div>
  )
}

/** Handles of the open fields' forms, by field id. A group and one of its fields may be open at the same time. */
export class FieldHandles {
  readonly #handles = new Map<number, FormHandle>()
  readonly #refs = new Map<number, RefCallback<FormHandle>>()

  /** Returns a ref callback, the same function for the same field. */
  getRef(id: number): RefCallback<FormHandle> {
    const ref =
      this.#refs.get(id) ??
      ((handle: FormHandle | null) => {
        if (handle) this.#handles.set(id, handle)
        else this.#handles.delete(id)
      })
    this.#refs.set(id, ref)
    return ref
  }

  get(id: number): FormHandle | undefined {
    return this.#handles.get(id)
  }

  /**
   * Returns the field with the uncommitted input of its form and, for a group, of the forms of its fields.
   */
  mergePendingInput(field: CustomField): CustomField {
    const typedValues = this.#handles.get(field.id)?.getValues()
    const currentField = typedValues ? parseSchemaField(field, typedValues) : field
    return currentField.fields
      ? {
          ...currentField,
          fields: currentField.fields.map((groupField) => this.mergePendingInput(groupField)),
        }
      : currentField
  }
}
