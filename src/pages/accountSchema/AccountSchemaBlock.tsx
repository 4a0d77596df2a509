import { Button } from '../../widgets/shared/Button'
import './AccountSchemaBlock.css'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { createAccountSchemasApi, type SchemaState } from '../../data/accounts/accounts.api'
import { isApiError } from '../../data/http/apiError'
import { useResource } from '../../data/react/useResource'
import type { SchemaVersion } from '../../schemas/accountSchema/accountSchema'
import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { conflictTexts } from '../../texts/admin/changes.texts'
import { paths } from '../routing/paths'
import { ChangeList } from '../shared/changes/ChangeList'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { SchemaEditor } from './SchemaEditor'

/** Application form schema of one account, for the SuperUser. */
export function AccountSchemaBlock(): ReactNode {
  const { id } = useParams()
  return <AccountSchema key={id} id={Number(id)} />
}

function AccountSchema({ id }: { id: number }): ReactNode {
  const { notifications } = useSite()
  const accountSchemas = useSiteService(createAccountSchemasApi)
  const load = useCallback(() => accountSchemas.read(id), [accountSchemas, id])
  const { status, value: loadedState, reload, set } = useResource<SchemaState>(load)
  const restore = async (version: number, etag: string | null) => {
    try {
      set(await accountSchemas.restore(id, version, etag))
      const message = texts.restored(version)
      notifications.notify({ id: message, type: 'success', title: texts.savedTitle, message })
    } catch (error) {
      const isConflict = isApiError(error) && error.status === 412
      const message = isConflict ? conflictTexts.title : texts.failedToSave
      notifications.notify({ id: 'restore', type: 'error', title: '', message })
    }
  }
  return (
    <div className="fy-stack fy-gap-4">
      <PageHeader
        title={loadedState ? texts.getTitle(loadedState.accountSchema.company) : texts.title}
        backLink={{ to: paths.userManagement.href(), label: texts.back }}
      />
      {status === 'loading' && loadedState === null ? <Skeleton card lines={8} /> : null}
      {status === 'failed' ? (
        <div className="fy-card">
          <LoadFailed title={texts.failed} onTryAgain={() => void reload()} />
        </div>
      ) : null}
      {loadedState ? (
        <SchemaEditor key={loadedState.etag} id={id} state={loadedState} onStateChange={set}>
          {(isChanged) => (
            <SchemaVersions
              id={id}
              version={loadedState.accountSchema.version}
              disabled={isChanged}
              onRestore={(version) => void restore(version, loadedState.etag)}
            />
          )}
        </SchemaEditor>
      ) : null}
    </div>
  )
}

interface SchemaVersionsProps {
  id: number
  /** Version number of the live schema; the list reloads when it changes. */
  version: number
  /** True while there are unsaved changes, which a restore would overwrite. */
  disabled: boolean
  onRestore: (version: number) => void
}

/** Lists every version of an account's schema, newest first, with a restore button for each but the live one. */
function SchemaVersions({ id, version, disabled, onRestore }: SchemaVersionsProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const accountSchemas = useSiteService(createAccountSchemasApi)
  const [versions, setVersions] = useState<SchemaVersion[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save adds a version to the list.
  useEffect(() => {
    let isCurrent = true
    accountSchemas.listVersions(id).then(
      (list) => isCurrent && setVersions(list),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [accountSchemas, id, version])
  return (
    <section className="fy-stack fy-gap-4 fy-inset fy-card" aria-labelledby="versions">
      <div>
        <h2 className="fy-custom-fields__title fy-large" id="versions">
          {texts.versions}
        </h2>
        <p className="fy-note">{versions.length === 0 ? texts.noVersions : texts.versionsNote}</p>
      </div>
      {versions.length > 0 ? (
        <ol className="fy-versions__list fy-stack fy-plain-list fy-gap-4">
          {versions.map((schemaVersion) => (
            <li key={schemaVersion.version}>
              <div className="fy-versions__head fy-cluster fy-gap-2 fy-between">
                <p>
                  <strong>{texts.version(schemaVersion.version)}</strong>
                  <span>{texts.savedBy(formatDateTime(schemaVersion.at), schemaVersion.by)}</span>
                </p>
                {schemaVersion.version === version ? (
                  <span className="fy-badge">{texts.current}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={texts.restore(schemaVersion.version)}
                    disabled={disabled}
                    onClick={() => onRestore(schemaVersion.version)}
                  >
                    <RotateCcw aria-hidden="true" />
                    {texts.restoreShort}
                  </Button>
                )}
              </div>
              <ChangeList changes={schemaVersion.changes} />
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}
