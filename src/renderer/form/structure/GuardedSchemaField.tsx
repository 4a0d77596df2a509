import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { type FieldProps, RJSF_REF_CYCLE_KEY } from '@rjsf/utils'
import { type ComponentType, type ReactNode, useState } from 'react'
import { unshownKey } from '../../../schemas/foreign/unshown'
import { structureTexts as texts } from '../../../texts/structure'
import { PartBoundary } from './PartBoundary'
import { ExpandButton, UnshownPart } from './smallTemplates'
import { useStructure } from './structureContext'

const StockSchemaField = SchemaField as ComponentType<FieldProps>

/** So many levels stand open below each other; the next are shown when somebody asks for them. */
const levels = 25

/**
 * Every place of a schema that rjsf walks passes here. A branch that breaks says so where it stands; what lies deep, or
 * repeats itself without end, waits for a press.
 */
export function GuardedSchemaField(props: FieldProps): ReactNode {
  const { schema, fieldPathId, name, title } = props
  const { reportFault, pathOf } = useStructure()
  const [isOpen, setOpen] = useState(false)
  const { path } = fieldPathId
  const label = String(schema.title ?? title ?? name ?? '')
  const reason: unknown = schema[unshownKey]
  if (typeof reason === 'string') return <UnshownPart label={label} reason={reason} />
  const isDeep = path.length > 0 && path.length % levels === 0 && !isLeaf(schema)
  if (isDeep && !isOpen && !(RJSF_REF_CYCLE_KEY in schema)) {
    return <ExpandButton path={path} text={texts.expand(label)} onPress={() => setOpen(true)} />
  }
  return (
    <PartBoundary label={label} onFault={(why) => reportFault(pathOf(path), why)}>
      <StockSchemaField {...props} />
    </PartBoundary>
  )
}

const leafTypes = ['string', 'number', 'integer', 'boolean', 'null']

function isLeaf({ type }: FieldProps['schema']): boolean {
  return typeof type === 'string' && leafTypes.includes(type)
}
