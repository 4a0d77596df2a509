import type { Translations } from '../translations/localizeText'

/** The translatable parts of a vacancy, whether drafted, received or stored. */
interface TranslatedParts {
  translations?: Translations<object>
}
interface NamedItem extends TranslatedParts {
  name: string
}
interface TranslatableItem extends TranslatedParts {
  id?: string | number
  name?: string
  text: string
}
interface TranslatableGroup extends NamedItem {
  questions: readonly TranslatableItem[]
}
const lists = ['licences', 'qualifications', 'requirements', 'skills', 'visas'] as const
type TranslatedVacancy = TranslatedParts &
  Record<(typeof lists)[number], readonly NamedItem[]> & { screeningQuestions: readonly TranslatableGroup[] }

/**
 * Returns the received vacancy. An item without `translations` keeps the stored translations, because the sender may
 * not support them. Items are matched by name; questions by id if it is a string, else by name or by text.
 */
export function retainVacancyTranslations<Vacancy extends TranslatedVacancy>(
  storedVersion: TranslatedVacancy | undefined,
  sentVacancy: Vacancy,
): Vacancy {
  if (!storedVersion) return sentVacancy
  const translatedLists = Object.fromEntries(
    lists.map((list) => [
      list,
      sentVacancy[list].map((item) => retainTranslations(item, findByName(storedVersion[list], item))),
    ]),
  )
  const storedQuestions = storedVersion.screeningQuestions.flatMap(({ questions }) => questions)
  const screeningQuestions = sentVacancy.screeningQuestions.map((group) => ({
    ...retainTranslations(group, findByName(storedVersion.screeningQuestions, group)),
    questions: group.questions.map((question) =>
      retainTranslations(question, findSameQuestion(storedQuestions, question)),
    ),
  }))
  return { ...retainTranslations(sentVacancy, storedVersion), ...translatedLists, screeningQuestions }
}

function retainTranslations<Item extends TranslatedParts>(
  item: Item,
  storedItem: TranslatedParts | undefined,
): Item {
  if (item.translations !== undefined || storedItem?.translations === undefined) return item
  return { ...item, translations: storedItem.translations }
}

function findByName(items: readonly NamedItem[], { name }: NamedItem): NamedItem | undefined {
  return items.find((item) => item.name === name)
}

function findSameQuestion(
  questions: readonly TranslatableItem[],
  { id, name, text }: TranslatableItem,
): TranslatableItem | undefined {
  if (typeof id === 'string') return questions.find((question) => question.id === id)
  const sameNameQuestion = name && questions.find((question) => question.name === name)
  return sameNameQuestion || questions.find((question) => question.text === text)
}
