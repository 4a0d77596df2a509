import type { FieldValue, FormValues } from '../fieldValue'
import { type BuiltForm, fieldUi } from '../forms/builtForm'
import { kindAt } from '../forms/fieldGroup'
import type { KindMeaning } from '../kinds/kindMeaning'
import type { TextKind } from '../kinds/plainText'

/** What a form posts by itself: the texts of its controls by their names, in the order that they stand in. */
export type PlainTexts = ReadonlyMap<string, readonly string[]>

/**
 * The answers that a page's own form holds, as it posts them without scripts, or as a script finds them that comes
 * after the first answer was written. Files are left out, which are no text, and so are groups of fields.
 */
export function readPlainAnswers(
  form: Pick<BuiltForm, 'uiSchema' | 'initialValues'>,
  sent: PlainTexts,
): FormValues {
  const answers: FormValues = {}
  for (const key of form.uiSchema['ui:order']) {
    const { 'ui:options': options } = fieldUi(form, key)
    const kind = kindAt(form, key)
    if (!kind || kind.rule === 'file') continue
    // A control that nobody can write in is not posted.
    if (options.disabled) answers[key] = form.initialValues[key]
    else answers[key] = readPlain(kind, sent.get(key) ?? [], options.choices ?? [])
  }
  return answers
}

function readPlain(
  kind: KindMeaning,
  texts: readonly string[],
  choices: Parameters<KindMeaning['display']>[1],
): FieldValue {
  if (kind.readPlain) return kind.readPlain(texts, choices)
  const text = (texts[0] ?? '').replaceAll('\r\n', '\n').trimStart()
  return completeOf(kind)?.(text) ?? text
}

function completeOf(kind: KindMeaning): ((text: string) => string) | undefined {
  return 'input' in kind ? (kind as TextKind).input.complete : undefined
}
