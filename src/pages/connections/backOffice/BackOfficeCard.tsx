import { type ReactNode, useState } from 'react'
import type { ConnectionsApi } from '../../../data/accounts/connections.api'
import { toApiError } from '../../../data/http/apiError'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { buildBackOfficeForm } from '../../../schemas/connections/connections.forms'
import type { BackOfficeState } from '../../../schemas/connections/connections.types'
import { connectionsTexts, backOfficeTexts as texts } from '../../../texts/admin/connections.texts'
import { toFieldErrors } from '../../shared/feedback/describeFieldError'
import { useSite } from '../../shared/site/SiteContext'
import { ConnectionCard } from '../card/ConnectionCard'
import { ShownOnceModal } from '../card/ShownOnceModal'
import type { LoadState } from '../card/useLoaded'
import { BackOfficeActions } from './BackOfficeActions'
import { BackOfficeFacts } from './BackOfficeFacts'

const form = buildBackOfficeForm()

interface BackOfficeCardProps extends LoadState<BackOfficeState> {
  calls: ConnectionsApi
}

/** Back-office connection: its address, its signing secret and its state. */
export function BackOfficeCard({ calls, value, reload }: BackOfficeCardProps): ReactNode {
  const { notifications, validators } = useSite()
  const [secret, setSecret] = useState<string | null>(null)
  const save = async (address: string) => {
    try {
      const { madeSecret } = await calls.setAddress(address)
      if (madeSecret === null) {
        notifications.notify({ id: 'back-office address', type: 'success', title: '', message: texts.saved })
      }
      setSecret(madeSecret)
      await reload()
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), connectionsTexts.notDone)
    }
  }
  return (
    <ConnectionCard title={texts.title} note={texts.note} value={value} onReload={reload}>
      {(state) => (
        <>
          <BackOfficeFacts state={state} calls={calls} onDone={reload} />
          <FormRenderer
            key={state.address}
            form={form}
            loadValidator={validators.load}
            headingLevel={3}
            initialValues={{ address: state.address ?? '' }}
            submitLabel={texts.save}
            onSubmit={({ address }) => save(String(address ?? ''))}
          />
          {state.address === null ? null : (
            <BackOfficeActions state={state} calls={calls} onSecret={setSecret} onDone={reload} />
          )}
          {secret === null ? null : (
            <ShownOnceModal
              title={texts.secretTitle}
              text={texts.secretText}
              name={texts.secretName}
              secret={secret}
              onClose={() => setSecret(null)}
            />
          )}
        </>
      )}
    </ConnectionCard>
  )
}
