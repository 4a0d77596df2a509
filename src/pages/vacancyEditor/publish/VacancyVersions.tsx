import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredVacancyVersion } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { Button } from '../../../widgets/shared/Button'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'
import { useAction } from '../../shared/feedback/useAction'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

interface VacancyVersionsProps {
  edit: VacancyEdit
  vacancyId: string
}

/**
 * Published versions of the vacancy with author, date and changes. Each can be compared with the draft and restored;
 * the live one cannot be restored while the draft is unchanged.
 */
export function VacancyVersions({ edit, vacancyId }: VacancyVersionsProps): ReactNode {
  const { notifications } = useSite()
  const api = useSiteService(createAuthoredVacancyApi)
  const [versions, setVersions] = useState<AuthoredVacancyVersion[] | 'failed' | null>(null)
  const [versionToRestore, setVersionToRestore] = useState<number | null>(null)
  const isDraftPublished = useStoreValue(
    edit.store,
    ({ vacancy }) => vacancy !== null && vacancy.publishedRevision === vacancy.revision,
  )
  useEffect(() => {
    api.listVersions(vacancyId).then(setVersions, () => setVersions('failed'))
  }, [api, vacancyId])
  const [, run] = useAction('vacancy version failed')
  const restoreVersion = (number: number) => {
    setVersionToRestore(null)
    return run(texts.failed, async () => {
      // Restoring replaces the draft on the server, so unsaved changes would be lost.
      if (!(await edit.save())) throw new Error('Unsaved changes could not be saved')
      edit.replaceVacancy(await api.restore(vacancyId, number))
      const title = texts.restored(number)
      notifications.notify({ id: 'vacancy version', type: 'success', title, message: '' })
    })
  }
  return (
    <section className="fy-stack fy-gap-3" aria-labelledby="vacancy-versions">
      <h3 id="vacancy-versions">{texts.versions}</h3>
      <p className="fy-note">{getNote(versions)}</p>
      {Array.isArray(versions) && versions.length > 0 ? (
        <ol className="fy-vacancy-publish__list fy-stack fy-plain-list fy-gap-3">
          {versions.map((version) => (
            <VersionItem
              key={version.number}
              version={version}
              compare={async () => {
                await edit.save()
                return api.compareVersions(vacancyId, version.number, 'draft')
              }}
              canRestore={!(version.serves && isDraftPublished)}
              onRestore={() => setVersionToRestore(version.number)}
            />
          ))}
        </ol>
      ) : null}
      {versionToRestore === null ? null : (
        <ConfirmModal
          title={texts.restoreTitle(versionToRestore)}
          text={texts.restoreText}
          action={texts.restore}
          onConfirm={() => restoreVersion(versionToRestore)}
          onClose={() => setVersionToRestore(null)}
        />
      )}
    </section>
  )
}

function getNote(versions: AuthoredVacancyVersion[] | 'failed' | null): string {
  if (versions === 'failed') return texts.versionsFailed
  return versions?.length === 0 ? texts.noVersions : texts.versionsNote
}

interface VersionItemProps {
  version: AuthoredVacancyVersion
  compare: () => Promise<string[]>
  /** False for the live version while the draft is unchanged since its publication. */
  canRestore: boolean
  onRestore: () => void
}

function VersionItem({ version, compare, canRestore, onRestore }: VersionItemProps): ReactNode {
  const { number, at, by, reason, changes, serves } = version
  const { formatDateTime } = useClientClock()
  const [comparison, setComparison] = useState<string[] | null>(null)
  return (
    <li>
      <div className="fy-cluster fy-gap-2">
        <strong>{texts.version(number)}</strong>
        {serves ? <span className="fy-badge">{texts.current}</span> : null}
        <Button
          look="quiet"
          size="small"
          aria-label={texts.compareNumber(number)}
          onClick={() => void compare().then(setComparison, () => setComparison([texts.failed]))}
        >
          {texts.compare}
        </Button>
        {canRestore ? (
          <Button size="small" aria-label={texts.restoreNumber(number)} onClick={onRestore}>
            <RotateCcw aria-hidden="true" />
            {texts.restore}
          </Button>
        ) : null}
      </div>
      <p className="fy-note">{texts.savedBy(formatDateTime(at), by)}</p>
      {reason ? <p>{reason}</p> : null}
      {changes.length > 0 ? (
        <details>
          <summary>{texts.changes(changes.length)}</summary>
          <Lines lines={changes} />
        </details>
      ) : null}
      <div role="status">
        {comparison ? (
          <>
            <p className="fy-strong">{texts.comparison}</p>
            <Lines lines={comparison.length > 0 ? comparison : [texts.noDifference]} />
          </>
        ) : null}
      </div>
    </li>
  )
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  const { localizeDateTimes } = useClientClock()
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text.
        <li key={index}>{localizeDateTimes(line)}</li>
      ))}
    </ul>
  )
}
