import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils'
import { type ComponentType, use, useMemo } from 'react'
import { isFieldKind } from '../../../../schemas/kinds/kindRegistry'
import { fileItem } from './dataUrls'
import { FormatWidgets } from './formatWidgets'
import { LeafField } from './LeafField'

/** A list that is one answer to tick, a field of ours, or has a widget for its format, is a leaf; any other has rows, which rjsf walks. */
export function listOrLeaf(RowsField: ComponentType<FieldProps>): ComponentType<FieldProps> {
  return function ListField(props: FieldProps) {
    const { schema, uiSchema, registry } = props
    const widget: unknown = uiSchema?.['ui:widget']
    const isOwn = typeof widget === 'string' && isFieldKind(widget) && uiSchema?.['ui:options'] !== undefined
    const looks = useMemo(() => withoutWidget(uiSchema), [uiSchema])
    const isFormat = Object.hasOwn(use(FormatWidgets), schema.format ?? '')
    const isOneAnswer = isOwn || isFormat || registry.schemaUtils.isMultiSelect(schema)
    if (isOneAnswer) return <LeafField {...props} />
    return <RowsField {...props} schema={asRows(props)} uiSchema={looks} />
  }
}

/** A widget for the whole list is none of ours: its rows are shown. */
function withoutWidget(uiSchema: UiSchema | undefined): UiSchema {
  const { 'ui:widget': _widget, ...looks } = uiSchema ?? {}
  return looks
}

/** A list of files has a row for each, where rjsf would ask for all of them in one. */
function asRows({ schema, registry }: FieldProps): RJSFSchema {
  if (!registry.schemaUtils.isFilesArray(schema)) return schema
  return { ...schema, items: { ...Object(schema.items), format: fileItem } }
}
