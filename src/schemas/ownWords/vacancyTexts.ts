import { groupEditorTexts } from '../../texts/groupEditor'
import { ownWordsTexts } from '../../texts/ownWords'
import { questionEditorTexts } from '../../texts/questionEditor'
import { vacancyFieldTexts } from '../../texts/vacancyFields'
import type { FieldError } from '../forms/builtForm'
import type { QuestionGroupPayload, QuestionPayload, VacancyPayload } from '../vacancyPayload'
import { checkTranslations } from './checkTranslations'
import { flatTranslations } from './fieldTexts'
import type { OwnText } from './translations'

/** Characters of a vacancy's words at most, as of its own. */
const most = { name: 500, text: 4000, description: 200_000, option: 500, rows: 200 }

const { label } = vacancyFieldTexts
const said = (texts: readonly OwnText[]) => texts.filter(({ text }) => text.trim() !== '')

type Described = Pick<VacancyPayload, 'name' | 'summary' | 'description'>

export function textsOfVacancy({ name, summary, description }: Described): OwnText[] {
  return said([
    { key: 'name', name: label.name, text: name, most: most.name },
    { key: 'summary', name: label.summary, text: summary, most: most.text, kind: 'long' },
    { key: 'description', name: label.description, text: description, most: most.description, kind: 'rich' },
  ])
}

export function textsOfQuestion({ text, notes = '', options = [] }: QuestionPayload): OwnText[] {
  return said([
    { key: 'text', name: questionEditorTexts.question, text, most: most.text },
    { key: 'notes', name: questionEditorTexts.help, text: notes, most: most.text },
    ...textsOfOptions(options),
  ])
}

export function textsOfGroup({
  name,
  itemLabel = '',
}: Pick<QuestionGroupPayload, 'name' | 'itemLabel'>): OwnText[] {
  return said([
    { key: 'name', name: questionEditorTexts.groupName, text: name, most: most.name },
    { key: 'itemLabel', name: groupEditorTexts.itemLabel, text: itemLabel, most: most.rows },
  ])
}

/** One of the things that a vacancy asks to have. */
interface Item {
  name: string
  description?: string
  options?: readonly { label: string; value: string }[]
}

export function textsOfItem({ name, description = '', options = [] }: Item): OwnText[] {
  return said([
    { key: 'name', name: label.held, text: name, most: most.name },
    { key: 'description', name: label.detail, text: description, most: most.text },
    ...textsOfOptions(options),
  ])
}

function textsOfOptions(options: readonly { label: string; value: string }[]): OwnText[] {
  return options.map(({ label: text, value }) => ({
    key: `options/${value}`,
    name: ownWordsTexts.option(text),
    text,
    most: most.option,
  }))
}

export const itemLists = ['licences', 'qualifications', 'requirements', 'skills', 'visas'] as const

type Worded = Described &
  Pick<VacancyPayload, 'translations' | (typeof itemLists)[number]> & {
    screeningQuestions: readonly QuestionGroupPayload[]
  }

/** What is wrong with what a vacancy says in other languages, each with its path in the vacancy. */
export function vacancyWordErrors(vacancy: Worded): FieldError[] {
  return [
    ...wrong('', vacancy, textsOfVacancy(vacancy), most.description),
    ...itemLists.flatMap((list) =>
      vacancy[list].flatMap((item, at) => wrong(`/${list}/${at}`, item, textsOfItem(item), most.text)),
    ),
    ...vacancy.screeningQuestions.flatMap((group, at) => {
      const path = `/screeningQuestions/${at}`
      return [
        ...wrong(path, group, textsOfGroup(group), most.name),
        ...group.questions.flatMap((question, nth) =>
          wrong(`${path}/questions/${nth}`, question, textsOfQuestion(question), most.text),
        ),
      ]
    }),
  ]
}

function wrong(
  path: string,
  { translations }: { translations?: object },
  own: readonly OwnText[],
  longest: number,
): FieldError[] {
  return checkTranslations(flatTranslations(translations), own, longest).map((error) => ({
    ...error,
    path: path + error.path,
  }))
}
