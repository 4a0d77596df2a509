import type { ReactNode } from 'react'
import { asApiError } from '../../data/apiError'
import type { ConnectionCalls } from '../../data/connections'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { SitePlacement } from '../../schemas/connections'
import { buildReplyAddressForm } from '../../schemas/forms/buildConnectionForms'
import { connectionsTexts, mailTexts as texts } from '../../texts/connections'
import { whatIsWrong } from '../ownSignIn/whatIsWrong'
import { useSite } from '../SiteContext'
import { ConnectionCard } from './ConnectionCard'
import type { Loaded } from './useLoaded'

const form = buildReplyAddressForm()

interface MailCardProps extends Loaded<SitePlacement> {
  calls: ConnectionCalls
}

/** Who the client's mail is from, and where answers to it go. */
export function MailCard({ calls, value, reload }: MailCardProps): ReactNode {
  const { notifications, validators } = useSite()
  const save = async (address: string) => {
    try {
      await calls.setReplyAddress(address)
      notifications.notify({
        id: `reply ${address}`,
        type: 'success',
        title: '',
        message: texts.saved(address),
      })
      await reload()
      return []
    } catch (error) {
      return whatIsWrong(asApiError(error), connectionsTexts.notDone)
    }
  }
  return (
    <ConnectionCard title={texts.title} value={value} onReload={reload}>
      {({ replyAddress, mailFrom }) => (
        <>
          <p className="fy-connections__note">{mailFrom === null ? texts.none : texts.note(mailFrom)}</p>
          <FormRenderer
            key={replyAddress}
            form={form}
            loadValidator={validators.load}
            headingLevel={3}
            initialValues={{ address: replyAddress ?? '' }}
            submitLabel={texts.save}
            onSubmit={({ address }) => save(String(address ?? ''))}
          />
        </>
      )}
    </ConnectionCard>
  )
}
