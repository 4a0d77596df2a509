import { type ReactNode, useRef, useState } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { buildDecommissionForm } from '../../schemas/accounts/buildDecommissionForm'
import type { UserAccount } from '../../schemas/accounts/userAccount'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import { usersTexts } from '../../texts/admin/users.texts'
import { ConfirmNameModal } from '../shared/dialog/ConfirmNameModal'
import { useSite } from '../shared/site/SiteContext'
import type { UserActions } from './useUserActions'

interface DecommissionPartProps {
  user: UserAccount
  actions: UserActions
  onDecommissioning: (isUnderWay: boolean) => void
  isBusy: boolean
  onClose: () => void
}

const form = buildDecommissionForm()

/** Decommissions a client's site, given a CRM User ID [UM-14] and the company's name as confirmation. */
export function DecommissionPart(props: DecommissionPartProps): ReactNode {
  const { user, actions, onDecommissioning, isBusy, onClose } = props
  const { validators } = useSite()
  const handle = useRef<FormHandle>(null)
  const [pendingRequest, setPendingRequest] = useState<{ crmClientId: FieldValue } | null>(null)
  const decommission = async (crmClientId: FieldValue) => {
    onDecommissioning(true)
    const errors = await actions.decommission(user, crmClientId)
    onDecommissioning(false)
    setPendingRequest(null)
    if (errors.length === 0) onClose()
    else handle.current?.showErrors(errors)
  }
  return (
    <div>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        submitLabel={usersTexts.decommission}
        isBusy={isBusy}
        handle={handle}
        onSubmit={({ crmClientId }) => setPendingRequest({ crmClientId: crmClientId ?? null })}
      />
      {pendingRequest ? (
        <ConfirmNameModal
          title={usersTexts.confirmDecommission(user.company)}
          text={usersTexts.decommissionText}
          action={usersTexts.decommission}
          label={usersTexts.confirmLabel(user.company)}
          name={user.company}
          onConfirm={() => decommission(pendingRequest.crmClientId)}
          onClose={() => setPendingRequest(null)}
        />
      ) : null}
    </div>
  )
}
