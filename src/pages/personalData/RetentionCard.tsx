import { type ReactNode, use, useEffect, useState } from 'react'
import { createPersonalDataApi } from '../../data/accounts/accounts.api'
import { getRefusalReason } from '../../data/http/apiError'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { Retention, RetentionPreview } from '../../schemas/privacy/personalData.types'
import { buildRetentionForm } from '../../schemas/privacy/privacy.forms'
import { retentionTexts as texts } from '../../texts/admin/personalData.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { ConfirmModal } from '../shared/dialog/ConfirmModal'
import { Notice } from '../shared/feedback/Notice'
import { RevealPartContext, SavedForm } from '../shared/saving/SavedForm'
import { useSite, useSiteService } from '../shared/site/SiteContext'

const form = buildRetentionForm()

/** Retention period of applications, with a preview of what a new period would delete. */
export function RetentionCard(): ReactNode {
  const { formatDay } = useClientClock()
  const { notifications, validators } = useSite()
  const personalData = useSiteService(createPersonalDataApi)
  const [retention, setRetention] = useState<Retention | null>(null)
  const [pendingChange, setPendingChange] = useState<{ months: number; preview: RetentionPreview } | null>(
    null,
  )
  const reveal = use(RevealPartContext)
  useEffect(() => {
    personalData.getRetention().then(setRetention, () => undefined)
  }, [personalData])
  const saveRetention = async (months: number | null): Promise<FieldError[]> => {
    setPendingChange(null)
    try {
      setRetention(await personalData.saveRetention(months))
    } catch (error) {
      return [{ path: '', message: getRefusalReason(error, texts.failed) }]
    }
    notifications.notify({ id: 'retention', type: 'success', title: '', message: texts.saved })
    return []
  }
  const submit = async (text: string): Promise<FieldError[]> => {
    if (text === '') return saveRetention(null)
    const months = Number(text)
    if (!Number.isInteger(months) || months < 1 || months > 120)
      return [{ path: '/months', message: texts.invalid }]
    const preview = await personalData.previewRetention(months).catch(() => null)
    if (!preview) return [{ path: '', message: texts.failed }]
    if (preview.applications === 0) return saveRetention(months)
    reveal()
    setPendingChange({ months, preview })
    return []
  }
  if (!retention) return null
  return (
    <section className="fy-inset fy-card">
      <SavedForm
        key={String(retention.months)}
        form={form}
        loadValidator={validators.load}
        storedValues={{ months: retention.months === null ? '' : String(retention.months) }}
        onSubmit={({ months }) => submit(String(months ?? '').trim())}
      />
      {retention.days === null ? null : <Notice type="info">{texts.maximumRetention(retention.days)}</Notice>}
      {pendingChange ? (
        <ConfirmModal
          title={texts.confirm}
          isDestructive
          text={texts.deletionPreview(
            pendingChange.preview.applications,
            formatDay(pendingChange.preview.oldest ?? ''),
          )}
          action={texts.confirmAction}
          onConfirm={() => saveRetention(pendingChange.months)}
          onClose={() => setPendingChange(null)}
        />
      ) : null}
    </section>
  )
}
