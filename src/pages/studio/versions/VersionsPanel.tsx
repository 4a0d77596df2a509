import { Button } from '../../../widgets/shared/Button'
import './Versions.css'
import { History, RotateCcw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isApiError } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { createSiteVersionsApi, type SiteVersionsApi } from '../../../data/studio/siteVersions.api'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteState, SiteVersion } from '../../../schemas/site/siteVersion'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'
import { EmptyState } from '../../shared/feedback/EmptyState'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useSite, useSiteService } from '../../shared/site/SiteContext'
import { ChangeLines } from './PublishModal'
import { SiteFiles } from './SiteFiles'
import { VersionComparison } from './VersionComparison'

/**
 * Lists, compares and restores the versions of the site (published ones, and drafts saved before an import), exports and
 * imports the site as a file, and discards the draft.
 */
export function VersionsPanel({ studio }: { studio: Studio }): ReactNode {
  const { api, loaded, load, run } = useVersions(studio)
  const hasDraft = useStoreValue(
    studio.store,
    ({ draft, savedState }) => draft.updatedAt !== null || savedState !== 'saved',
  )
  const permissions = useStoreValue(studio.store, (state) => state.permissions)
  const [pendingVersion, setPendingVersion] = useState<SiteVersion | 'draft' | null>(null)
  if (loaded === null) return <Skeleton lines={6} />
  if (loaded === 'failed') {
    return (
      <Notice type="error" title={texts.loadFailed}>
        <Button size="small" onClick={load}>
          {texts.tryAgain}
        </Button>
      </Notice>
    )
  }
  const { serves, versions } = loaded
  const confirm = async () => {
    setPendingVersion(null)
    if (pendingVersion === 'draft') await run(api.discardDraft, texts.draftDiscarded)
    else if (pendingVersion)
      await run(() => api.restore(pendingVersion.number), texts.restored(pendingVersion.number))
  }
  return (
    <div className="fy-site-versions fy-stack fy-gap-4 fy-packed">
      <p>
        {serves.version === null
          ? texts.serves[serves.source === 'folder' ? 'folder' : 'defaults']
          : texts.serves.version(serves.version)}
      </p>
      {versions.length > 0 ? (
        <>
          <VersionList versions={versions} onRestore={setPendingVersion} />
          <VersionComparison versions={versions} api={api} />
        </>
      ) : (
        <EmptyState icon={<History />} title={texts.noVersions} text={texts.noVersionsText} />
      )}
      <SiteFiles
        code={studio.store.getState().draft.clientCode}
        permissions={permissions}
        versions={versions}
        api={api}
        hasDraft={hasDraft}
        onImport={async (zip, onNotes) => {
          await studio.save()
          return run(async () => onNotes(await api.importZip(zip)), texts.imported, texts.replaced)
        }}
      />
      <Button onClick={() => setPendingVersion('draft')}>{texts.discardDraft}</Button>
      {pendingVersion ? (
        <ConfirmModal
          {...(pendingVersion === 'draft'
            ? { title: texts.discardTitle, text: texts.discardText, action: texts.discardDraft }
            : {
                title: texts.restoreTitle(pendingVersion.number),
                text: texts.restoreText,
                action: texts.restore,
              })}
          isDestructive={pendingVersion === 'draft'}
          onConfirm={confirm}
          onClose={() => setPendingVersion(null)}
        />
      ) : null}
    </div>
  )
}

interface Versions {
  api: SiteVersionsApi
  /** Null while loading. */
  loaded: { serves: SiteState['serves']; versions: SiteVersion[] } | 'failed' | null
  load: () => void
  /**
   * Runs an action that changes the site or the draft, notifies the user of the result, and reloads the changed data.
   * Resolves with whether the action succeeded.
   * @param undoDescription description of the undo step; if undefined, undo cannot go back beyond this action
   */
  run: (action: () => Promise<unknown>, successMessage: string, undoDescription?: string) => Promise<boolean>
}

/** Loads the versions of the studio's site and provides the actions on them. */
function useVersions(studio: Studio): Versions {
  const code = studio.store.getState().draft.clientCode
  const versionsApi = useSiteService(createSiteVersionsApi)
  const { notifications } = useSite()
  const [api] = useState(() => versionsApi.forClient(code))
  const [loaded, setLoaded] = useState<Versions['loaded']>(null)
  const publishedPaths = useStoreValue(studio.store, (state) => state.publishedPaths)
  const load = useCallback(() => {
    Promise.all([api.getState(), api.list()]).then(
      ([{ serves }, versions]) => setLoaded({ serves, versions }),
      () => setLoaded('failed'),
    )
  }, [api])
  // A publication sets new published paths, so the list is loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(load, [load, publishedPaths])
  const run: Versions['run'] = async (action, successMessage, undoDescription) => {
    try {
      await studio.replace(action, undoDescription)
      studio.setPublishedPaths(null)
      load()
      notifications.notify({ id: 'site versions', type: 'success', title: successMessage, message: '' })
      return true
    } catch (error) {
      const [fieldError] = isApiError(error) ? error.errors : []
      const message = fieldError?.message ?? ((isApiError(error) && error.detail) || texts.didNotWork)
      notifications.notify({ id: 'site versions failed', type: 'error', title: '', message })
      return false
    }
  }
  return { api, loaded, load, run }
}

interface VersionListProps {
  /** Newest first. */
  versions: readonly SiteVersion[]
  onRestore: (version: SiteVersion) => void
}

/** Every version with author, date and changes, and a restore button except for the live version. */
function VersionList({ versions, onRestore }: VersionListProps): ReactNode {
  const { formatDateTime } = useClientClock()
  return (
    <ol className="fy-site-versions__list fy-stack fy-plain-list fy-gap-4">
      {versions.map((version) => (
        <li key={version.number}>
          <div className="fy-cluster fy-gap-2 fy-between">
            <strong>{texts.version(version.number)}</strong>
            {version.serves ? (
              <span className="fy-badge">{texts.current}</span>
            ) : (
              <Button
                size="small"
                aria-label={texts.restoreNumber(version.number)}
                onClick={() => onRestore(version)}
              >
                <RotateCcw aria-hidden="true" />
                {texts.restore}
              </Button>
            )}
          </div>
          <p className="fy-note">{texts.savedBy(formatDateTime(version.at), version.by)}</p>
          {describeSource(version) ? <p>{describeSource(version)}</p> : null}
          {version.note ? <p>{version.note}</p> : null}
          {version.changes.length > 0 ? (
            <details>
              <summary>{texts.changes(version.changes.length)}</summary>
              <ChangeLines changes={version.changes} />
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function describeSource({ source, restoredFrom }: SiteVersion): string {
  return restoredFrom === undefined ? texts.source[source] : texts.versionRestored(restoredFrom)
}
