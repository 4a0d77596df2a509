import type { ReactNode } from 'react'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredVacancyContent } from '../../../schemas/authoring/authoredVacancy'
import { toListsPlace, toVacancyPlace } from '../../../schemas/authoring/translatablePlaces'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'
import { setTranslatedText } from '../../../schemas/settings/translatableFieldTexts'
import { itemLists } from '../../../schemas/vacancies/translatableVacancyTexts'
import type { OtherLanguage } from '../../../texts/language/language'
import { PlaceTranslations } from './PlaceTranslations'

interface PartWordsProps {
  edit: VacancyEdit
  part: 'job' | 'lists'
  findings: readonly VacancyFinding[]
}

/** Translations of a part of the vacancy, below the part's form. */
export function PartTranslations({ edit, part, findings }: PartWordsProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  if (content === null) return null
  const place = part === 'job' ? toVacancyPlace(content) : toListsPlace(content)
  const change = part === 'job' ? withJobWord : withItemWord
  return (
    <PlaceTranslations
      place={place}
      findings={findings.filter(({ path }) => path.includes('/translations/'))}
      onChange={(language, word) => edit.change((current) => change(current, language, word))}
    />
  )
}

type Change = (
  content: AuthoredVacancyContent,
  language: OtherLanguage,
  edit: { key: string; text: string },
) => AuthoredVacancyContent

const withJobWord: Change = (content, language, edit) => ({
  ...content,
  translations: setTranslatedText(content.translations, language, edit),
})

const withItemWord: Change = (content, language, { key, text }) => {
  const [, name, at, rest = ''] = /^(\w+)\/(\d+)\/(.*)$/s.exec(key) ?? []
  const list = itemLists.find((itemList) => itemList === name)
  if (!list) return content
  return {
    ...content,
    [list]: content[list].map((item, nth) =>
      nth === Number(at)
        ? { ...item, translations: setTranslatedText(item.translations, language, { key: rest, text }) }
        : item,
    ),
  }
}
