import { memo, use, useMemo, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../schemas/fieldValue'
import { fieldUi } from '../../schemas/forms/builtForm'
import { kinds } from '../../schemas/kinds/kindRegistry'
import { isVisible } from '../../schemas/validation/formVisibility'
import { widgets } from '../../widgets/widgetRegistry'
import { FieldBoundary } from './FieldBoundary'
import { FieldOrderContext } from './FieldOrder'
import { type FormScopeValue, useFormScope } from './FormScope'
import { labelledField } from './labelledField'

interface BoundFieldProps {
  fieldKey: string
  /** Nobody stands beside it where fields stand two on a line. */
  lone?: boolean
}

/** A field that exists only while its condition holds. */
export function ConditionalField({ fieldKey, lone = false }: BoundFieldProps) {
  const { form, store } = useFormScope()
  const visible = () => isVisible(form, fieldKey, store.values())
  return useSyncExternalStore(store.onChange, visible, visible) ? (
    <BoundField fieldKey={fieldKey} lone={lone} />
  ) : null
}

/** One field. It subscribes to its own value and error, and to nothing else: no other field's key renders it. */
export const BoundField = memo(function BoundField({ fieldKey, lone = false }: BoundFieldProps) {
  const scope = useFormScope()
  const { form, faults } = scope
  const Lead = use(FieldOrderContext)?.Lead
  const { subscribe, read, onChange, onBlur } = useMemo(() => bind(scope, fieldKey), [scope, fieldKey])
  const state = useSyncExternalStore(subscribe, read, read)
  const { 'ui:widget': kind = 'text', 'ui:options': options } = fieldUi(form, fieldKey)
  const id = scope.idOf(fieldKey)
  const label = form.schema.properties[fieldKey]?.title ?? fieldKey
  const Widget = widgets[kind]
  const notes = options.notes ? `${id}--notes` : undefined
  const error = state.error === undefined ? undefined : `${id}--error`
  const widget = (
    <FieldBoundary fieldKey={fieldKey} onFault={scope.reportFault}>
      <Widget
        id={id}
        name={fieldKey}
        label={label}
        labelId={`${id}--label`}
        value={state.value}
        required={options.required}
        disabled={options.disabled}
        options={options}
        rawErrors={state.error === undefined ? undefined : [state.error]}
        describedBy={notes && error ? `${notes} ${error}` : (notes ?? error)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldBoundary>
  )
  if (!kinds[kind].isShown) return widget
  return labelledField({
    id,
    kind,
    lone,
    label,
    lead: Lead && <Lead fieldKey={fieldKey} label={label} />,
    options,
    labelling: Widget.labelling?.(options) ?? 'input',
    error: state.error,
    fault: faults.get(fieldKey),
    children: widget,
  })
})

function bind({ store, checks }: FormScopeValue, key: string) {
  return {
    subscribe: (listener: () => void) => store.subscribe(key, listener),
    read: () => store.state(key),
    onChange: (value: FieldValue) => store.set(key, value),
    onBlur: () => checks.left(key),
  }
}
