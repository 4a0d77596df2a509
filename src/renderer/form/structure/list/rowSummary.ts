import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { kinds } from '../../../../schemas/kinds/kindRegistry'
import type { AnswerSteps, StructureEngine } from '../context/structureContext'
import { getLeaf } from '../leaf/leafKinds'

/** Number of answers in a summary. */
const maximumAnswers = 3

interface RowLooks {
  schema: RJSFSchema
  uiSchema: UiSchema | undefined
  /** ISO 3166 code of the country whose number format applies. */
  place: string
}

/**
 * Summarizes a row in a line: its first answers in form order, formatted for display. A ticked checkbox shows its
 * label.
 */
export function rowSummary(
  { valueAt, askedAs }: Pick<StructureEngine, 'valueAt' | 'askedAs'>,
  path: AnswerSteps,
  { schema, uiSchema, place: region }: RowLooks,
): string {
  const texts: string[] = []
  for (const key of Object.keys(schema.properties ?? {})) {
    const part = schema.properties?.[key]
    const answer = valueAt([...path, key])
    if (typeof part !== 'object' || !isNotified(answer)) continue
    const {
      kind,
      options,
      toValue: read,
    } = getLeaf(part, uiSchema?.[key] as UiSchema | undefined, { place: region })
    if (kind === 'password' || !kinds[kind].isShown) continue
    if (askedAs([...path, key], options) === 'gone') continue
    const isTicked = answer === true && kind === 'checkbox'
    const text = isTicked
      ? String(part.title ?? key)
      : kinds[kind].display(read(answer), options.choices ?? [])
    if (text) texts.push(text)
    if (texts.length === maximumAnswers) break
  }
  return texts.join(', ')
}

/** True for answers that a summary can show: text, a number, a ticked checkbox or a list of strings. */
function isNotified(answer: unknown): boolean {
  const isList = Array.isArray(answer) && answer.every((item) => typeof item === 'string')
  return isList || answer === true || typeof answer === 'string' || typeof answer === 'number'
}
