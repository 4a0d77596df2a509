import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { type FieldGroup, getRowTitle } from '../../../schemas/forms/fieldGroup'
import { renderMarkedLabel } from '../../../widgets/shared/renderMarkedLabel'
import { FormField } from '../field/BoundField'
import { FormScope, type FormScopeValue } from '../state/FormScope'
import { FormStore } from '../state/formStore'

interface PreviewGroupProps {
  /** The scope that all fields of the preview share. */
  base: Omit<FormScopeValue, 'form'>
  fieldKey: string
  group: FieldGroup
  /** Initial answers of the first row. */
  defaults: FormValues
  notes: string | undefined
  required: boolean
}

/** Preview of a field group: its first row, without the buttons that add, move and remove rows. */
export function PreviewGroup(props: PreviewGroupProps): ReactNode {
  const { base, fieldKey, group, defaults, notes, required } = props
  const [store] = useState(() => new FormStore(Object.keys(defaults), defaults))
  useDefaults(store, defaults)
  const getId = useMemo(() => (key: string) => base.getElementId(`${fieldKey}/${key}`), [base, fieldKey])
  const scope = useMemo(
    () => ({ ...base, store, getElementId: getId, form: wrapInForm(group) }),
    [base, store, getId, group],
  )
  const { 'ui:order': keys } = group.fields.uiSchema
  const labelId = `${base.getElementId(fieldKey)}--label`
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div className="fy-field fy-preview-group" data-kind="branch" role="group" aria-labelledby={labelId}>
      <span className="fy-field__label" id={labelId}>
        {group.repeats ? renderMarkedLabel(group.title, required) : group.title}
      </span>
      {notes && <p className="fy-field__notes">{notes}</p>}
      <div className="fy-preview-group__row fy-stack fy-gap-4 fy-inset-4">
        {group.repeats && <p className="fy-preview-group__name">{getRowTitle(group, 0)}</p>}
        <div className="fy-form__grid">
          <FormScope value={scope}>
            {keys.map((key) => (
              <FormField key={key} fieldKey={key} />
            ))}
          </FormScope>
        </div>
      </div>
    </div>
  )
}

/** Wraps the group's fields in a form. */
function wrapInForm({ title, fields: { schema, uiSchema } }: FieldGroup): BuiltForm {
  return {
    version: '',
    schema: {
      $schema: '',
      $id: 'form',
      type: 'object',
      title,
      ...schema,
      additionalProperties: false,
    },
    uiSchema: { ...uiSchema, 'ui:sections': [] },
    initialValues: {},
  }
}

/** Applies changed default values to a preview's store at once, except to fields whose answer was changed by hand. */
export function useDefaults(store: FormStore, defaults: FormValues): void {
  const applied = useRef(defaults)
  useLayoutEffect(() => {
    for (const [key, value] of Object.entries(defaults)) {
      const appliedValue = applied.current[key]
      if (!isSame(value, appliedValue) && isSame(store.state(key).value, appliedValue)) store.set(key, value)
    }
    applied.current = defaults
  }, [store, defaults])
}

function isSame(fieldValue: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(fieldValue) === JSON.stringify(other)
}
