import { type FieldValue, type FormValues, isFileAnswer, isValues } from '../fields/fieldValue'
import { type BuiltForm, fieldUi } from '../forms/builtForm'
import { type Fields, groupOf, isUnanswered, kindAt, rowTitle } from '../forms/fieldGroup'
import { isRequired, isVisible } from '../forms/formVisibility'
import { describeAnswer, langsOfAnswer } from './describeAnswers'

/** One answer as its own applicant looks at it before it is sent. */
export interface ReviewedAnswer {
  /** Where it stands: 'email', 'referees/1/email'. */
  path: string
  label: string
  /** Of the label and of the answer, where it is not the page's. */
  langs?: { label?: string; answer?: string }
  /** Empty where nothing was answered. */
  answer: string
  /** Nothing was answered that must be. */
  isMissing: boolean
}

/** The answers of one section, or of one row of a group in it. */
export interface ReviewedSection {
  /** The id of the form's section that asks them. */
  section: string
  title: string
  /** Of the title, where it is not the page's. */
  lang?: string
  /** It is a row of a group, or a group that has none. */
  isRow: boolean
  answers: ReviewedAnswer[]
}

/** Every question that is asked now, with its answer or without one; each row of a group stands after its section. */
export function reviewAnswers(form: BuiltForm, values: FormValues): ReviewedSection[] {
  return form.uiSchema['ui:sections']
    .flatMap(({ id, title, lang, fields }) => [
      {
        section: id,
        title,
        ...(lang ? { lang } : {}),
        isRow: false,
        answers: reviewed(form, fields, values, values, ''),
      },
      ...fields.flatMap((key) => rowsOf(form, id, key, values)),
    ])
    .filter(({ answers }) => answers.length > 0)
}

function rowsOf(form: BuiltForm, section: string, key: string, values: FormValues): ReviewedSection[] {
  const group = groupOf(form, key)
  if (!group || !isVisible(form, key, values)) return []
  const value = values[key]
  const rows = (group.repeats && Array.isArray(value) ? value : [value]).filter(isValues)
  if (rows.length === 0) {
    const isMissing = isRequired(form, key, values)
    const answers = [{ path: key, label: group.title, answer: '', isMissing }]
    return [{ section, title: group.title, isRow: true, answers }]
  }
  return rows.map((row, at) => ({
    section,
    title: rowTitle(group, at),
    isRow: true,
    answers: reviewed(
      group.fields,
      group.fields.uiSchema['ui:order'],
      row,
      { ...values, ...row },
      group.repeats ? `${key}/${at}/` : `${key}/`,
    ),
  }))
}

/** @param around what conditions look at */
function reviewed(
  form: Fields,
  keys: readonly string[],
  values: FormValues,
  around: FormValues,
  before: string,
): ReviewedAnswer[] {
  return keys
    .filter(
      (key) => !groupOf(form, key) && kindAt(form, key)?.isShown !== false && isVisible(form, key, around),
    )
    .map((key) => {
      const answer = answerOf(form, key, values[key])
      return {
        path: before + key,
        label: form.schema.properties[key]?.title ?? key,
        ...langsOfAnswer(form, key, values[key]),
        answer,
        isMissing: answer === '' && isRequired(form, key, around),
      }
    })
}

/** A file is read by its name; a box that must be ticked and is not is no answer. */
function answerOf(form: Fields, key: string, value: FieldValue): string {
  if (isUnanswered(form, key, value)) return ''
  if (kindAt(form, key)?.rule === 'file') return isFileAnswer(value) ? value.name : ''
  const { mustBe } = fieldUi(form, key)['ui:options'].rules
  return mustBe !== undefined && value !== mustBe ? '' : describeAnswer(form, key, value).answer
}
