import { flattenTranslations } from '../settings/translatableFieldTexts'
import type { TranslatableText, TranslatedTexts } from '../translations/localizeText'
import {
  getGroupTexts,
  getItemTexts,
  getQuestionTexts,
  getVacancyTexts,
  itemLists,
} from '../vacancies/translatableVacancyTexts'
import type { AuthoredVacancyContent } from './authoredVacancy'

/** What has words in a vacancy that its editor shows together, under one fold. */
export interface TranslatablePlace {
  /** Ids of its fields begin with it. */
  id: string
  /** A JSON Pointer to where it is written. */
  path: string
  /** What it is called; '' for the vacancy itself. */
  name: string
  own: TranslatableText[]
  said: Readonly<Record<string, TranslatedTexts>>
}

/** All places of a vacancy that say something, in the order of its editor. */
export function getTranslatablePlaces(content: AuthoredVacancyContent): TranslatablePlace[] {
  return [
    toVacancyPlace(content),
    ...content.screeningQuestions.flatMap((group, at) => {
      const path = `/screeningQuestions/${at}`
      return [
        place(group.id, `${path}/name`, group, getGroupTexts(group)),
        ...group.questions.map((question, nth) =>
          place(
            question.id,
            `${path}/questions/${nth}/text`,
            { ...question, name: question.text },
            getQuestionTexts(question),
          ),
        ),
      ]
    }),
    toListsPlace(content),
  ]
}

export function toVacancyPlace(content: AuthoredVacancyContent): TranslatablePlace {
  return place('job', '/name', { ...content, name: '' }, getVacancyTexts(content))
}

/** What is asked to have stands under one fold: keys begin with an item's place, 'licences/0/name'. */
export function toListsPlace(content: AuthoredVacancyContent): TranslatablePlace {
  const items = itemLists.flatMap((list) =>
    content[list].map((item, at) => ({ item, before: `${list}/${at}/` })),
  )
  const own = items.flatMap(({ item, before }) =>
    getItemTexts(item).map((text) => ({
      ...text,
      key: before + text.key,
      name: `${item.name}: ${text.name}`,
    })),
  )
  const said: Record<string, Record<string, string>> = {}
  for (const { item, before } of items) {
    for (const [language, words] of Object.entries(flattenTranslations(item.translations)))
      for (const [key, text] of Object.entries(words))
        said[language] = { ...said[language], [before + key]: text }
  }
  return { id: 'words-lists', path: '/licences', name: '', own, said }
}

function place(
  id: string,
  path: string,
  { name, translations }: { name: string; translations?: object },
  own: TranslatableText[],
): TranslatablePlace {
  return { id: `words-${id}`, path, name, own, said: flattenTranslations(translations) }
}
