import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AuthoredVacancyContent } from '../../../schemas/authoring/authoredVacancy'
import { getTranslatablePlaces } from '../../../schemas/authoring/translatablePlaces'
import { missingTexts } from '../../../schemas/translations/localizeText'
import { translationTexts as texts } from '../../../texts/admin/translations.texts'
import { useClient } from '../../shared/site/SiteContext'
import { MissingTranslations } from '../../shared/translations/MissingTranslations'
import { getTranslationFieldId } from '../../shared/translations/TranslationFields'
import { getPartOfPath } from '../parts/editorParts'

/** Missing translations of a vacancy in the client's languages, with a link to each. */
export function MissingVacancyTranslations({ content }: { content: AuthoredVacancyContent }): ReactNode {
  const { languages } = useClient().settings
  const navigate = useNavigate()
  const places = useMemo(() => getTranslatablePlaces(content), [content])
  if (languages.length === 0) return null
  const missing = languages.flatMap((language) =>
    places.flatMap(({ id, path, name, originals, translations }) =>
      missingTexts(originals, translations[language]).map((text) => ({
        language,
        name: name ? `${name}: ${text.name}` : text.name,
        fieldId: getTranslationFieldId(id, language, originals.indexOf(text)),
        open: () => void navigate(`?part=${getPartOfPath(path)}`, { state: { place: path } }),
      })),
    ),
  )
  return (
    <section aria-labelledby="vacancy-words">
      <h3 id="vacancy-words">{texts.title}</h3>
      <MissingTranslations languages={languages} missing={missing} />
    </section>
  )
}
