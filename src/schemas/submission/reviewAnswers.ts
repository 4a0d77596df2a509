import { type FieldValue, type FormValues, isFileAnswer, isValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import { type Fields, getFieldKind, getGroup, getRowTitle, isUnanswered } from '../forms/fieldGroup'
import { isRequired, isVisible } from '../forms/formVisibility'
import { describeAnswer, getAnswerLanguages } from './describeAnswers'

/** One answer on the review page before submission. */
export interface ReviewedAnswer {
  /** The path of the answer: 'email', 'referees/1/email'. */
  path: string
  label: string
  /** The languages of label and answer where they differ from the page's. */
  langs?: { label?: string; answer?: string }
  /** Empty if the question was not answered. */
  answer: string
  /** True if the question is required and was not answered. */
  isMissing: boolean
}

/** The answers of one section, or of one row of a group in it. */
export interface ReviewedSection {
  /** The id of the form section that contains the questions. */
  section: string
  title: string
  /** The language of the title where it differs from the page's. */
  lang?: string
  /** True for a row of a group, or for a group without rows. */
  isRow: boolean
  answers: ReviewedAnswer[]
}

/**
 * Returns every visible question with its answer, if any. The rows of a group follow the section that contains it.
 */
export function getReviewSections(form: BuiltForm, values: FormValues): ReviewedSection[] {
  return form.uiSchema['ui:sections']
    .flatMap(({ id, title, lang, fields }) => [
      {
        section: id,
        title,
        ...(lang ? { lang } : {}),
        isRow: false,
        answers: getReviewedAnswers(form, fields, values, values, ''),
      },
      ...fields.flatMap((key) => getRowSections(form, id, key, values)),
    ])
    .filter(({ answers }) => answers.length > 0)
}

function getRowSections(
  form: BuiltForm,
  section: string,
  key: string,
  values: FormValues,
): ReviewedSection[] {
  const group = getGroup(form, key)
  if (!group || !isVisible(form, key, values)) return []
  const value = values[key]
  const rows = (group.repeats && Array.isArray(value) ? value : [value]).filter(isValues)
  if (rows.length === 0) {
    const isMissing = isRequired(form, key, values)
    const answers = [{ path: key, label: group.title, answer: '', isMissing }]
    return [{ section, title: group.title, isRow: true, answers }]
  }
  return rows.map((row, index) => ({
    section,
    title: getRowTitle(group, index),
    isRow: true,
    answers: getReviewedAnswers(
      group.fields,
      group.fields.uiSchema['ui:order'],
      row,
      { ...values, ...row },
      group.repeats ? `${key}/${index}/` : `${key}/`,
    ),
  }))
}

/**
 * @param values the values of these fields
 * @param conditionValues the values that conditions refer to: in a row, also those outside of the group
 */
function getReviewedAnswers(
  form: Fields,
  keys: readonly string[],
  values: FormValues,
  conditionValues: FormValues,
  pathPrefix: string,
): ReviewedAnswer[] {
  return keys
    .filter(
      (key) =>
        !getGroup(form, key) &&
        getFieldKind(form, key)?.isShown !== false &&
        isVisible(form, key, conditionValues),
    )
    .map((key) => {
      const answer = getAnswer(form, key, values[key])
      return {
        path: pathPrefix + key,
        label: form.schema.properties[key]?.title ?? key,
        ...getAnswerLanguages(form, key, values[key]),
        answer,
        isMissing: answer === '' && isRequired(form, key, conditionValues),
      }
    })
}

/** Returns the answer as readable text: a file by its name, and '' for an unticked box that must be ticked. */
function getAnswer(form: Fields, key: string, value: FieldValue): string {
  if (isUnanswered(form, key, value)) return ''
  if (getFieldKind(form, key)?.rule === 'file') return isFileAnswer(value) ? value.name : ''
  const { mustBe } = getFieldUi(form, key)['ui:options'].rules
  return mustBe !== undefined && value !== mustBe ? '' : describeAnswer(form, key, value).answer
}
