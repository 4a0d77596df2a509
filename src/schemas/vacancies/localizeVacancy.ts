import { type Language, type OtherLanguage, otherLanguages } from '../../texts/language/language'
import { localizeOptions } from '../fields/localizeOptions'
import { getTranslation, type LocalizedItem, localize, type Translations } from '../translations/localizeText'
import type {
  GroupTranslation,
  ItemTranslation,
  QuestionTranslation,
  VacancyTranslation,
} from '../translations/translationTypes'
import type { HeldItem, ScreeningQuestion, ScreeningQuestionGroup, VacancyLists } from './vacancy'

/** Returns a vacancy, either a list item or its details, with its texts in a language. */
export function localizeVacancy<
  Vacancy extends LocalizedItem & { translations?: Translations<VacancyTranslation> },
>(language: Language, vacancy: Vacancy): Vacancy {
  return localize<VacancyTranslation, Vacancy>(
    language,
    vacancy,
    names as readonly (keyof VacancyTranslation & keyof Vacancy)[],
  )
}

/** Returns the languages into which every text of the vacancy's page is translated. */
export function getFullyTranslatedLanguages(
  vacancy: VacancyTranslation & { translations?: Translations<VacancyTranslation> },
): OtherLanguage[] {
  return otherLanguages.filter((language) =>
    names.every((name) => !vacancy[name]?.trim() || vacancy.translations?.[language]?.[name]?.trim()),
  )
}

const names: readonly (keyof VacancyTranslation)[] = ['name', 'summary', 'description']

/** Returns the questions of a vacancy with their texts in a language. */
export function localizeLists(language: Language, lists: VacancyLists): VacancyLists {
  const localizeItem = (item: HeldItem) => localize<ItemTranslation, HeldItem>(language, item, ['name'])
  return {
    licences: lists.licences.map(localizeItem),
    qualifications: lists.qualifications.map(localizeItem),
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
