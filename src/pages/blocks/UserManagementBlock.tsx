import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UserAccount } from '../../schemas/userAccount'
import { usersTexts } from '../../texts/users'
import { PageHeading } from '../parts/PageHeading'
import { useSite } from '../SiteContext'
import { DeleteUserModal } from '../users/DeleteUserModal'
import { UserForm } from '../users/UserForm'
import { UserListing } from '../users/UserListing'
import { useUserActions } from '../users/useUserActions'
import './UserManagementBlock.css'

/** What of the form is open [UM-05]. */
type Mode =
  | { type: 'closed' }
  | { type: 'create' }
  | { type: 'edit' | 'delete' | 'decommission'; user: UserAccount }

const createButton = 'create-user'

/** User Management, for the SuperUser [RT-12, UM-01…UM-17]. */
export function UserManagementBlock(): ReactNode {
  const { users } = useSite()
  const actions = useUserActions()
  const [mode, setMode] = useState<Mode>({ type: 'closed' })
  const [filter, setFilter] = useState('')
  useEffect(() => {
    void users.load()
  }, [users])
  const user = 'user' in mode ? mode.user : null

  const close = () => {
    flushSync(() => setMode({ type: 'closed' }))
    const opener = user && document.getElementById(`edit-user-${user.id}`)
    const target = opener ?? document.getElementById(createButton)
    target?.focus()
  }
  const remove = async (gone: UserAccount) => {
    const isGone = await actions.remove(gone)
    if (isGone) close()
    else setMode({ type: 'edit', user: gone })
  }
  return (
    <div className="fy-users">
      <PageHeading>{usersTexts.title}</PageHeading>
      {mode.type === 'closed' ? (
        <UserListing
          filter={filter}
          onFilter={setFilter}
          createId={createButton}
          onCreate={() => setMode({ type: 'create' })}
          onEdit={(edited) => setMode({ type: 'edit', user: edited })}
        />
      ) : (
        <UserForm
          user={user}
          actions={actions}
          busy={mode.type === 'decommission'}
          onDecommissioning={(isUnderWay) => {
            if (user) setMode({ type: isUnderWay ? 'decommission' : 'edit', user })
          }}
          onDelete={() => {
            if (user) setMode({ type: 'delete', user })
          }}
          onClose={close}
        />
      )}
      {mode.type === 'delete' ? (
        <DeleteUserModal
          user={mode.user}
          onDelete={() => remove(mode.user)}
          onClose={() => setMode({ type: 'edit', user: mode.user })}
        />
      ) : null}
    </div>
  )
}
