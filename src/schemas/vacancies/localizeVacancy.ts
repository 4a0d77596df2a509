import { type Language, type OtherLanguage, otherLanguages } from '../../texts/language/language'
import { localizeOptions } from '../fields/localizeOptions'
import {
  getTranslation,
  type LocalizedThing,
  localize,
  type Translations,
} from '../translations/localizeText'
import type {
  GroupTranslation,
  ItemTranslation,
  QuestionTranslation,
  VacancyTranslation,
} from '../translations/translationTypes'
import type { HeldItem, ScreeningQuestion, ScreeningQuestionGroup, VacancyLists } from './vacancy'

/** A vacancy, whole or as it stands in a list, in the words of a language. */
export function localizeVacancy<
  Vacancy extends LocalizedThing & { translations?: Translations<VacancyTranslation> },
>(language: Language, vacancy: Vacancy): Vacancy {
  return localize<VacancyTranslation, Vacancy>(
    language,
    vacancy,
    names as readonly (keyof VacancyTranslation & keyof Vacancy)[],
  )
}

/** The languages in which all is said that a vacancy's page shows of it. */
export function getFullyTranslatedLanguages(
  vacancy: VacancyTranslation & { translations?: Translations<VacancyTranslation> },
): OtherLanguage[] {
  return otherLanguages.filter((language) =>
    names.every((name) => !vacancy[name]?.trim() || vacancy.translations?.[language]?.[name]?.trim()),
  )
}

const names: readonly (keyof VacancyTranslation)[] = ['name', 'summary', 'description']

/** What a vacancy asks, in the words of a language. */
export function localizeLists(language: Language, lists: VacancyLists): VacancyLists {
  const held = (item: HeldItem) => localize<ItemTranslation, HeldItem>(language, item, ['name'])
  return {
    licences: lists.licences.map(held),
    qualifications: lists.qualifications.map(held),
    requirements: lists.requirements.map((item) =>
      localize<ItemTranslation, typeof item>(language, item, ['name', 'description']),
    ),
    skills: lists.skills.map((item) => ({
      ...localize<ItemTranslation, typeof item>(language, item, ['name']),
      options: localizeOptions(language, item.options, getTranslation(language, item)?.options),
    })),
    visas: lists.visas.map((item) => localize<ItemTranslation, typeof item>(language, item, ['name'])),
    screeningQuestions: lists.screeningQuestions.map((group) => ({
      ...localize<GroupTranslation, ScreeningQuestionGroup>(language, group, ['name', 'itemLabel']),
      questions: group.questions.map((question) => ({
        ...localize<QuestionTranslation, ScreeningQuestion>(language, question, ['text', 'notes']),
        options: localizeOptions(language, question.options, getTranslation(language, question)?.options),
      })),
    })),
  }
}
