import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils'
import { type ComponentType, use, useMemo } from 'react'
import { isFieldKind } from '../../../../schemas/kinds/kindRegistry'
import { fileRowFormat } from './dataUrls'
import { FormatWidgets } from './formatWidgets'
import { LeafField } from './LeafField'

/**
 * Returns rjsf's array field for Foyer's forms. Multi-selects, fields of Foyer's kinds and lists with a format widget
 * become leaves; rjsf walks every other list row by row.
 */
export function createListOrLeaf(RowsField: ComponentType<FieldProps>): ComponentType<FieldProps> {
  return function ListField(props: FieldProps) {
    const { schema, uiSchema, registry } = props
    const widget: unknown = uiSchema?.['ui:widget']
    const isFoyerKind =
      typeof widget === 'string' && isFieldKind(widget) && uiSchema?.['ui:options'] !== undefined
    const listUiSchema = useMemo(() => withoutWidget(uiSchema), [uiSchema])
    const hasFormatWidget = Object.hasOwn(use(FormatWidgets), schema.format ?? '')
    const isOneAnswer = isFoyerKind || hasFormatWidget || registry.schemaUtils.isMultiSelect(schema)
    if (isOneAnswer) return <LeafField {...props} />
    return <RowsField {...props} schema={toRowSchema(props)} uiSchema={listUiSchema} />
  }
}

/** Removes the widget for the whole list, which the product does not have; the list's rows are shown instead. */
function withoutWidget(uiSchema: UiSchema | undefined): UiSchema {
  const { 'ui:widget': _widget, ...uiOptions } = uiSchema ?? {}
  return uiOptions
}

/**
 * Gives each file of a file list its own row; rjsf would use one input for all files. If the schema does
 * not describe the rows, each row accepts any value.
 */
function toRowSchema({ schema, registry }: FieldProps): RJSFSchema {
  if (schema.items === undefined || schema.items === true) return { ...schema, items: {} }
  if (!registry.schemaUtils.isFilesArray(schema)) return schema
  return { ...schema, items: { ...Object(schema.items), format: fileRowFormat } }
}
