import type { FieldUi } from '../../../schemas/forms/builtForm'
import { isFieldKind, kinds } from '../../../schemas/kinds/kindRegistry'

/** So many answers tell one row from another. */
const shown = 3

/** A row in a line: its first answers, as a person reads them. */
export function rowSummary(value: unknown, uiSchema: Record<string, unknown> | undefined): string {
  if (typeof value !== 'object' || value === null) return ''
  const texts: string[] = []
  for (const [key, answer] of Object.entries(value)) {
    const text = textOf(answer, uiSchema?.[key] as Partial<FieldUi> | undefined)
    if (text) texts.push(text)
    if (texts.length === shown) break
  }
  return texts.join(', ')
}

function textOf(answer: unknown, ui: Partial<FieldUi> | undefined): string {
  const kind = ui?.['ui:widget']
  if (kind === 'password') return ''
  if (kind !== undefined && isFieldKind(kind) && (typeof answer === 'string' || Array.isArray(answer))) {
    return kinds[kind].display(answer, ui?.['ui:options']?.choices ?? [])
  }
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
}
