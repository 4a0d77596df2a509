import { type ReactNode, use, useEffect, useState } from 'react'
import { type FieldValue, type FormValues, isValues } from '../../../schemas/fields/fieldValue'
import { type BuiltForm, type FieldUi, getFieldUi } from '../../../schemas/forms/builtForm'
import { type FieldGroup, getRowTitle, isBlankRow } from '../../../schemas/forms/fieldGroup'
import { isRequired, isVisible } from '../../../schemas/forms/formVisibility'
import {
  addRowName,
  getFormPostControlName,
  withoutBlankRows,
} from '../../../schemas/submission/formPostGroups'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import { noScriptFormTexts } from '../../../texts/public/form.texts'
import { structureTexts } from '../../../texts/public/structuredAnswers.texts'
import { Button } from '../../../widgets/shared/Button'
import { renderMarkedLabel } from '../../../widgets/shared/renderMarkedLabel'
import { NoScriptForm } from '../../../widgets/shared/widgetContexts'
import { BoundField } from '../field/BoundField'
import { FormScope, type FormScopeValue, useFormScope } from '../state/FormScope'
import { FormStore } from '../state/formStore'
import './NoScriptGroup.css'

interface NoScriptGroupProps {
  fieldKey: string
  group: FieldGroup
  /** Called when the "add row" button is pressed after hydration; before that, the button submits the form. */
  onAdd: () => void
}

/**
 * A field group of a no-script form: its rows as native controls, and a button that asks the server for another row.
 * After hydration it remains until rjsf is loaded, the focus is outside it, and it has been edited, scrolled out of
 * view or asked for a row. Input made meanwhile is committed to the form's store.
 */
