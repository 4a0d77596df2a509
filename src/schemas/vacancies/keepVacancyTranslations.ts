import type { Translations } from '../translations/localizeText'

/** The translatable parts of a vacancy, whether drafted, received or stored. */
interface Worded {
  translations?: Translations<object>
}
interface NamedItem extends Worded {
  name: string
}
interface AskedItem extends Worded {
  id?: string | number
  name?: string
  text: string
}
interface AskedGroup extends NamedItem {
  questions: readonly AskedItem[]
}
const lists = ['licences', 'qualifications', 'requirements', 'skills', 'visas'] as const
type WordedVacancy = Worded &
  Record<(typeof lists)[number], readonly NamedItem[]> & { screeningQuestions: readonly AskedGroup[] }

/**
 * Returns the received vacancy with the stored translations where it has no `translations` of its own, because the
 * sender may not support them. Items are matched by name; questions by id if it is a string, else by name or by text.
 */
export function keepVacancyTranslations<Vacancy extends WordedVacancy>(
  before: WordedVacancy | undefined,
  sent: Vacancy,
): Vacancy {
  if (!before) return sent
  const ofLists = Object.fromEntries(
    lists.map((list) => [list, sent[list].map((item) => kept(item, byName(before[list], item)))]),
  )
  const asked = before.screeningQuestions.flatMap(({ questions }) => questions)
  const screeningQuestions = sent.screeningQuestions.map((group) => ({
    ...kept(group, byName(before.screeningQuestions, group)),
    questions: group.questions.map((question) => kept(question, sameQuestion(asked, question))),
  }))
  return { ...kept(sent, before), ...ofLists, screeningQuestions }
}

function kept<Thing extends Worded>(thing: Thing, was: Worded | undefined): Thing {
  if (thing.translations !== undefined || was?.translations === undefined) return thing
  return { ...thing, translations: was.translations }
}

function byName(items: readonly NamedItem[], { name }: NamedItem): NamedItem | undefined {
  return items.find((item) => item.name === name)
}

function sameQuestion(asked: readonly AskedItem[], { id, name, text }: AskedItem): AskedItem | undefined {
  if (typeof id === 'string') return asked.find((one) => one.id === id)
  const named = name && asked.find((one) => one.name === name)
  return named || asked.find((one) => one.text === text)
}
