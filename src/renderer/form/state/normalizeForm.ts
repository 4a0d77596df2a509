import type { AnswerSchema } from '../../../schemas/fields/answerSchema'
import type { BuiltForm, FieldUi, FormUiSchema } from '../../../schemas/forms/builtForm'
import { getGroup } from '../../../schemas/forms/fieldGroup'
import { isFieldKind } from '../../../schemas/kinds/kindRegistry'

/** A form whose fields can all be rendered. */
export interface NormalizedForm {
  form: BuiltForm
  /** The kind, or without one the JSON type, of each field that became a plain text field, by key. */
  unsupportedKinds: ReadonlyMap<string, string>
  /** The UI schemas of the answers that have parts, as received, by field key. */
  structures: ReadonlyMap<string, unknown>
}

/**
 * Makes a form renderable whatever its data: a field with an unknown kind or without UI options becomes a plain text
 * field. Returns the form itself if nothing had to be corrected.
 */
export function normalizeForm(form: BuiltForm): NormalizedForm {
  const unsupportedKinds = new Map<string, string>()
  const structures = new Map<string, unknown>()
  const normalizedUi: Record<string, FieldUi> = {}
  for (const key of Object.keys(form.schema.properties)) {
    const ui = form.uiSchema[key] as Partial<FieldUi> | undefined
    const kind: string | undefined = ui?.['ui:widget']
    const group = getGroup(form, key)
    const isKnown = kind !== undefined && isFieldKind(kind) && ui?.['ui:options'] !== undefined
    const isStructure = group || (!isKnown && (isBranch(form.schema.properties[key]) || form.external))
    if (isStructure) structures.set(key, ui)
    if (isKnown || group) continue
    if (!isStructure) unsupportedKinds.set(key, kind ?? String(form.schema.properties[key]?.type))
    normalizedUi[key] = toPlainField(form, key, isStructure ? undefined : ui)
  }
  if (Object.keys(normalizedUi).length === 0) return { form, unsupportedKinds, structures }
  const uiSchema: FormUiSchema = { ...form.uiSchema, ...normalizedUi }
  const order = form.uiSchema['ui:order'] ?? []
  uiSchema['ui:order'] = [...order, ...Object.keys(normalizedUi).filter((key) => !order.includes(key))]
  return { form: { ...form, uiSchema }, unsupportedKinds, structures }
}

function toPlainField(form: BuiltForm, key: string, ui: Partial<FieldUi> | undefined): FieldUi {
  const required = form.schema.required.includes(key)
  const options = { required, rules: { kind: 'string' as const, required }, ...ui?.['ui:options'] }
  return { 'ui:widget': 'text', 'ui:options': options }
}

/** True if the answer is more than one leaf, so that rjsf must walk its schema. */
export function isBranch(schema: AnswerSchema | undefined): boolean {
  return schema?.type === 'object' || (schema?.type === 'array' && schema.items?.enum === undefined)
}