export function NoScriptGroup({ fieldKey, group, onAdd }: NoScriptGroupProps): ReactNode {
  const scope = useFormScope()
  const isNoScript = use(NoScriptForm)
  const [{ rows, groupScope }] = useState(() => createRows(scope, fieldKey, group))
  useEffect(
    () =>
      groupScope.store.onChange(() => {
        const currentRows = rows.map((rowFields) => getRow(rowFields, groupScope.store.values()))
        scope.store.set(fieldKey, group.repeats ? withoutBlankRows(group, currentRows) : currentRows[0])
      }),
    [groupScope, rows, scope, fieldKey, group],
  )
  const id = scope.getElementId(fieldKey)
  const { error } = scope.store.state(fieldKey)
  const { required, notes, langs } = getFieldUi(scope.form, fieldKey)['ui:options']
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div
      className="fy-field"
      data-kind="branch"
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}--label`}
      aria-describedby={error === undefined ? undefined : `${id}--error`}
    >
      <span
        {...(group.repeats ? {} : toLangAttributes(langs?.label))}
        className="fy-field__label"
        id={`${id}--label`}
      >
        {group.repeats ? renderMarkedLabel(group.title, required, langs?.label) : group.title}
      </span>
      {notes && (
        <p {...toLangAttributes(langs?.notes)} className="fy-field__notes">
          {notes}
        </p>
      )}
      {group.repeats && <p className="fy-field__notes">{noScriptFormTexts.blankRows}</p>}
      <FormScope value={groupScope}>
        {rows.map((rowFields, index) => {
          const fields = (
            <div className="fy-form__grid">
              {rowFields.map(({ name }) => (
                <BoundField key={name} fieldKey={name} />
              ))}
            </div>
          )
          if (!group.repeats) return fields
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            <div
              className="fy-plain-group__row fy-inset-4 fy-box"
              key={rowFields[0]?.name}
              role="group"
              aria-labelledby={`${id}--row-${index}`}
            >
              <p className="fy-plain-group__name" id={`${id}--row-${index}`}>
                {getRowTitle(group, index)}
              </p>
              {fields}
            </div>
          )
        })}
      </FormScope>
      {error !== undefined && (
        <p className="fy-field__error" id={`${id}--error`}>
          {error}
        </p>
      )}
      {group.repeats && rows.length < group.max && (
        <Button
          type={isNoScript ? 'submit' : 'button'}
          name={addRowName}
          value={fieldKey}
          onClick={isNoScript ? undefined : onAdd}
        >
          {structureTexts.add(group.itemLabel)}
        </Button>
      )}
    </div>
  )
}

/** A field of a row: its key in the group, and its control's name, which is also its key in the rows' store. */
interface RowField {
  key: string
  name: string
}

/** Builds one flat form of all rows, so that `BoundField` can render their fields. */
function createRows(
  scope: FormScopeValue,
  fieldKey: string,
  group: FieldGroup,
): { rows: RowField[][]; groupScope: FormScopeValue } {
  const { nestedErrors = [], value } = scope.store.state(fieldKey)
  const { schema, uiSchema } = group.fields
  const flatForm = {
    order: [] as string[],
    properties: {} as BuiltForm['schema']['properties'],
    uiSchemas: {} as FieldUis,
  }
  const values: FormValues = {}
  const pathsByName = new Map<string, string>()
  const visibleRows = getRows(group, value)
  const rows = visibleRows.map((row, index) => {
    const answers = { ...scope.store.values(), ...row }
    const visibleKeys = uiSchema['ui:order'].filter((key) => isVisible(group.fields, key, answers))
    return visibleKeys.map((key, position): RowField => {
      const name = getFormPostControlName(fieldKey, index, key)
      const { 'ui:widget': kind, 'ui:options': options } = getFieldUi(group.fields, key) as FieldUi
      const { visibleWhen: _visibleWhen, requiredWhen: _requiredWhen, ...appearance } = options
      const required = isRequired(group.fields, key, answers)
      const isFirstOfNewRow = index >= Math.max(group.min, 1) && position === 0 && isBlankRow(group, row)
      flatForm.order.push(name)
      flatForm.properties[name] = schema.properties[key] ?? {}
      flatForm.uiSchemas[name] = {
        'ui:widget': kind,
        'ui:options': { ...appearance, required, ...(isFirstOfNewRow ? { autofocus: true } : {}) },
      }
      values[name] = row[key]
      pathsByName.set(name, group.repeats ? `${fieldKey}/${index}/${key}` : `${fieldKey}/${key}`)
      return { key, name }
    })
  })
  const store = new FormStore(flatForm.order, values)
  const namesByPath = new Map(Array.from(pathsByName, ([name, answerPath]) => [`/${answerPath}`, name]))
  const errors = nestedErrors.map(({ path, message }) => ({ path: `/${namesByPath.get(path)}`, message }))
  if (errors.length > 0) store.fail(errors, 'server', '')
  const form: BuiltForm = {
    ...scope.form,
    schema: { ...scope.form.schema, properties: flatForm.properties, required: [] },
    uiSchema: { 'ui:order': flatForm.order, 'ui:sections': [], ...flatForm.uiSchemas },
  }
  const getId = (name: string) => scope.getElementId(pathsByName.get(name) ?? name)
  const groupScope: FormScopeValue = {
    ...scope,
    form,
    store,
    getElementId: getId,
    unsupportedKinds: new Map(),
    structures: new Map(),
  }
  return { rows, groupScope }
}

type FieldUis = Record<string, FieldUi>

/** Returns the rows of the answer, padded with empty rows to the minimum, and to at least one. */
function getRows({ repeats, min }: FieldGroup, value: FieldValue): FormValues[] {
  const rows = [value].flat().filter(isValues)
  const minimum = repeats ? Math.max(min, 1) : 1
  return [...rows, ...Array.from({ length: Math.max(minimum - rows.length, 0) }, () => ({}))]
}

function getRow(rowFields: readonly RowField[], values: FormValues): FormValues {
  return Object.fromEntries(rowFields.map(({ key, name }) => [key, values[name]]))
}
