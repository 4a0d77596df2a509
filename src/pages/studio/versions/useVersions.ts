import { useCallback, useEffect, useState } from 'react'
import { isApiError } from '../../../data/http/apiError'
import { createSiteVersionsApi, type SiteVersionsApi } from '../../../data/studio/siteVersions.api'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteState, SiteVersion } from '../../../schemas/site/siteVersion'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'

interface Versions {
  calls: SiteVersionsApi
  /** Null while loading. */
  loaded: { serves: SiteState['serves']; versions: SiteVersion[] } | 'failed' | null
  load: () => void
  /**
   * Runs an action that changes the site or the draft, notifies the user of the result, and reloads the changed data.
   * @param undoable description of the undo step; if undefined, undo cannot go back beyond this action
   */
  run: (work: () => Promise<unknown>, done: string, undoable?: string) => Promise<boolean>
}

/** Published versions of the studio's site, and the actions on them. */
export function useVersions(studio: Studio): Versions {
  const code = studio.store.getState().draft.clientCode
  const parts = useSiteService(createSiteVersionsApi)
  const { notifications } = useSite()
  const [calls] = useState(() => parts.forClient(code))
  const [loaded, setLoaded] = useState<Versions['loaded']>(null)
  const load = useCallback(() => {
    Promise.all([calls.state(), calls.list()]).then(
      ([{ serves }, versions]) => setLoaded({ serves, versions }),
      () => setLoaded('failed'),
    )
  }, [calls])
  useEffect(load, [load])
  const run: Versions['run'] = async (work, done, undoable) => {
    try {
      await studio.replace(work, undoable)
      studio.serves(null)
      load()
      notifications.notify({ id: 'site versions', type: 'success', title: done, message: '' })
      return true
    } catch (error) {
      const [fieldError] = isApiError(error) ? error.errors : []
      const message = fieldError?.message ?? ((isApiError(error) && error.detail) || texts.didNotWork)
      notifications.notify({ id: 'site versions failed', type: 'error', title: '', message })
      return false
    }
  }
  return { calls, loaded, load, run }
}
