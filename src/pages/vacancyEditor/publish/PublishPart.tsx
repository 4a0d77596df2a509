import type { ReactNode } from 'react'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { Notice } from '../../shared/feedback/Notice'
import { FindingList } from '../parts/FindingList'
import { MissingVacancyTranslations } from '../translations/MissingVacancyTranslations'
import { EndVacancy } from './EndVacancy'
import { PublicationStatus } from './PublicationStatus'
import { PublishForm } from './PublishForm'
import { ScheduledChange } from './ScheduledChange'
import { usePublication } from './usePublication'
import { VacancyVersions } from './VacancyVersions'

interface PublishPartProps {
  edit: VacancyEdit
  findings: readonly VacancyFinding[]
}

/** Findings, publication form and published versions of a vacancy. */
export function PublishPart({ edit, findings }: PublishPartProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const vacancy = useStoreValue(edit.store, (state) => state.vacancy)
  const publication = usePublication(edit)
  if (content === null || vacancy === null) return null
  // The server knows more, such as codes already in use and missing documents.
  const serverFindings = publication.serverFindings.filter(
    ({ path, code }) => !findings.some((finding) => finding.path === path && finding.code === code),
  )
  const all = [...findings, ...serverFindings]
  const errors = all.filter(({ severity }) => severity === 'error')
  const warnings = all.filter(({ severity }) => severity === 'warning')
  return (
    <>
      <PublicationStatus vacancy={vacancy} isChanged={edit.isChanged()} />
      <ScheduledChange vacancy={vacancy} onDone={publication.done} />
      <section className="fy-vacancy-publish__checks" aria-labelledby="vacancy-checks">
        <h3 id="vacancy-checks">{texts.findings}</h3>
        {all.length === 0 ? <Notice type="success" title={texts.nothing} /> : null}
        {errors.length > 0 ? (
          <Notice type="error" title={texts.errors(errors.length)}>
            <FindingList findings={errors} content={content} />
          </Notice>
        ) : null}
        {warnings.length > 0 ? (
          <Notice type="warning" title={texts.warnings(warnings.length)}>
            <FindingList findings={warnings} content={content} />
          </Notice>
        ) : null}
      </section>
      <MissingVacancyTranslations content={content} />
      <PublishForm
        key={`${vacancy.state} ${vacancy.advertisedFrom} ${vacancy.scheduledChange?.at}`}
        vacancy={vacancy}
        publication={publication}
        isBlocked={findings.some(({ severity }) => severity === 'error')}
      />
      <EndVacancy edit={edit} vacancy={vacancy} onDone={publication.done} />
      <VacancyVersions
        edit={edit}
        key={`${vacancy.publishedRevision} ${vacancy.state}`}
        vacancyId={vacancy.id}
      />
    </>
  )
}
