import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { missingTexts } from '../../../schemas/ownWords/translations'
import { wordedPlaces } from '../../../schemas/ownWords/vacancyPlaces'
import type { OwnVacancyContent } from '../../../schemas/vacancies/ownVacancy'
import { ownWordsTexts as texts } from '../../../texts/ownWords'
import { MissingWords } from '../../ownWords/MissingWords'
import { wordFieldId } from '../../ownWords/OwnWords'
import { useClient } from '../../SiteContext'
import { partOfPath } from '../editorParts'

/** What of a vacancy is not said yet in the languages that the client offers, with a way to each. */
export function MissingVacancyWords({ content }: { content: OwnVacancyContent }): ReactNode {
  const { languages } = useClient().settings
  const navigate = useNavigate()
  const places = useMemo(() => wordedPlaces(content), [content])
  if (languages.length === 0) return null
  const missing = languages.flatMap((language) =>
    places.flatMap(({ id, path, name, own, said }) =>
      missingTexts(own, said[language]).map((text) => ({
        language,
        name: name ? `${name}: ${text.name}` : text.name,
        fieldId: wordFieldId(id, language, own.indexOf(text)),
        open: () => void navigate(`?part=${partOfPath(path)}`, { state: { place: path } }),
      })),
    ),
  )
  return (
    <section aria-labelledby="vacancy-words">
      <h3 id="vacancy-words">{texts.title}</h3>
      <MissingWords languages={languages} missing={missing} />
    </section>
  )
}
