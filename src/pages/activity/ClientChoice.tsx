import { type ReactNode, useEffect, useMemo } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildActivityForm } from '../../schemas/forms/buildActivityForm'
import { useSite } from '../SiteContext'

interface ClientChoiceProps {
  /** A subdomain; empty for all. */
  chosen: string
  onChoose: (clientCode: string) => void
}

/** Of which client the SuperUser reads [FB-09]. */
export function ClientChoice({ chosen, onChoose }: ClientChoiceProps): ReactNode {
  const { users, validators } = useSite()
  const list = useStoreValue(users.store, (state) => state.users)
  useEffect(() => {
    void users.load()
  }, [users])
  const form = useMemo(() => {
    const codes = new Map((list ?? []).map(({ clientCode, company }) => [clientCode, company]))
    return buildActivityForm([...codes].map(([value, label]) => ({ value, label })))
  }, [list])
  return (
    <div className="fy-activity__choice">
      <FormRenderer
        key={`${form.version} ${chosen}`}
        form={form}
        loadValidator={validators.load}
        initialValues={{ client: chosen }}
        submitHidden
        onChange={({ client }) => onChoose(typeof client === 'string' ? client : '')}
      />
    </div>
  )
}
