import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ActivityFilters } from '../../data/accounts/accounts.api'
import { createUsers } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildActivityForm } from '../../schemas/activity/buildActivityForm'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

interface ActivityFiltersFormProps {
  filters: ActivityFilters
  /** Whether the form offers a choice of clients. */
  offersClients: boolean
  onChange: (filters: ActivityFilters) => void
}

/** Filter form of the activity log: user, action, dates and, for the SuperUser, client [FB-09]. */
export function ActivityFiltersForm({
  filters,
  offersClients,
  onChange,
}: ActivityFiltersFormProps): ReactNode {
  const { validators } = useSite()
  const users = useSiteService(createUsers)
  const list = useStoreValue(users.store, (state) => state.value)
  useEffect(() => {
    if (offersClients) void users.load()
  }, [users, offersClients])
  const form = useMemo(() => {
    const codes = new Map((list ?? []).map(({ clientCode, company }) => [clientCode, company]))
    return buildActivityForm(offersClients ? [...codes].map(([value, label]) => ({ value, label })) : null)
  }, [list, offersClients])
  // Remounts the form when the URL changes through Back or a link, not through the form itself.
  const now = JSON.stringify(filters)
  const [emitted, setEmitted] = useState({ text: now, version: 0 })
  if (emitted.text !== now && !emitted.text.startsWith('!'))
    setEmitted({ text: now, version: emitted.version + 1 })
  if (emitted.text === `!${now}`) setEmitted({ ...emitted, text: now })
  return (
    <FormRenderer
      key={`${form.version} ${list === null} ${emitted.version}`}
      form={form}
      loadValidator={validators.load}
      initialValues={{ ...filters }}
      submitHidden
      onChange={(values) => {
        const changed = { ...filters }
        for (const name of Object.keys(changed) as (keyof ActivityFilters)[]) {
          const value = values[name]
          changed[name] = typeof value === 'string' ? value : ''
        }
        const text = JSON.stringify(changed)
        if (text === now) return
        setEmitted({ ...emitted, text: `!${text}` })
        onChange(changed)
      }}
    />
  )
}
