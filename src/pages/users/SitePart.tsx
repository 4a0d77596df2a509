import { type ReactNode, useEffect, useState } from 'react'
import { getRefusalReason } from '../../data/http/apiError'
import { createSiteVersionsApi } from '../../data/studio/siteVersions.api'
import type { SitePermissions, SiteState } from '../../schemas/site/siteVersion'
import { accountSiteTexts as texts } from '../../texts/admin/users.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import { useSiteService } from '../shared/site/SiteContext'

const areas = ['pages', 'look', 'css'] as const

/**
 * Shows what a client's site is served from, and sets what its administrators may change; each choice applies
 * immediately.
 */
export function SitePart({ code }: { code: string }): ReactNode {
  const sites = useSiteService(createSiteVersionsApi)
  const [state, setState] = useState<SiteState | 'failed' | null>(null)
  const [status, setStatus] = useState('')
  useEffect(() => {
    let isCurrent = true
    sites
      .forClient(code)
      .getState()
      .then(
        (loadedState) => isCurrent && setState(loadedState),
        () => isCurrent && setState('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [sites, code])
  const { formatDateTime } = useClientClock()
  const savePermissions = async (siteState: SiteState, permissions: SitePermissions) => {
    setStatus('')
    try {
      setState({ ...siteState, granted: await sites.forClient(code).savePermissions(permissions) })
      setStatus(texts.saved)
    } catch (error) {
      setStatus(getRefusalReason(error, texts.notSaved))
    }
  }
  return (
    <section className="fy-stack fy-gap-5 fy-inset fy-card" aria-labelledby="account-site">
      <h2 id="account-site">{texts.title}</h2>
      {state === 'failed' ? <Notice type="error">{texts.failed}</Notice> : null}
      {state !== null && state !== 'failed' ? (
        <>
          <p className="fy-note">{describeServedSource(state, formatDateTime)}</p>
          <fieldset className="fy-user-form__site fy-stack fy-gap-2">
            <legend>{texts.permissionsLabel}</legend>
            {areas.map((area) => (
              <label key={area}>
                <input
                  type="checkbox"
                  checked={state.granted[area]}
                  onChange={({ target }) =>
                    void savePermissions(state, { ...state.granted, [area]: target.checked })
                  }
                />
                {texts.areas[area]}
              </label>
            ))}
          </fieldset>
        </>
      ) : null}
      <p className="fy-user-form__status fy-note" role="status">
        {status}
      </p>
    </section>
  )
}

function describeServedSource({ serves }: SiteState, formatDateTime: (timestamp: string) => string): string {
  const { source, version, since, by } = serves
  if (source !== 'version' || version === null)
    return texts.serves[source === 'folder' ? 'folder' : 'defaults']
  return texts.version(version, since === null ? '' : formatDateTime(since), by)
}
