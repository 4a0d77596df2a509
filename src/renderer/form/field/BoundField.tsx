import { Component, createContext, memo, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../../schemas/fields/fieldValue'
import { type BuiltForm, type FieldUiOptions, getFieldUi } from '../../../schemas/forms/builtForm'
import { isRequired, isVisible } from '../../../schemas/forms/formVisibility'
import { kinds } from '../../../schemas/kinds/kindRegistry'
import { formPartTexts } from '../../../texts/public/form.texts'
import { widgets } from '../../../widgets/widgetRegistry'
import { type FormScopeValue, useFormScope } from '../state/FormScope'
import { FieldOrderContext } from './FieldOrder'
import { renderLabelledField } from './renderLabelledField'

interface FieldBoundaryProps {
  fieldKey: string
  onFault: (key: string, reason: string) => void
  children: ReactNode
}

/** Error boundary of one field: if the field throws, the rest of the form continues to work. */
export class FieldBoundary extends Component<FieldBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(this.props.fieldKey, String(error))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <p className="fy-field__broken">{formPartTexts.brokenField}</p>
  }
}

export const noRemarks: Readonly<Record<string, string>> = {}

/** Text that the page shows after the fields' notes, by field key. */
export const FieldRemarks = createContext(noRemarks)

interface BoundFieldProps {
  fieldKey: string
  /** True if the field has no neighbor in a two-column layout. */
  isFullWidth?: boolean
  /** Overrides whether an answer is required. Default: the field's own rule. */
  required?: boolean
}

/** True if other answers decide whether the field is visible or required. */
export function isConditional(form: Pick<BuiltForm, 'uiSchema'>, key: string): boolean {
  const { visibleWhen, requiredWhen } = getFieldUi(form, key)['ui:options']
  return visibleWhen !== undefined || requiredWhen !== undefined
}

/** A field of a form, of a form preview, or of a row of a previewed group. */
export function FormField(props: BoundFieldProps) {
  const Field = isConditional(useFormScope().form, props.fieldKey) ? ConditionalField : BoundField
  return <Field {...props} />
}

/** A field that is visible, or required, only while its condition holds. */
function ConditionalField({ fieldKey, isFullWidth = false }: BoundFieldProps) {
  const { form, store } = useFormScope()
  const read = () => {
    if (!isVisible(form, fieldKey, store.values())) return 'gone'
    return isRequired(form, fieldKey, store.values()) ? 'required' : 'optional'
  }
  const state = useSyncExternalStore(store.onChange, read, read)
  return state === 'gone' ? null : (
    <BoundField fieldKey={fieldKey} isFullWidth={isFullWidth} required={state === 'required'} />
  )
}

/** One field. It subscribes only to its own value and error, so a change of another field does not render it. */
export const BoundField = memo(function BoundField(props: BoundFieldProps) {
  const { fieldKey, isFullWidth = false } = props
  const scope = useFormScope()
  const { form, unsupportedKinds } = scope
  const DragHandle = use(FieldOrderContext)?.DragHandle
  const { subscribe, read, onChange, onBlur } = useMemo(() => bindField(scope, fieldKey), [scope, fieldKey])
  const state = useSyncExternalStore(subscribe, read, read)
  const { 'ui:widget': kind = 'text', 'ui:options': declaredOptions } = getFieldUi(form, fieldKey)
  const { required = declaredOptions.required } = props
  const remark = use(FieldRemarks)[fieldKey]
  const options =
    required === declaredOptions.required && !remark
      ? declaredOptions
      : withRemark(declaredOptions, required, remark)
  const id = scope.getElementId(fieldKey)
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
        required={required}
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
  return renderLabelledField({
    id,
    kind,
    isFullWidth,
    label,
    prefix: DragHandle && <DragHandle fieldKey={fieldKey} label={label} />,
    options,
    labelling: Widget.labelling?.(options) ?? 'input',
    error: state.error,
    unsupportedKind: unsupportedKinds.get(fieldKey),
    children: widget,
  })
})

function withRemark(
  declaredOptions: FieldUiOptions,
  required: boolean,
  remark: string | undefined,
): FieldUiOptions {
  const notes = [declaredOptions.notes, remark].filter(Boolean).join(' ')
  return { ...declaredOptions, required, ...(notes ? { notes } : {}) }
}

function bindField({ store, checks }: FormScopeValue, key: string) {
  return {
    subscribe: (listener: () => void) => store.subscribe(key, listener),
    read: () => store.state(key),
    onChange: (value: FieldValue) => store.set(key, value),
    onBlur: () => checks.leaveField(key),
  }
}
