import { buildFormBody } from '../../schemas/forms/buildForm'
import { type FieldKind, fieldKinds, kinds } from '../../schemas/kinds/kindRegistry'
import { externalSamples } from './externalSamples'
import type { PlaygroundTexts } from './playgroundLink'

const options = ['Apple', 'Banana', 'Cherry'].map((label) => ({ label, value: label.toLowerCase() }))

/** Returns the names of all examples: one form per field kind, then the sample schemas. */
export function exampleNames(): { kinds: string[]; samples: string[] } {
  return { kinds: fieldKinds.map((kind) => kinds[kind].name), samples: Object.keys(externalSamples) }
}

/** Returns the texts of the example with this name. */
export function getExample(name: string): PlaygroundTexts {
  const kind = fieldKinds.find((fieldKind) => kinds[fieldKind].name === name)
  const { schema, uiSchema = {} } = kind ? kindExample(kind) : (externalSamples[name] ?? { schema: {} })
  return { schema: toJson(schema), looks: toJson(uiSchema) }
}

function kindExample(kind: FieldKind): { schema: unknown; uiSchema: unknown } {
  const { name, rule } = kinds[kind]
  const field = (required: boolean) => ({
    name: required ? 'required' : 'optional',
    type: kind,
    label: `${name}, ${required ? 'required' : 'optional'}`,
    options,
    rules: { kind: rule, required },
    notes: 'What this is good for, in a sentence.',
  })
  const { schema, uiSchema } = buildFormBody(name, [
    { id: kind, title: name, fields: kinds[kind].isShown ? [field(true), field(false)] : [field(false)] },
  ])
  const { 'ui:sections': _sections, ...looks } = uiSchema
  return { schema, uiSchema: looks }
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
