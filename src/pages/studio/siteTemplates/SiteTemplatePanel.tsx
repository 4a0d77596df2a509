import { Button } from '../../../widgets/shared/Button'
import './SiteTemplatePanel.css'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../../../data/http/apiError'
import { createSiteTemplatesApi } from '../../../data/studio/studio.api'
import type { Studio } from '../../../data/studio/studio.types'
import { type SiteTemplateName, siteTemplateNames } from '../../../schemas/site/siteTemplateNames'
import { siteTemplateTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import { PermissionGate } from '../draft/useStudio'
import council from './council.jpg'
import hospital from './hospital.jpg'
import school from './school.jpg'
import startup from './startup.jpg'
import workshop from './workshop.jpg'

/** Screenshots of the templates' home pages, taken at a width of 1,280 pixels. */
const screenshots: Readonly<Record<SiteTemplateName, string>> = {
  council,
  hospital,
  workshop,
  school,
  startup,
}

/**
 * Complete site templates. After a confirmation, the chosen one replaces the whole draft: pages, menu, theme and
 * pictures. It needs two permissions: the panel requires 'pages', this component 'look'.
 */
export function SiteTemplatePanel({ studio }: { studio: Studio }): ReactNode {
  return (
    <PermissionGate studio={studio} requiredPermissions={['look']}>
      <SiteTemplateList studio={studio} />
    </PermissionGate>
  )
}

function SiteTemplateList({ studio }: { studio: Studio }): ReactNode {
  const { start, isBusy } = useSiteTemplate(studio)
  const [selectedTemplate, setSelectedTemplate] = useState<SiteTemplateName | null>(null)
  const confirm = () => {
    if (selectedTemplate) void start(selectedTemplate)
    setSelectedTemplate(null)
  }
  return (
    <div className="fy-stack fy-gap-4 fy-packed" aria-busy={isBusy}>
      <p>{texts.intro}</p>
      <ul className="fy-starts__list fy-grid fy-plain-list fy-gap-5">
        {siteTemplateNames.map((name) => (
          <li key={name} className="fy-starts__start fy-grid fy-gap-1 fy-packed fy-start">
            <img
              className="fy-starts__picture fy-fill fy-box"
              src={screenshots[name]}
              alt=""
              width="480"
              height="360"
            />
            <h3 className="fy-starts__name">{texts.sites[name].name}</h3>
            <p className="fy-note">{texts.sites[name].text}</p>
            <Button size="small" disabled={isBusy} onClick={() => setSelectedTemplate(name)}>
              {texts.startFrom(texts.sites[name].name)}
            </Button>
          </li>
        ))}
      </ul>
      {selectedTemplate ? (
        <ConfirmModal
          title={texts.confirmTitle(texts.sites[selectedTemplate].name)}
          text={texts.confirmText}
          action={texts.confirmAction}
          onConfirm={confirm}
          onClose={() => setSelectedTemplate(null)}
        />
      ) : null}
    </div>
  )
}

interface SiteTemplateActions {
  start: (name: SiteTemplateName) => Promise<void>
  isBusy: boolean
}

/**
 * Returns a function that saves pending edits, replaces the draft with a site template and notifies the user of the
 * result.
 */
function useSiteTemplate(studio: Studio): SiteTemplateActions {
  const api = useSiteService(createSiteTemplatesApi)
  const { notifications } = useSite()
  const [isBusy, setBusy] = useState(false)
  const notifyFailure = (message: string) =>
    notifications.notify({ id: 'site start failed', type: 'error', title: '', message })
  const replaceDraft = async (name: SiteTemplateName) => {
    await studio.save()
    const { savedState, draft } = studio.store.getState()
    if (savedState !== 'saved') return notifyFailure(texts.notSaved)
    await studio.replace(() => api.applyTemplate(draft.clientCode, name, draft.revision))
    studio.openPage('/')
    const title = texts.done(texts.sites[name].name)
    notifications.notify({ id: 'site start', type: 'success', title, message: '' })
  }
  const start = async (name: SiteTemplateName) => {
    setBusy(true)
    try {
      await replaceDraft(name)
    } catch (error) {
      notifyFailure(describeError(error))
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
