import { type Language, type OtherLanguage, otherLanguages } from '../../texts/language'
import type { HeldItem, ScreeningQuestion, ScreeningQuestionGroup, VacancyLists } from '../vacancy'
import { optionsIn } from './optionsIn'
import { inLanguage, type Said, type Translations, wordsIn } from './translations'
import type { GroupWords, ItemWords, QuestionWords, VacancyWords } from './words'

/** A vacancy, whole or as it stands in a list, in the words of a language. */
export function vacancyIn<Vacancy extends Said & { translations?: Translations<VacancyWords> }>(
  language: Language,
  vacancy: Vacancy,
): Vacancy {
  return inLanguage<VacancyWords, Vacancy>(
    language,
    vacancy,
    names as readonly (keyof VacancyWords & keyof Vacancy)[],
  )
}

/** The languages in which all is said that a vacancy's page shows of it. */
export function saidWholeIn(
  vacancy: VacancyWords & { translations?: Translations<VacancyWords> },
): OtherLanguage[] {
  return otherLanguages.filter((language) =>
    names.every((name) => !vacancy[name]?.trim() || vacancy.translations?.[language]?.[name]?.trim()),
  )
}

const names: readonly (keyof VacancyWords)[] = ['name', 'summary', 'description']

/** What a vacancy asks, in the words of a language. */
export function listsIn(language: Language, lists: VacancyLists): VacancyLists {
  const held = (item: HeldItem) => inLanguage<ItemWords, HeldItem>(language, item, ['name'])
  return {
    licences: lists.licences.map(held),
    qualifications: lists.qualifications.map(held),
    requirements: lists.requirements.map((item) =>
      inLanguage<ItemWords, typeof item>(language, item, ['name', 'description']),
    ),
    skills: lists.skills.map((item) => ({
      ...inLanguage<ItemWords, typeof item>(language, item, ['name']),
      options: optionsIn(language, item.options, wordsIn(language, item)?.options),
    })),
    visas: lists.visas.map((item) => inLanguage<ItemWords, typeof item>(language, item, ['name'])),
    screeningQuestions: lists.screeningQuestions.map((group) => ({
      ...inLanguage<GroupWords, ScreeningQuestionGroup>(language, group, ['name', 'itemLabel']),
      questions: group.questions.map((question) => ({
        ...inLanguage<QuestionWords, ScreeningQuestion>(language, question, ['text', 'notes']),
        options: optionsIn(language, question.options, wordsIn(language, question)?.options),
      })),
    })),
  }
}
