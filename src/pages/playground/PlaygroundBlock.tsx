import { Button } from '../../widgets/shared/Button'
import './PlaygroundBlock.css'
import { Link2 } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { buildFormBody } from '../../schemas/forms/buildForm'
import { type FieldKind, fieldKinds, kinds } from '../../schemas/kinds/kindRegistry'
import { playgroundTexts as texts } from '../../texts/admin/playground.texts'
import { externalSamples } from './externalSamples'
import { PlaygroundForm } from './PlaygroundForm'

/** Contents of the two editors of the playground. */
interface PlaygroundTexts {
  schema: string
  uiSchemaText: string
}

/** Maximum length of the URL fragment, in characters; longer URLs may be truncated or rejected. */
const maxFragmentLength = 30_000

/** Encodes the texts as a URL fragment, which is never sent to a server; returns null if they are too long. */
function toFragment(texts: PlaygroundTexts): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const fragment = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return fragment.length > maxFragmentLength ? null : fragment
}

/** Decodes a fragment; returns null if it is invalid. */
function parseFragment(fragment: string): PlaygroundTexts | null {
  try {
    const letters = atob(fragment.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof parsed !== 'object' || parsed === null) return null
    const { schema, uiSchemaText } = parsed as Partial<PlaygroundTexts>
    return typeof schema === 'string' && typeof uiSchemaText === 'string' ? { schema, uiSchemaText } : null
  } catch {
    return null
  }
}

const options = ['Apple', 'Banana', 'Cherry'].map((label) => ({ label, value: label.toLowerCase() }))

/** Returns the names of all examples: one form per field kind, then the sample schemas. */
function getExampleNames(): { kinds: string[]; samples: string[] } {
  return { kinds: fieldKinds.map((kind) => kinds[kind].name), samples: Object.keys(externalSamples) }
}

/** Returns the texts of the example with this name. */
function getExample(name: string): PlaygroundTexts {
  const kind = fieldKinds.find((fieldKind) => kinds[fieldKind].name === name)
  const { schema, uiSchema = {} } = kind ? getKindExample(kind) : (externalSamples[name] ?? { schema: {} })
  return { schema: toJson(schema), uiSchemaText: toJson(uiSchema) }
}

function getKindExample(kind: FieldKind): { schema: unknown; uiSchema: unknown } {
  const { name, rule } = kinds[kind]
  const createField = (required: boolean) => ({
    name: required ? 'required' : 'optional',
    type: kind,
    label: `${name}, ${required ? 'required' : 'optional'}`,
    options,
    rules: { kind: rule, required },
    notes: 'A note about the field.',
  })
  const { schema, uiSchema } = buildFormBody(name, [
    {
      id: kind,
      title: name,
      fields: kinds[kind].isShown ? [createField(true), createField(false)] : [createField(false)],
    },
  ])
  const { 'ui:sections': _sections, ...uiSchemaWithoutSections } = uiSchema
  return { schema, uiSchema: uiSchemaWithoutSections }
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

const examples = getExampleNames()
const firstExample = examples.samples[0] ?? ''

/** Playground for developers: a schema on the left, its form on the right. Not available in production. */
export function PlaygroundBlock(): ReactNode {
  const [editorTexts, setEditorTexts] = useState<PlaygroundTexts>(() => getExample(firstExample))
  const [selectedExample, setSelectedExample] = useState(firstExample)
  // After hydration, because the server never receives the URL fragment.
  useEffect(() => {
    const linkedTexts = parseFragment(location.hash)
    if (linkedTexts) setEditorTexts(linkedTexts)
  }, [])
  const deferredTexts = useDeferredValue(editorTexts)
  const [status, setStatus] = useState('')
  const selectExample = (name: string) => {
    setSelectedExample(name)
    setEditorTexts(getExample(name))
  }
  const copyLink = async () => {
    const fragment = toFragment(editorTexts)
    if (fragment === null) return
    history.replaceState(history.state, '', `#${fragment}`)
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    setStatus(isCopied ? texts.copied : texts.notCopied)
  }
  return (
    <div className="fy-stack fy-gap-4">
      <p>{texts.note}</p>
      <div className="fy-playground__bar fy-cluster fy-gap-3">
        <label className="fy-field__label" htmlFor="playground-example">
          {texts.example}
        </label>
        <select
          className="fy-input"
          id="playground-example"
          value={selectedExample}
          onChange={(event) => selectExample(event.currentTarget.value)}
        >
          <ExampleOptions label={texts.kinds} names={examples.kinds} />
          <ExampleOptions label={texts.samples} names={examples.samples} />
        </select>
        <Button onClick={() => void copyLink()}>
          <Link2 aria-hidden="true" />
          {texts.link}
        </Button>
        <span role="status">{status}</span>
      </div>
      <div className="fy-playground__halves fy-stack fy-gap-4 fy-packed">
        <div className="fy-stack fy-gap-4 fy-packed">
          <JsonEditor
            id="playground-schema"
            label={texts.schema}
            text={editorTexts.schema}
            onChange={(schema) => setEditorTexts({ ...editorTexts, schema })}
          />
          <JsonEditor
            id="playground-looks"
            label={texts.uiSchema}
            text={editorTexts.uiSchemaText}
            onChange={(uiSchemaText) => setEditorTexts({ ...editorTexts, uiSchemaText })}
          />
        </div>
        <SchemaForm {...deferredTexts} />
      </div>
    </div>
  )
}

function ExampleOptions({ label, names }: { label: string; names: readonly string[] }): ReactNode {
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </optgroup>
  )
}

interface JsonEditorProps {
  id: string
  label: string
  text: string
  onChange: (text: string) => void
}

function JsonEditor({ id, label, text, onChange }: JsonEditorProps): ReactNode {
  const problem = readJson(text).problem
  return (
    <div className="fy-field">
      <label className="fy-field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="fy-input fy-playground__box"
        id={id}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}--error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem !== null && (
        <p className="fy-field__error" id={`${id}--error`}>
          {texts.notJson(problem)}
        </p>
      )}
    </div>
  )
}

/** Renders the form that the editors describe; nothing while the schema is not valid JSON. */
function SchemaForm({ schema, uiSchemaText }: PlaygroundTexts): ReactNode {
  const parsedSchema = useMemo(() => readJson(schema), [schema])
  const parsedUiSchema = useMemo(() => readJson(uiSchemaText), [uiSchemaText])
  return (
    <div className="fy-stack fy-gap-4 fy-packed">
      {parsedSchema.problem === null && (
        <PlaygroundForm schema={parsedSchema.value} uiSchema={parsedUiSchema.value} />
      )}
    </div>
  )
}

function readJson(text: string): { value: unknown; problem: string | null } {
  try {
    return { value: text.trim() === '' ? {} : JSON.parse(text), problem: null }
  } catch (error) {
    return { value: undefined, problem: error instanceof Error ? error.message : String(error) }
  }
}
