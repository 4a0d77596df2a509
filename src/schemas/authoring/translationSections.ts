import { flattenAllTranslations } from '../settings/translatableFieldTexts'
import type { TranslatableText, TranslatedTexts } from '../translations/localizeText'
import {
  getGroupTexts,
  getItemTexts,
  getQuestionTexts,
  getVacancyTexts,
  itemLists,
} from '../vacancies/translatableVacancyTexts'
import type { AuthoredVacancyContent } from './authoredVacancy'

/** A group of translatable texts that the vacancy editor shows in one collapsible section. */
export interface TranslationSection {
  /** Prefix of the ids of its fields. */
  id: string
  /** JSON Pointer to the original text. */
  path: string
  /** The name of the question group or the text of the question; '' for the vacancy itself and its lists. */
  name: string
  originals: TranslatableText[]
  translations: Readonly<Record<string, TranslatedTexts>>
}

/** Returns all sections of a vacancy's texts, in the order of the editor. */
export function getTranslationSections(content: AuthoredVacancyContent): TranslationSection[] {
  return [
    toVacancySection(content),
    ...content.screeningQuestions.flatMap((group, index) => {
      const path = `/screeningQuestions/${index}`
      return [
        createSection(group.id, `${path}/name`, group, getGroupTexts(group)),
        ...group.questions.map((question, questionIndex) =>
          createSection(
            question.id,
            `${path}/questions/${questionIndex}/text`,
            { ...question, name: question.text },
            getQuestionTexts(question),
          ),
        ),
      ]
    }),
    toListsSection(content),
  ]
}

export function toVacancySection(content: AuthoredVacancyContent): TranslationSection {
  return createSection('job', '/name', { ...content, name: '' }, getVacancyTexts(content))
}

/** Combines the texts of all item lists into one section; keys begin with the path of the item, 'licences/0/name'. */
export function toListsSection(content: AuthoredVacancyContent): TranslationSection {
  const items = itemLists.flatMap((list) =>
    content[list].map((item, index) => ({ item, pathPrefix: `${list}/${index}/` })),
  )
  const originals = items.flatMap(({ item, pathPrefix }) =>
    getItemTexts(item).map((text) => ({
      ...text,
      key: pathPrefix + text.key,
      name: `${item.name}: ${text.name}`,
    })),
  )
  const translationsByLanguage: Record<string, Record<string, string>> = {}
  for (const { item, pathPrefix } of items) {
    for (const [language, translatedTexts] of Object.entries(flattenAllTranslations(item.translations)))
      for (const [key, text] of Object.entries(translatedTexts))
        translationsByLanguage[language] = { ...translationsByLanguage[language], [pathPrefix + key]: text }
  }
  return { id: 'words-lists', path: '/licences', name: '', originals, translations: translationsByLanguage }
}

function createSection(
  id: string,
  path: string,
  { name, translations }: { name: string; translations?: object },
  originals: TranslatableText[],
): TranslationSection {
  return { id: `words-${id}`, path, name, originals, translations: flattenAllTranslations(translations) }
}
