import type { FieldValue, FormValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import { type FieldGroup, type Fields, getFieldKind, getGroup } from '../forms/fieldGroup'
import type { KindTraits } from '../kinds/kindTraits'
import { finishText } from '../kinds/plainText'
import { countFormPostRows, getFormPostControlName, withoutBlankRows } from './formPostGroups'

/** A native form submission: the texts of the controls by their names, in document order. */
export type FormPostFields = ReadonlyMap<string, readonly string[]>

/**
 * Reads the answers from a native form: a no-script submission, or answers that were entered before the script
 * loaded. Files are left out.
 * @param region determines the number format, see `getNumberRegion`
 */
export function parseFormValues(
  form: Pick<BuiltForm, 'schema' | 'uiSchema' | 'initialValues'>,
  sentFields: FormPostFields,
  region: string,
): FormValues {
  const answers: FormValues = {}
  for (const key of form.uiSchema['ui:order']) {
    const group = getGroup(form, key)
    // Browsers do not submit disabled controls.
    if (getFieldUi(form, key)['ui:options'].disabled) answers[key] = form.initialValues[key]
    else if (group) answers[key] = parseGroup(group, key, sentFields, region)
    else storeFieldAnswer(form, key, { texts: sentFields.get(key), region }, answers)
  }
  return answers
}

function parseGroup(group: FieldGroup, key: string, sentFields: FormPostFields, region: string): FieldValue {
  const rows = Array.from({ length: countFormPostRows(key, group, sentFields.keys()) }, (_, index) => {
    const row: FormValues = {}
    for (const field of group.fields.uiSchema['ui:order']) {
      const texts = sentFields.get(getFormPostControlName(key, index, field))
      storeFieldAnswer(group.fields, field, { texts, region }, row)
    }
    return row
  })
  return group.repeats ? withoutBlankRows(group, rows) : (rows[0] ?? {})
}

interface ControlTexts {
  texts: readonly string[] | undefined
  region: string
}

function storeFieldAnswer(form: Fields, key: string, sentTexts: ControlTexts, answers: FormValues): void {
  const kind = getFieldKind(form, key)
  if (!kind || kind.rule === 'file') return
  answers[key] = parseControlTexts(kind, sentTexts, getFieldUi(form, key)['ui:options'].choices ?? [])
}

function parseControlTexts(
  kind: KindTraits,
  { texts = [], region }: ControlTexts,
  choices: Parameters<KindTraits['display']>[1],
): FieldValue {
  if (kind.parseSubmittedTexts) return kind.parseSubmittedTexts(texts, choices)
  return finishText(kind, (texts[0] ?? '').replaceAll('\r\n', '\n'), region)
}
