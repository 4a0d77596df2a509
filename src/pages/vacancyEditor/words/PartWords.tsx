import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/useStoreValue'
import type { VacancyEdit } from '../../../data/vacancyEdits'
import { withWord } from '../../../schemas/ownWords/fieldTexts'
import { placeOfLists, placeOfVacancy } from '../../../schemas/ownWords/vacancyPlaces'
import { itemLists } from '../../../schemas/ownWords/vacancyTexts'
import type { OwnVacancyContent } from '../../../schemas/vacancies/ownVacancy'
import type { VacancyFinding } from '../../../schemas/vacancies/vacancyFinding'
import type { OtherLanguage } from '../../../texts/language'
import { PlaceWords } from './PlaceWords'

interface PartWordsProps {
  edit: VacancyEdit
  part: 'job' | 'lists'
  findings: readonly VacancyFinding[]
}

/** Under the form of a part: what it says in other languages. */
export function PartWords({ edit, part, findings }: PartWordsProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  if (content === null) return null
  const place = part === 'job' ? placeOfVacancy(content) : placeOfLists(content)
  const change = part === 'job' ? withJobWord : withItemWord
  return (
    <PlaceWords
      place={place}
      findings={findings.filter(({ path }) => path.includes('/translations/'))}
      onChange={(language, word) => edit.change((now) => change(now, language, word))}
    />
  )
}

type Change = (
  content: OwnVacancyContent,
  language: OtherLanguage,
  word: { key: string; text: string },
) => OwnVacancyContent

const withJobWord: Change = (content, language, word) => ({
  ...content,
  translations: withWord(content.translations, language, word),
})

const withItemWord: Change = (content, language, { key, text }) => {
  const [, name, at, rest = ''] = /^(\w+)\/(\d+)\/(.*)$/s.exec(key) ?? []
  const list = itemLists.find((one) => one === name)
  if (!list) return content
  return {
    ...content,
    [list]: content[list].map((item, nth) =>
      nth === Number(at)
        ? { ...item, translations: withWord(item.translations, language, { key: rest, text }) }
        : item,
    ),
  }
}
