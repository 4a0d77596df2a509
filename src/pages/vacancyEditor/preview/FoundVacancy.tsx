import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/useStoreValue'
import type { VacancyEdit } from '../../../data/vacancyEdits'
import { salaryInWords } from '../../../schemas/vacancies/ownPayload'
import { textOf } from '../../../schemas/vacancies/textOfHtml'
import { vacancyEditorTexts as texts } from '../../../texts/vacancyEditor'
import { useClient } from '../../SiteContext'
import '../../studio/inspector/FoundPreview.css'

/** Characters that a search engine shows of what a page says of itself. */
const shownCharacters = 160

/** How the vacancy looks among the results of a search. */
export function FoundVacancy({ edit }: { edit: VacancyEdit }): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const { config } = useClient()
  if (content === null) return null
  const { name, summary, description, location, employmentType, salary } = content
  const words = summary || textOf(description)
  const facts = [location, employmentType, salary ? salaryInWords(salary) : ''].filter(Boolean).join(' · ')
  return (
    <section className="fy-found" aria-label={texts.found}>
      <figure className="fy-found__result">
        <p className="fy-found__address">{[window.location.host, 'job', 'details'].join(' › ')}</p>
        <p className="fy-found__link">{name ? `${name} · ${config.siteTitle}` : config.siteTitle}</p>
        {facts ? <p className="fy-found__address">{facts}</p> : null}
        <p className="fy-found__words">{words ? words.slice(0, shownCharacters) : texts.foundNothing}</p>
      </figure>
    </section>
  )
}
