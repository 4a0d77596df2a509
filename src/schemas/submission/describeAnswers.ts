import type { AnswerSection, DescribedAnswer } from '../applications/application'
import { type FieldValue, type FormValues, isValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import { type FieldGroup, type Fields, getFieldKind, getGroup, getRowTitle } from '../forms/fieldGroup'
import { pruneValues } from '../forms/pruneValues'
import { formatByCharacterRule } from '../rules/characterRules'

/**
 * Returns the answers in readable form, section by section, in the language of the form. Each row of a group becomes
 * a section, after the section that asks for the group. Files, hidden fields and empty sections are left out.
 */
export function describeAnswers(form: BuiltForm, values: FormValues): AnswerSection[] {
  const answers = pruneValues(form, values)
  return form.uiSchema['ui:sections']
    .flatMap(({ title, lang, fields }) => [
      { title, ...(lang ? { lang } : {}), items: getItems(form, fields, answers, '') },
      ...fields.flatMap((key) => getGroupSections(getGroup(form, key), answers[key], `/${key}`)),
    ])
    .filter((section) => section.items.length > 0)
}

/** Removes the properties that only exports use; applicants and the back-office receive the result. */
export function toPublicSections(sections: readonly AnswerSection[]): AnswerSection[] {
  return sections.map((section) => ({
    ...section,
    items: section.items.map(({ path: _path, choices: _choices, ...item }) => item),
  }))
}

function getGroupSections(group: FieldGroup | undefined, value: FieldValue, path: string): AnswerSection[] {
  if (!group) return []
  const rows = (group.repeats && Array.isArray(value) ? value : [value]).filter(isValues)
  return rows.map((row, index) => ({
    title: getRowTitle(group, index),
    items: getItems(
      group.fields,
      group.fields.uiSchema['ui:order'],
      row,
      group.repeats ? `${path}/${index}` : path,
    ),
    group: { label: group.title, row: group.repeats ? index + 1 : null },
  }))
}

/** @param path JSON Pointer to these answers */
function getItems(
  form: Fields,
  keys: readonly string[],
  answers: FormValues,
  path: string,
): DescribedAnswer[] {
  return keys
    .filter((key) => key in answers && isDescribed(form, key))
    .map((key) => ({
      ...describeAnswer(form, key, answers[key]),
      ...getAnswerLanguages(form, key, answers[key]),
      ...(getFieldUi(form, key)['ui:widget'] === 'password' ? { secret: `${path}/${key}` } : {}),
      path: `${path}/${key}`,
      ...getChoices(form, key, answers[key]),
    }))
}

function getChoices(form: Fields, key: string, value: FieldValue): Pick<DescribedAnswer, 'choices'> {
  if (!Array.isArray(value) || value.length < 2) return {}
  return { choices: value.map((fieldValue) => describeAnswer(form, key, [fieldValue]).answer) }
}

function isDescribed(form: Fields, key: string): boolean {
  const kind = getFieldKind(form, key)
  return kind?.isShown === true && kind.rule !== 'file'
}

/** Returns the languages of a question and its answer where they differ from the form's language. */
export function getAnswerLanguages(
  form: Fields,
  key: string,
  value: FieldValue,
): Pick<DescribedAnswer, 'langs'> {
  const { langs, choices } = getFieldUi(form, key)['ui:options']
  const label = langs?.label
  const answer = choices?.find((choice) => choice.value === value)?.lang
  if (!label && !answer) return {}
  return { langs: { ...(label ? { label } : {}), ...(answer ? { answer } : {}) } }
}

/** Returns the label of a question and its answer as readable text. */
export function describeAnswer(
  form: Fields,
  key: string,
  value: FieldValue,
): { label: string; answer: string } {
  const choices = getFieldUi(form, key)['ui:options'].choices ?? []
  const { title = key, characters } = form.schema.properties[key] ?? {}
  const answer = getFieldKind(form, key)?.display(value, choices) ?? ''
  return { label: title, answer: characters ? formatByCharacterRule(answer, characters) : answer }
}
