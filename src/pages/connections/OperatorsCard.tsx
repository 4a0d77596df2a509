import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ConnectionsApi } from '../../data/accounts/connections.api'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildRetainDaysForm } from '../../schemas/connections/connections.forms'
import type { SitePlacement } from '../../schemas/connections/connections.types'
import { connectionsTexts, operatorsTexts as texts } from '../../texts/admin/connections.texts'
import { paths } from '../routing/paths'
import { toFieldErrors } from '../shared/feedback/describeFieldError'
import { useSite } from '../shared/site/SiteContext'
import { ConnectionCard } from './card/ConnectionCard'
import type { LoadState } from './card/useLoaded'

const form = buildRetainDaysForm()

interface OperatorsCardProps extends LoadState<SitePlacement> {
  calls: ConnectionsApi
}

/** Settings of a client that only the SuperUser can change, here and in User Management. */
export function OperatorsCard({ calls, value, reload }: OperatorsCardProps): ReactNode {
  const { notifications, validators } = useSite()
  const save = async (days: string) => {
    try {
      await calls.setRetainDays(days)
      notifications.notify({ id: `kept ${days}`, type: 'success', title: '', message: texts.saved })
      await reload()
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), connectionsTexts.notDone)
    }
  }
  return (
    <ConnectionCard title={texts.title} note={texts.note} value={value} onReload={reload}>
      {({ retainDays }) => (
        <>
          <FormRenderer
            key={retainDays}
            form={form}
            loadValidator={validators.load}
            headingLevel={3}
            initialValues={{ days: retainDays === null ? texts.never : String(retainDays) }}
            submitLabel={texts.save}
            onSubmit={({ days }) => save(String(days ?? ''))}
          />
          <p>
            <Link to={paths.userManagement.href()}>{texts.others}</Link>
          </p>
        </>
      )}
    </ConnectionCard>
  )
}
