import type { ReactNode } from 'react'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { formatSalary } from '../../../schemas/authoring/authoredVacancyPayload'
import { htmlToText } from '../../../schemas/markup/htmlToText'
import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { useClient } from '../../shared/site/SiteContext'
import '../../shared/preview/SearchPreview.css'

/** Number of characters of a page description that search engines show. */
const visibleCharacters = 160

/** Preview of the vacancy as a search result. */
export function VacancySearchPreview({ edit }: { edit: VacancyEdit }): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const { config } = useClient()
  if (content === null) return null
  const { name, summary, description, location, employmentType, salary } = content
  const text = summary || htmlToText(description)
  const facts = [location, employmentType, salary ? formatSalary(salary, config.country) : '']
    .filter(Boolean)
    .join(' · ')
  return (
    <section className="fy-found" aria-label={texts.found}>
      <figure className="fy-found__result">
        <p className="fy-found__address">{[window.location.host, 'job', 'details'].join(' › ')}</p>
        <p className="fy-found__link">{name ? `${name} · ${config.siteTitle}` : config.siteTitle}</p>
        {facts ? <p className="fy-found__address">{facts}</p> : null}
        <p className="fy-found__words">{text ? text.slice(0, visibleCharacters) : texts.foundNothing}</p>
      </figure>
    </section>
  )
}
