import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ActivityFilters } from '../../data/accounts/activity.api'
import { createUsers } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildActivityForm } from '../../schemas/activity/buildActivityForm'
import { useSite } from '../shared/site/SiteContext'
import { useSitePart } from '../shared/site/useSitePart'

interface ActivityFiltersFormProps {
  filters: ActivityFilters
  /** Whether the form offers a choice of clients. */
  ofAll: boolean
  onChange: (filters: ActivityFilters) => void
}

/** Filter form of the activity log: user, action, dates and, for the SuperUser, client [FB-09]. */
export function ActivityFiltersForm({ filters, ofAll, onChange }: ActivityFiltersFormProps): ReactNode {
  const { validators } = useSite()
  const users = useSitePart(createUsers)
  const list = useStoreValue(users.store, (state) => state.users)
  useEffect(() => {
    if (ofAll) void users.load()
  }, [users, ofAll])
  const form = useMemo(() => {
    const codes = new Map((list ?? []).map(({ clientCode, company }) => [clientCode, company]))
    return buildActivityForm(ofAll ? [...codes].map(([value, label]) => ({ value, label })) : null)
  }, [list, ofAll])
  // Remounts the form when the URL changes through Back or a link, not through the form itself.
  const now = JSON.stringify(filters)
  const [said, setSaid] = useState({ text: now, version: 0 })
  if (said.text !== now && !said.text.startsWith('!')) setSaid({ text: now, version: said.version + 1 })
  if (said.text === `!${now}`) setSaid({ ...said, text: now })
  return (
    <FormRenderer
      key={`${form.version} ${list === null} ${said.version}`}
      form={form}
      loadValidator={validators.load}
      initialValues={{ ...filters }}
      submitHidden
      onChange={(values) => {
        const wanted = { ...filters }
        for (const name of Object.keys(wanted) as (keyof ActivityFilters)[]) {
          const value = values[name]
          wanted[name] = typeof value === 'string' ? value : ''
        }
        const text = JSON.stringify(wanted)
        if (text === now) return
        setSaid({ ...said, text: `!${text}` })
        onChange(wanted)
      }}
    />
  )
}
