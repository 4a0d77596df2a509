import type { ReactNode } from 'react'
import {
  getMarketplaceLink,
  getMarketplaceName,
  toPrefillValues,
} from '../../../schemas/applicationForm/marketplace'
import { formatDeviceTime } from '../../../schemas/dateTime/formatDateTime'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { marketplaceTexts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { Notice } from '../../shared/feedback/Notice'
import { useClient } from '../../shared/site/SiteContext'
import type { PrefillState } from './usePrefill'
import './MarketplaceNotices.css'

interface MarketplaceNoticesProps {
  vacancyGuid: string
  form: BuiltForm
  prefill: PrefillState
  /** File name of the marketplace's resume; null if the form does not hold it. */
  resumeName: string | null
  onClearResume: () => void
}

/** Above the form: the link to the marketplace, or a summary of its prefill [JD-10]. */
export function MarketplaceNotices(props: MarketplaceNoticesProps): ReactNode {
  const { marketplace } = useClient()
  const domain = marketplace ? getMarketplaceName(marketplace) : ''
  switch (props.prefill.status) {
    case 'ready':
      return <FilledNotice {...props} domain={domain} {...props.prefill.received} />
    case 'failed':
      return (
        <>
          <Notice type="warning" title={marketplaceTexts.failedTitle(domain)}>
            <p>{marketplaceTexts.failedText}</p>
          </Notice>
          <PrefillOffer vacancyGuid={props.vacancyGuid} />
        </>
      )
    default:
      return <PrefillOffer vacancyGuid={props.vacancyGuid} />
  }
}

/**
 * Shown only for a marketplace in which this client is an advertiser. In a frame the link navigates the top window.
 */
function PrefillOffer({ vacancyGuid }: { vacancyGuid: string }): ReactNode {
  const { marketplace, settings } = useClient()
  if (!marketplace || !settings.advertiserId) return null
  return (
    <div className="fy-marketplace fy-cluster fy-gap-2-4 fy-inset-4">
      <a
        className="fy-button"
        href={getMarketplaceLink(marketplace, settings.advertiserId, vacancyGuid)}
        target="_top"
      >
        {marketplaceTexts.applyWithDomain(getMarketplaceName(marketplace))}
      </a>
      <p className="fy-marketplace__note fy-grow fy-note">{marketplaceTexts.offerNote}</p>
    </div>
  )
}

interface FilledNoticeProps extends Omit<MarketplaceNoticesProps, 'prefill'> {
  domain: string
  data: Parameters<typeof toPrefillValues>[1]
  filledAt: string
}

function FilledNotice({
  form,
  domain,
  data,
  filledAt,
  resumeName,
  onClearResume,
}: FilledNoticeProps): ReactNode {
  const labels = getLabels(form, toPrefillValues(form, data))
  return (
    <Notice type="info" title={marketplaceTexts.filledTitle(domain)}>
      <p>{marketplaceTexts.filledNote(formatDeviceTime(filledAt), labels)}</p>
      {resumeName ? (
        <Button
          size="small"
          aria-label={marketplaceTexts.clearResumeLabel(resumeName)}
          onClick={onClearResume}
        >
          {marketplaceTexts.clearResume}
        </Button>
      ) : null}
    </Notice>
  )
}

function getLabels(form: BuiltForm, values: FormValues): string[] {
  return form.uiSchema['ui:order']
    .filter((key) => values[key] !== undefined)
    .map((key) => form.schema.properties[key]?.title ?? key)
}
