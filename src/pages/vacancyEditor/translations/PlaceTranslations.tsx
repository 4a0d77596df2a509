import type { ReactNode } from 'react'
import type { TranslatablePlace } from '../../../schemas/authoring/translatablePlaces'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'
import type { OtherLanguage } from '../../../texts/language/language'
import { useClient } from '../../shared/site/SiteContext'
import { TranslationFields } from '../../shared/translations/TranslationFields'
import { RichTextWidget } from './RichTextWidget'

interface PlaceWordsProps {
  place: TranslatablePlace
  /** Findings about these texts, with paths relative to the vacancy. */
  findings: readonly VacancyFinding[]
  onChange: (language: OtherLanguage, edit: { key: string; text: string }) => void
}

const widgets = { rich: RichTextWidget }

/** Translations of one item of a vacancy into the client's languages. */
export function PlaceTranslations({ place, findings, onChange }: PlaceWordsProps): ReactNode {
  const { languages } = useClient().settings
  return (
    <TranslationFields
      id={place.id}
      languages={languages}
      sourceTexts={place.originals}
      translations={place.translations}
      errors={findings.map(({ path, message }) => ({ path: moveLanguageFirst(path), message }))}
      inputs={widgets}
      onChange={onChange}
    />
  )
}

/**
 * Moves the list path after the language: '/licences/0/translations/de/name' becomes
 * '/translations/de/licences/0/name'. Paths of questions and of the vacancy itself keep their order.
 */
function moveLanguageFirst(path: string): string {
  const [, list, at, language, key] = /^\/(\w+)\/(\d+)\/translations\/(\w+)\/(.*)$/s.exec(path) ?? []
  if (list !== undefined && list !== 'screeningQuestions')
    return `/translations/${language}/${list}/${at}/${key}`
  return path.slice(path.indexOf('/translations/'))
}
