import type { ReactNode } from 'react'
import type { TranslatablePlace } from '../../../schemas/authoring/translatablePlaces'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'
import type { OtherLanguage } from '../../../texts/language/language'
import { useClient } from '../../shared/site/SiteContext'
import { TranslationFields } from '../../shared/translations/TranslationFields'
import { RichTextWidget } from './RichTextWidget'

interface PlaceWordsProps {
  place: TranslatablePlace
  /** About what is said here, with paths in the vacancy. */
  findings: readonly VacancyFinding[]
  onChange: (language: OtherLanguage, word: { key: string; text: string }) => void
}

const inputs = { rich: RichTextWidget }

/** What a place of a vacancy says in the languages that the client offers. */
export function PlaceTranslations({ place, findings, onChange }: PlaceWordsProps): ReactNode {
  const { languages } = useClient().settings
  return (
    <TranslationFields
      id={place.id}
      languages={languages}
      own={place.own}
      said={place.said}
      errors={findings.map(({ path, message }) => ({ path: below(path), message }))}
      inputs={inputs}
      onChange={onChange}
    />
  )
}

/** '/licences/0/translations/de/name' → '/translations/de/licences/0/name'; a question's and a vacancy's own as they are. */
function below(path: string): string {
  const [, list, at, language, key] = /^\/(\w+)\/(\d+)\/translations\/(\w+)\/(.*)$/s.exec(path) ?? []
  if (list !== undefined && list !== 'screeningQuestions')
    return `/translations/${language}/${list}/${at}/${key}`
  return path.slice(path.indexOf('/translations/'))
}
