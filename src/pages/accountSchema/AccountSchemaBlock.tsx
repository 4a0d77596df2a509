import { RotateCcw, WifiOff } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { createAccountSchemas, type SchemaState } from '../../data/accounts/accountSchema.api'
import { isApiError } from '../../data/http/apiError'

import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { adminRailTexts } from '../../texts/admin/adminRail.texts'
import { conflictTexts } from '../../texts/admin/changes.texts'
import { settingsPageTexts } from '../../texts/admin/settings.texts'
import { paths } from '../routing/paths'
import { siteAddress } from '../routing/siteAddress'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { SchemaEditor } from './SchemaEditor'
import { SchemaVersions } from './SchemaVersions'
import './AccountSchemaBlock.css'

/** Application form schema of one account, for the SuperUser. */
export function AccountSchemaBlock(): ReactNode {
  const { notifications } = useSite()
  const accountSchemas = useSiteService(createAccountSchemas)
  const id = Number(useParams().id)
  const [state, setState] = useState<SchemaState | 'loading' | 'failed'>('loading')
  const load = useCallback(async () => {
    setState('loading')
    setState(await accountSchemas.open(id).catch(() => 'failed' as const))
  }, [accountSchemas, id])
  useEffect(() => {
    void load()
  }, [load])
  const restore = async (version: number, etag: string | null) => {
    try {
      setState(await accountSchemas.restore(id, version, etag))
      const message = texts.restored(version)
      notifications.notify({ id: message, type: 'success', title: texts.savedTitle, message })
    } catch (error) {
      const isOld = isApiError(error) && error.status === 412
      const message = isOld ? conflictTexts.title : texts.failedToSave
      notifications.notify({ id: 'restore', type: 'error', title: '', message })
    }
  }
  const loadedState = typeof state === 'object' ? state : null
  return (
    <div className="fy-schema-page">
      <PageHeader
        title={loadedState ? texts.titleOf(loadedState.open.company) : texts.title}
        note={texts.note}
        back={{ to: paths.userManagement.href(), label: texts.back }}
        secondary={
          loadedState ? (
            <a
              className="fy-button"
              href={siteAddress(loadedState.open.clientCode, window.location)}
              target="_blank"
              rel="noreferrer"
            >
              {adminRailTexts.viewSite}
            </a>
          ) : null
        }
      />
      {state === 'loading' ? <Skeleton card lines={8} /> : null}
      {state === 'failed' ? (
        <div className="fy-card">
          <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
            <button type="button" className="fy-button" onClick={() => void load()}>
              <RotateCcw aria-hidden="true" />
              {settingsPageTexts.tryAgain}
            </button>
          </EmptyState>
        </div>
      ) : null}
      {loadedState ? (
        <SchemaEditor key={loadedState.etag} id={id} state={loadedState} onState={setState}>
          {(isChanged) => (
            <SchemaVersions
              id={id}
              version={loadedState.open.version}
              disabled={isChanged}
              onRestore={(version) => void restore(version, loadedState.etag)}
            />
          )}
        </SchemaEditor>
      ) : null}
    </div>
  )
}
