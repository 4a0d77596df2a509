import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ActivityFilters } from '../../data/accounts/accounts.api'
import { createUsers } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildActivityForm } from '../../schemas/activity/buildActivityForm'
import { useSite, useSiteService } from '../shared/site/SiteContext'

interface ActivityFiltersFormProps {
  filters: ActivityFilters
  /** Whether the form offers a choice of clients. */
  showsClients: boolean
  onChange: (filters: ActivityFilters) => void
}

/** Filter form of the activity log: dates and, for the SuperUser, client [FB-09]. The filter bar has the other filters. */
export function ActivityFiltersForm({
  filters,
  showsClients,
  onChange,
}: ActivityFiltersFormProps): ReactNode {
  const { validators } = useSite()
  const users = useSiteService(createUsers)
  const accounts = useStoreValue(users.store, (state) => state.value)
  useEffect(() => {
    if (showsClients) void users.load()
  }, [users, showsClients])
  const form = useMemo(() => {
    const companies = new Map((accounts ?? []).map(({ clientCode, company }) => [clientCode, company]))
    return buildActivityForm(showsClients ? [...companies].map(([value, label]) => ({ value, label })) : null)
  }, [accounts, showsClients])
  // Remounts the form when the URL changes through Back or a link, not through the form itself. A leading '!' marks
  // filters that the form has emitted and that the URL does not hold yet.
  const filtersJson = JSON.stringify(filters)
  const [emitted, setEmitted] = useState({ text: filtersJson, version: 0 })
  if (emitted.text !== filtersJson && !emitted.text.startsWith('!'))
    setEmitted({ text: filtersJson, version: emitted.version + 1 })
  if (emitted.text === `!${filtersJson}`) setEmitted({ ...emitted, text: filtersJson })
  return (
    <FormRenderer
      key={`${form.version} ${accounts === null} ${emitted.version}`}
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
        if (text === filtersJson) return
        setEmitted({ ...emitted, text: `!${text}` })
        onChange(changed)
      }}
    />
  )
}
