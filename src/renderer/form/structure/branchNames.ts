import { getUiOptions, type RJSFSchema } from '@rjsf/utils'
import {
  followReferences,
  isSchema,
  type JsonSchema,
  toList,
  toText,
} from '../../../schemas/forms/jsonSchema'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'

/** Number of fields that name a group without a title. */
const namingFields = 3

/** Returns a readable name for each schema of a choice. Equal names are numbered. */
export function branchNames(options: readonly RJSFSchema[], uiSchemas: unknown, root: RJSFSchema): string[] {
  const names = options.map((option, index) => {
    const { title } = getUiOptions(toList(uiSchemas)[index] as never)
    return toText(title) ?? getName(followReferences(root, option), root, index)
  })
  return names.map((name, index) => {
    const same = names.filter((other) => other === name)
    return same.length > 1
      ? `${name} (${names.slice(0, index + 1).filter((other) => other === name).length})`
      : name
  })
}

function getName(schema: JsonSchema, root: JsonSchema, index: number): string {
  const title = toText(schema.title)
  if (title !== undefined) return title
  const [only, ...others] = schema.const === undefined ? toList(schema.enum) : [schema.const]
  if (only !== undefined && only !== null && others.length === 0) return toText(only) ?? JSON.stringify(only)
  const types = [schema.type ?? (isSchema(schema.properties) ? 'object' : undefined)].flat()
  const type = types.find((item) => item !== 'null')
  if (only === null || (type === undefined && types.includes('null'))) return texts.noValue
  const fields = Object.entries(Object(schema.properties)).map(
    ([key, part]) => toText(followReferences(root, part).title) ?? key,
  )
  const required = toList(schema.required).map(String)
  const naming = (fields.length > 0 ? fields : required).slice(0, namingFields)
  if (naming.length > 0) return naming.join(', ')
  return texts.typeName[String(type)] ?? texts.option(index + 1)
}
