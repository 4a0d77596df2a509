import { type FieldProps, RJSF_REF_CYCLE_KEY } from '@rjsf/utils'
import { Component, type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react'
import { unsupportedKey } from '../../../schemas/externalSchema/unsupportedKey'
import { deferredKey } from '../../../schemas/forms/jsonSchema'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import '../../../widgets/shared/ChoiceWidget.css'
import { useStructure } from './context/structureContext'
import { SchemaField } from './rjsfFields'
import { ExpandButton, UnshownPart } from './smallTemplates'

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
  const reason: unknown = schema[unsupportedKey]
  if (typeof reason === 'string') return <UnshownPart label={label} reason={reason} />
  if (typeof schema[deferredKey] === 'string') return <DeferredField {...props} label={label} />
  const isDeep = path.length > 0 && path.length % levels === 0 && !isLeaf(schema)
  if (isDeep && !isOpen && !(RJSF_REF_CYCLE_KEY in schema)) {
    return <ExpandButton path={path} text={texts.expand(label)} onPress={() => setOpen(true)} />
  }
  const isNullable =
    props.required && Array.isArray(schema.type) && schema.type.includes('null') && !schema.enum
  return (
    <PartBoundary label={label} onFault={(why) => reportFault(pathOf(path), why)}>
      {isNullable ? <NullableField {...props} label={label} /> : <StockSchemaField {...props} />}
    </PartBoundary>
  )
}

/** How many deferred references are open around a place. */
const DeferredDepth = createContext(0)

/** A reference that is followed once somebody opens its place. The first levels are open, and those that are answered. */
function DeferredField({ label, ...props }: FieldProps & { label: string }): ReactNode {
  const { schema, fieldPathId, formData } = props
  const { openLevels } = useStructure()
  const depth = use(DeferredDepth)
  const [isOpen, setOpen] = useState(depth < openLevels || hasAnswer(formData))
  const followed = useMemo(() => {
    const { [deferredKey]: $ref, ...beside } = schema
    return { ...beside, $ref }
  }, [schema])
  if (!isOpen) {
    return <ExpandButton path={fieldPathId.path} text={texts.expand(label)} onPress={() => setOpen(true)} />
  }
  return (
    <DeferredDepth value={depth + 1}>
      <GuardedSchemaField {...props} schema={followed} />
    </DeferredDepth>
  )
}

function hasAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined
  return Object.values(value).some(hasAnswer)
}

/** An empty field is no answer, so null is chosen by a box of its own. */
function NullableField({ label, ...props }: FieldProps & { label: string }): ReactNode {
  const { idOf } = useStructure()
  const { formData, fieldPathId, disabled, readonly, onChange } = props
  const isNull = formData === null
  return (
    <>
      {!isNull && <StockSchemaField {...props} />}
      <div className="fy-field" data-kind="branch">
        {isNull && <span className="fy-field__label">{label}</span>}
        <label className="fy-choice fy-choice--toggle">
          <input
            type="checkbox"
            className="fy-choice__input"
            id={`${idOf(fieldPathId.path)}--null`}
            aria-label={`${texts.noValue}: ${label}`}
            checked={isNull}
            disabled={disabled || readonly}
            onChange={(event) => onChange(event.currentTarget.checked ? null : undefined, fieldPathId.path)}
          />
          <span className="fy-choice__label">{texts.noValue}</span>
        </label>
      </div>
    </>
  )
}

const leafTypes = ['string', 'number', 'integer', 'boolean', 'null']

function isLeaf({ type }: FieldProps['schema']): boolean {
  return typeof type === 'string' && leafTypes.includes(type)
}

interface PartBoundaryProps {
  label: string
  onFault: (reason: string) => void
  children: ReactNode
}

/** Keeps a part of an answer that breaks from breaking what is around it: it becomes one field that says so. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(String(error))
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <UnshownPart label={this.props.label} reason={texts.broken} />
  }
}
