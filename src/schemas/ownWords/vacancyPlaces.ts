import type { OwnVacancyContent } from '../vacancies/ownVacancy'
import { flatTranslations } from './fieldTexts'
import type { OwnText, SaidWords } from './translations'
import { itemLists, textsOfGroup, textsOfItem, textsOfQuestion, textsOfVacancy } from './vacancyTexts'

/** What has words in a vacancy that its editor shows together, under one fold. */
export interface WordedPlace {
  /** Ids of its fields begin with it. */
  id: string
  /** A JSON Pointer to where it is written. */
  path: string
  /** What it is called; '' for the vacancy itself. */
  name: string
  own: OwnText[]
  said: Readonly<Record<string, SaidWords>>
}

/** All places of a vacancy that say something, in the order of its editor. */
export function wordedPlaces(content: OwnVacancyContent): WordedPlace[] {
  return [
    placeOfVacancy(content),
    ...content.screeningQuestions.flatMap((group, at) => {
      const path = `/screeningQuestions/${at}`
      return [
        place(group.id, `${path}/name`, group, textsOfGroup(group)),
        ...group.questions.map((question, nth) =>
          place(
            question.id,
            `${path}/questions/${nth}/text`,
            { ...question, name: question.text },
            textsOfQuestion(question),
          ),
        ),
      ]
    }),
    placeOfLists(content),
  ]
}

export function placeOfVacancy(content: OwnVacancyContent): WordedPlace {
  return place('job', '/name', { ...content, name: '' }, textsOfVacancy(content))
}

/** What is asked to have stands under one fold: keys begin with an item's place, 'licences/0/name'. */
export function placeOfLists(content: OwnVacancyContent): WordedPlace {
  const items = itemLists.flatMap((list) =>
    content[list].map((item, at) => ({ item, before: `${list}/${at}/` })),
  )
  const own = items.flatMap(({ item, before }) =>
    textsOfItem(item).map((text) => ({
      ...text,
      key: before + text.key,
      name: `${item.name}: ${text.name}`,
    })),
  )
  const said: Record<string, Record<string, string>> = {}
  for (const { item, before } of items) {
    for (const [language, words] of Object.entries(flatTranslations(item.translations)))
      for (const [key, text] of Object.entries(words))
        said[language] = { ...said[language], [before + key]: text }
  }
  return { id: 'words-lists', path: '/licences', name: '', own, said }
}

function place(
  id: string,
  path: string,
  { name, translations }: { name: string; translations?: object },
  own: OwnText[],
): WordedPlace {
  return { id: `words-${id}`, path, name, own, said: flatTranslations(translations) }
}
