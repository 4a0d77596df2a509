import { groupEditorTexts } from '../../texts/admin/accountSchema.texts'
import { questionEditorTexts } from '../../texts/admin/questions.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import { vacancyFieldTexts } from '../../texts/admin/vacancyFields.texts'
import type { FieldError } from '../forms/builtForm'
import { checkTranslations } from '../forms/checkTranslations'
import { flattenAllTranslations } from '../settings/translatableFieldTexts'
import type { TranslatableText } from '../translations/localizeText'
import type { QuestionGroupPayload, QuestionPayload, VacancyPayload } from './vacancyPayload'

/** Maximum lengths of translations in characters; the same as for the original texts. */
const maxLengths = { name: 500, text: 4000, description: 200_000, option: 500, rows: 200 }

const { label } = vacancyFieldTexts
const removeBlankTexts = (texts: readonly TranslatableText[]) =>
  texts.filter(({ text }) => text.trim() !== '')

type DescribedVacancy = Pick<VacancyPayload, 'name' | 'summary' | 'description'>

export function getVacancyTexts({ name, summary, description }: DescribedVacancy): TranslatableText[] {
  return removeBlankTexts([
    { key: 'name', name: label.name, text: name, maxLength: maxLengths.name },
    { key: 'summary', name: label.summary, text: summary, maxLength: maxLengths.text, kind: 'long' },
    {
      key: 'description',
      name: label.description,
      text: description,
      maxLength: maxLengths.description,
      kind: 'rich',
    },
  ])
}

export function getQuestionTexts({ text, notes = '', options = [] }: QuestionPayload): TranslatableText[] {
  return removeBlankTexts([
    { key: 'text', name: questionEditorTexts.question, text, maxLength: maxLengths.text },
    { key: 'notes', name: questionEditorTexts.help, text: notes, maxLength: maxLengths.text },
    ...getOptionTexts(options),
  ])
}

export function getGroupTexts({
  name,
  itemLabel = '',
}: Pick<QuestionGroupPayload, 'name' | 'itemLabel'>): TranslatableText[] {
  return removeBlankTexts([
    { key: 'name', name: questionEditorTexts.groupName, text: name, maxLength: maxLengths.name },
    { key: 'itemLabel', name: groupEditorTexts.itemLabel, text: itemLabel, maxLength: maxLengths.rows },
  ])
}

/** An item of a vacancy's lists, such as a licence or a skill. */
interface Item {
  name: string
  description?: string
  options?: readonly { label: string; value: string }[]
}

export function getItemTexts({ name, description = '', options = [] }: Item): TranslatableText[] {
  return removeBlankTexts([
    { key: 'name', name: label.requirementName, text: name, maxLength: maxLengths.name },
    { key: 'description', name: label.detail, text: description, maxLength: maxLengths.text },
    ...getOptionTexts(options),
  ])
}

function getOptionTexts(options: readonly { label: string; value: string }[]): TranslatableText[] {
  return options.map(({ label: text, value }) => ({
    key: `options/${value}`,
    name: translationTexts.option(text),
    text,
    maxLength: maxLengths.option,
  }))
}

export const itemLists = ['licences', 'qualifications', 'requirements', 'skills', 'visas'] as const

type TranslatableVacancy = DescribedVacancy &
  Pick<VacancyPayload, 'translations' | (typeof itemLists)[number]> & {
    screeningQuestions: readonly QuestionGroupPayload[]
  }

/** Validates the translations of a vacancy. Returns the errors with their paths in the vacancy. */
export function checkVacancyTranslations(vacancy: TranslatableVacancy): FieldError[] {
  return [
    ...checkTexts('', vacancy, getVacancyTexts(vacancy), maxLengths.description),
    ...itemLists.flatMap((list) =>
      vacancy[list].flatMap((item, index) =>
        checkTexts(`/${list}/${index}`, item, getItemTexts(item), maxLengths.text),
      ),
    ),
    ...vacancy.screeningQuestions.flatMap((group, index) => {
      const path = `/screeningQuestions/${index}`
      return [
        ...checkTexts(path, group, getGroupTexts(group), maxLengths.name),
        ...group.questions.flatMap((question, questionIndex) =>
          checkTexts(
            `${path}/questions/${questionIndex}`,
            question,
            getQuestionTexts(question),
            maxLengths.text,
          ),
        ),
      ]
    }),
  ]
}

function checkTexts(
  path: string,
  { translations }: { translations?: object },
  originals: readonly TranslatableText[],
  maxLength: number,
): FieldError[] {
  return checkTranslations(flattenAllTranslations(translations), originals, maxLength).map((error) => ({
    ...error,
    path: path + error.path,
  }))
}
