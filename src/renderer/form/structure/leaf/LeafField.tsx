import type { FieldProps } from '@rjsf/utils'
import { createContext, type ReactNode, use, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../../../schemas/fields/fieldValue'
import type { FieldUiOptions } from '../../../../schemas/forms/builtForm'
import { kinds } from '../../../../schemas/kinds/kindRegistry'
import { NumberRegion } from '../../../../widgets/shared/NumberRegion'
import { widgets } from '../../../../widgets/widgetRegistry'
import { renderLabelledField } from '../../field/renderLabelledField'
import { useCurrentRow, useStructure } from '../context/structureContext'
import { FormatWidgets } from './formatWidgets'
import { getLeaf, type Leaf } from './leafKinds'

/** A leaf of an answer that has parts. It uses the same widgets, labels and messages as a field of a flat form. */
export function LeafField(props: FieldProps): ReactNode {
  const { schema, uiSchema, fieldPathId } = props
  const engine = useStructure()
  const FormatWidget = use(FormatWidgets)[schema.format ?? '']
  const zone = use(DateTimeZone)
  const region = use(NumberRegion)
  const leaf = useMemo(() => {
    const declaredLeaf = getLeaf(schema, uiSchema, { region, zone })
    return FormatWidget ? createPassThroughLeaf(declaredLeaf) : declaredLeaf
  }, [schema, uiSchema, FormatWidget, region, zone])
  const { path } = fieldPathId
  const isConditional = leaf.options.visibleWhen !== undefined || leaf.options.requiredWhen !== undefined
  const read = () => (isConditional ? engine.getVisibility(path, leaf.options) : 'always')
  const requirement = useSyncExternalStore(isConditional ? engine.onChange : subscribeToNothing, read, read)
  const { value, change, leave: endTyping } = useTypedValue(leaf, props)
  const row = useCurrentRow(path)
  if (requirement === 'gone') return null
  const { kind } = leaf
  const id = engine.getElementId(path)
  const label = row?.name ?? getLabel(props)
  const options: Partial<FieldUiOptions> = {
    ...leaf.options,
    required: requirement === 'required' || (leaf.options.required ?? props.required === true),
  }
  const error = props.rawErrors?.[0]
  const Widget = FormatWidget ?? widgets[kind]
  const describedBy = [options.notes && `${id}--notes`, error !== undefined && `${id}--error`].filter(Boolean)
  const widget = (
    <Widget
      id={id}
      name={engine.getPath(path)}
      label={label}
      labelId={`${id}--label`}
      value={value}
      required={options.required}
      disabled={options.disabled ?? (props.disabled || props.readonly || schema.const !== undefined)}
      autofocus={props.autofocus}
      options={options}
      rawErrors={error === undefined ? undefined : [error]}
      describedBy={describedBy.join(' ') || undefined}
      onChange={change}
      onBlur={() => {
        endTyping()
        engine.leaveField(path)
      }}
    />
  )
  if (!kinds[kind].isShown) return widget
  return renderLabelledField({
    id,
    kind,
    isFullWidth: false,
    label,
    options,
    labelling: Widget.labelling?.(options) ?? 'input',
    error,
    unsupportedKind: undefined,
    children: widget,
  })
}

/** An unconditional field does not subscribe to other answers. */
const subscribeToNothing = () => () => undefined

/** A leaf for a page's own format widget, which receives and returns the JSON value unchanged. */
const createPassThroughLeaf = ({ options }: Leaf): Leaf => ({
  kind: 'text',
  options,
  toValue: (json) => json as FieldValue,
  toJson: (value) => value,
})

function getLabel({ schema, uiSchema, title, name }: FieldProps): string {
  const customTitle: unknown = uiSchema?.['ui:title'] ?? uiSchema?.['ui:options']?.title
  return String(customTitle ?? schema.title ?? title ?? name ?? '')
}

/** Keeps the typed text while it represents the current answer, so that '1.' is not rewritten to '1' too early. */
function useTypedValue(leaf: ReturnType<typeof getLeaf>, { formData, fieldPathId, onChange }: FieldProps) {
  const typedValue = useRef<{ value: FieldValue; json: unknown } | null>(null)
  const [, setRenderedValue] = useState<FieldValue>(null)
  const latestValue: unknown = formData
  const isCurrent = typedValue.current !== null && Object.is(typedValue.current.json, latestValue)
  return {
    value: isCurrent ? typedValue.current?.value : leaf.toValue(latestValue),
    change: (value: FieldValue) => {
      const commit = (json: unknown) => {
        typedValue.current = { value, json }
        onChange(json, fieldPathId.path)
      }
      if (value instanceof File && leaf.fileToJson) void leaf.fileToJson(value).then(commit)
      else commit(leaf.toJson(value))
    },
    /** Shows the answer as it was read from the typed text. */
    leave: () => {
      if (typedValue.current === null || !leaf.reformatsOnBlur) return
      typedValue.current.value = leaf.toValue(typedValue.current.json)
      setRenderedValue(typedValue.current.value)
    },
  }
}

/** IANA time zone of the form's date-times. Default: the browser's zone. */
export const DateTimeZone = createContext<string | undefined>(undefined)
