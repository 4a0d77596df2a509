import { type ReactNode, useEffect, useState } from 'react'
import { createPersonalData } from '../../data/accounts/personalData.api'
import type { FieldError } from '../../schemas/forms/builtForm'
import { buildRetentionForm } from '../../schemas/privacy/buildRetentionForm'
import type { Retention, RetentionPreview } from '../../schemas/privacy/personalData.types'
import { retentionTexts as texts } from '../../texts/admin/personalData.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Modal } from '../shared/dialog/Modal'
import { Notice } from '../shared/feedback/Notice'
import { SavedForm } from '../shared/saving/SavedForm'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

const form = buildRetentionForm()

/** Retention period of applications, with a preview of what a new period would delete. */
export function RetentionCard(): ReactNode {
  const { day } = useClientClock()
  const { notifications, validators } = useSite()
  const personalData = useSiteService(createPersonalData)
  const [kept, setKept] = useState<Retention | null>(null)
  const [asked, setAsked] = useState<{ months: number; preview: RetentionPreview } | null>(null)
  useEffect(() => {
    personalData.retention().then(setKept, () => undefined)
  }, [personalData])
  const keep = async (months: number | null): Promise<FieldError[]> => {
    setAsked(null)
    try {
      setKept(await personalData.keep(months))
    } catch {
      return [{ path: '', message: texts.failed }]
    }
    notifications.notify({ id: 'retention', type: 'success', title: '', message: texts.saved })
    return []
  }
  const submit = async (text: string): Promise<FieldError[]> => {
    if (text === '') return keep(null)
    const months = Number(text)
    if (!Number.isInteger(months) || months < 1 || months > 120)
      return [{ path: '/months', message: texts.wrong }]
    const preview = await personalData.preview(months).catch(() => null)
    if (!preview) return [{ path: '', message: texts.failed }]
    if (preview.applications === 0) return keep(months)
    setAsked({ months, preview })
    return []
  }
  if (!kept) return null
  return (
    <section className="fy-settings-page__retention fy-card">
      <SavedForm
        key={String(kept.months)}
        form={form}
        loadValidator={validators.load}
        stored={{ months: kept.months === null ? '' : String(kept.months) }}
        onSubmit={({ months }) => submit(String(months ?? '').trim())}
      />
      {kept.days === null ? null : <Notice type="info">{texts.operator(kept.days)}</Notice>}
      {asked ? (
        <Modal title={texts.confirm} size="small" onClose={() => setAsked(null)}>
          <p>{texts.goes(asked.preview.applications, day(asked.preview.oldest ?? ''))}</p>
          <div className="fy-modal__actions">
            <button type="button" className="fy-button" onClick={() => setAsked(null)}>
              {texts.cancel}
            </button>
            <button
              type="button"
              className="fy-button fy-button--primary"
              onClick={() => void keep(asked.months)}
            >
              {texts.confirmAction}
            </button>
          </div>
        </Modal>
      ) : null}
    </section>
  )
}
