import { useState } from 'react'
import { isApiError } from '../../../data/http/apiError'
import { createSiteTemplatesApi } from '../../../data/studio/siteTemplates.api'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteStart } from '../../../schemas/site/siteStarts'
import { siteStartTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'

interface Start {
  start: (name: SiteStart) => Promise<void>
  isBusy: boolean
}

/**
 * Replaces the draft with a complete site template after saving pending edits, and notifies the user of the result.
 */
export function useSiteTemplate(studio: Studio): Start {
  const calls = useSiteService(createSiteTemplatesApi)
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const fail = (message: string) =>
    notifications.notify({ id: 'site start failed', type: 'error', title: '', message })
  const replace = async (name: SiteStart) => {
    await studio.save()
    const { saved, draft } = studio.store.getState()
    if (saved !== 'saved') return fail(texts.notSaved)
    await studio.replace(() => calls.start(draft.clientCode, name, draft.revision))
    studio.openPage('/')
    const title = texts.done(texts.sites[name].name)
    notifications.notify({ id: 'site start', type: 'success', title, message: '' })
  }
  const start = async (name: SiteStart) => {
    setBusy(true)
    try {
      await replace(name)
    } catch (error) {
      fail(describeError(error))
    }
    setBusy(false)
  }
  return { start, isBusy }
}

function describeError(error: unknown): string {
  if (!isApiError(error)) return texts.failed
  if (error.status === 412) return texts.moved
  return error.errors[0]?.message ?? (error.detail || texts.failed)
}
