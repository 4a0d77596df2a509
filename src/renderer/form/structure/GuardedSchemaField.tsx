import { type FieldProps, RJSF_REF_CYCLE_KEY } from '@rjsf/utils'
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { unsupportedKey } from '../../../schemas/externalSchema/displayedSchema'
import { splitPath } from '../../../schemas/forms/answerPath'
import { deferredKey } from '../../../schemas/forms/jsonSchema'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import '../../../widgets/shared/ChoiceWidget.css'
import { focusField } from '../field/focusField'
import { type AnswerPath, useCurrentRow, useStructure } from './context/structureContext'
import { SchemaField } from './rjsfFields'
import { ExpandButton, PartError } from './smallTemplates'

const StockSchemaField = SchemaField as ComponentType<FieldProps>

/** Number of nested levels that are rendered at once; a button expands the next ones. */
const levelsPerExpansion = 25

/**
 * Renders every part of a schema that rjsf walks. A part that throws shows an error in its own place. Deeply nested
 * parts and deferred references wait until the user expands them.
 */
export function GuardedSchemaField(props: FieldProps): ReactNode {
  const { fieldPathId, name, title } = props
  const { reportFault, getPath, isExternal, isRequired, onChange, hasClosedGroups } = useStructure()
  const schema = useMemo(
    () => (isExternal ? withAnyFields(props.schema) : props.schema),
    [isExternal, props.schema],
  )
  const { path } = fieldPathId
  const isDeep = path.length > 0 && path.length % levelsPerExpansion === 0 && !isLeaf(schema)
  const isClosedGroup = hasClosedGroups && path.length === 1 && schema.properties !== undefined
  const [isExpanded, expand] = useExpanded(path, !isDeep && !isClosedGroup)
  // rjsf knows only what the schema of the part's own object requires, and not what a branch beside it requires.
  const readRequired = () => props.required === true || isRequired(path)
  const required = useSyncExternalStore(
    isExternal ? onChange : subscribeToNothing,
    readRequired,
    readRequired,
  )
  const row = useCurrentRow(path)
  const label = String(schema.title ?? row?.name ?? title ?? name ?? '')
  // A forbidden answer can only be removed, and a schema of rjsf can be `false` although its type excludes it.
  if ((props.schema as unknown) === false && !required && props.formData === undefined) return null
  const reason: unknown = schema[unsupportedKey]
  if (typeof reason === 'string') return <PartError label={label} reason={reason} />
  if (typeof schema[deferredKey] === 'string') return <DeferredField {...props} label={label} />
  if (!isExpanded && !(RJSF_REF_CYCLE_KEY in schema)) {
    return <ExpandButton path={path} text={texts.expand(label)} onPress={expand} />
  }
  const isNullable = required && Array.isArray(schema.type) && schema.type.includes('null') && !schema.enum
  return (
    <PartBoundary label={label} onFault={(reason) => reportFault(getPath(path), reason)}>
      {isNullable ? (
        <NullableField {...props} required label={label} />
      ) : (
        <StockSchemaField {...props} required={required} schema={schema} />
      )}
    </PartBoundary>
  )
}

/** Used for Foyer's own forms: only external schemas have branches that decide which answers are required. */
const subscribeToNothing = () => () => undefined

/**
 * Returns whether a part is expanded, and a function that expands it. A request to reveal a path inside the part also
 * expands the part, and then focuses the field at that path.
 */
function useExpanded(path: AnswerPath, startsExpanded: boolean): readonly [boolean, () => void] {
  const { onReveal, getPath, getElementId } = useStructure()
  const [isExpanded, setExpanded] = useState(startsExpanded)
  const [target, setTarget] = useState<AnswerPath>()
  const pathPrefix = `${getPath(path)}/`
  useEffect(() => {
    if (isExpanded) return undefined
    return onReveal((revealedPath) => {
      if (!revealedPath.startsWith(pathPrefix)) return
      setExpanded(true)
      setTarget([...path, ...splitPath(revealedPath.slice(pathPrefix.length))])
    })
  }, [isExpanded, onReveal, path, pathPrefix])
  useLayoutEffect(() => {
    if (target) focusField(getElementId(target))
  }, [target, getElementId])
  return [isExpanded, () => setExpanded(true)]
}

/** The open deferred references above a part: their number, and those at the path of the innermost one. */
const OpenReferences = createContext<{ depth: number; path: string; references: readonly unknown[] }>({
  depth: 0,
  path: '',
  references: [],
})

/**
 * A deferred reference, expanded by a button. References in the first levels and those with an answer start open,
 * unless a reference leads back to itself at the same answer: that would never end.
 */
function DeferredField({ label, ...props }: FieldProps & { label: string }): ReactNode {
  const { schema, fieldPathId, formData } = props
  const { openLevels } = useStructure()
  const reference = schema[deferredKey]
  const path = fieldPathId.path.join('/')
  const outer = use(OpenReferences)
  const openedHere = outer.path === path ? outer.references : []
  const startsExpanded = hasAnswer(formData) && !openedHere.includes(reference)
  const [isExpanded, expand] = useExpanded(fieldPathId.path, outer.depth < openLevels || startsExpanded)
  const resolvedSchema = useMemo(() => {
    const { [deferredKey]: $ref, ...siblingKeywords } = schema
    return { ...siblingKeywords, $ref }
  }, [schema])
  if (!isExpanded) {
    return <ExpandButton path={fieldPathId.path} text={texts.expand(label)} onPress={expand} />
  }
  return (
    <OpenReferences value={{ depth: outer.depth + 1, path, references: [...openedHere, reference] }}>
      <GuardedSchemaField {...props} schema={resolvedSchema} />
    </OpenReferences>
  )
}

function hasAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined
  return Object.values(value).some(hasAnswer)
}

/** A nullable field. An empty field means "not answered", so a separate checkbox sets the answer to null. */
function NullableField({ label, ...props }: FieldProps & { label: string }): ReactNode {
  const { getElementId } = useStructure()
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
            id={`${getElementId(fieldPathId.path)}--null`}
            aria-label={`${texts.noValue}: ${label}`}
            checked={isNull}
            disabled={disabled || readonly}
            onChange={(event) => onChange(event.currentTarget.checked ? null : undefined, fieldPathId.path)}
          />
          <span className="fy-choice__label fy-shrink fy-break">{texts.noValue}</span>
        </label>
      </div>
    </>
  )
}

/** Keywords that describe the fields of a group. */
const constraintKeywords = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'dependencies',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
]

const anyValue = { default: undefined }

/**
 * Lets the user name and answer the fields of a group that the schema does not describe, and answer a part without
 * any description.
 */
function withAnyFields(schema: FieldProps['schema']): FieldProps['schema'] {
  // rjsf renders nothing for a schema without keywords.
  if (Object.keys(schema).length === 0) return anyValue
  const allowsAnyFields =
    schema.type === 'object' && constraintKeywords.every((keyword) => !(keyword in schema))
  return allowsAnyFields ? { ...schema, additionalProperties: true } : schema
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

/** Error boundary of one part of an answer: a part that throws becomes a field with an error text. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(String(error))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <PartError label={this.props.label} reason={texts.broken} />
  }
}
