import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { createUsers, type OpenAccount } from '../../data/accounts/users.store'
import type { UserAccount } from '../../schemas/accounts/userAccount'
import { usersTexts } from '../../texts/admin/users.texts'
import { ConfirmNameModal } from '../shared/dialog/ConfirmNameModal'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSiteService } from '../shared/site/useSiteService'
import { UserForm } from './UserForm'
import { UserListing } from './UserListing'
import { filterUsers } from './userLists'
import { useUserActions } from './useUserActions'
import './UserManagementBlock.css'

/** Open form [UM-05]. */
type Mode =
  | { type: 'closed' }
  | { type: 'create' }
  | ({ type: 'edit' | 'delete' | 'decommission' } & OpenAccount)

const createButton = 'create-user'

/** User Management for the SuperUser [RT-12, UM-01…UM-17]. */
export function UserManagementBlock(): ReactNode {
  const users = useSiteService(createUsers)
  const actions = useUserActions()
  const [mode, setMode] = useState<Mode>({ type: 'closed' })
  const [search, setSearch] = useSearchParams()
  const filter = search.get('q') ?? ''
  const setFilter = (q: string) =>
    setSearch(q === '' ? {} : { q }, { replace: true, state: { keepScroll: true } })
  useEffect(() => {
    void users.load()
  }, [users])
  const opened = 'user' in mode ? { user: mode.user, etag: mode.etag } : null

  const close = () => {
    // Clear a filter that no longer matches any account; it would hide all others.
    const isLeft = filterUsers(users.store.getState().users ?? [], filter).length > 0
    flushSync(() => {
      setMode({ type: 'closed' })
      if (!isLeft) setFilter('')
    })
    const opener = opened && document.getElementById(`edit-user-${opened.user.id}`)
    const target = opener ?? document.getElementById(createButton)
    target?.focus()
  }
  const edit = async (user: UserAccount) => {
    const now = await actions.open(user)
    if (now) setMode({ type: 'edit', ...now })
  }
  const remove = async (account: OpenAccount) => {
    const isGone = await actions.remove(account.user)
    if (isGone) close()
    else setMode({ type: 'edit', ...account })
  }
  const reinstate = async (user: UserAccount) => {
    await actions.reinstate(user)
    document.getElementById(`edit-user-${user.id}`)?.focus()
  }
  return (
    <div className="fy-users">
      <PageHeader
        title={usersTexts.title}
        primary={
          mode.type === 'closed' ? (
            <button
              type="button"
              id={createButton}
              className="fy-button fy-button--primary"
              onClick={() => setMode({ type: 'create' })}
            >
              <Plus aria-hidden="true" />
              {usersTexts.create}
            </button>
          ) : null
        }
      />
      {mode.type === 'closed' ? (
        <UserListing
          filter={filter}
          onFilter={setFilter}
          onEdit={(user) => void edit(user)}
          onReinstate={(user) => void reinstate(user)}
        />
      ) : (
        <UserForm
          key={opened?.etag}
          opened={opened}
          actions={actions}
          isBusy={mode.type === 'decommission'}
          onDecommissioning={(isUnderWay) => {
            if (opened) setMode({ type: isUnderWay ? 'decommission' : 'edit', ...opened })
          }}
          onDelete={() => {
            if (opened) setMode({ type: 'delete', ...opened })
          }}
          onClose={close}
        />
      )}
      {mode.type === 'delete' ? (
        <ConfirmNameModal
          title={usersTexts.confirmTitle(mode.user.company)}
          text={usersTexts.deleteText}
          action={usersTexts.delete}
          label={usersTexts.confirmLabel(mode.user.company)}
          name={mode.user.company}
          onConfirm={() => remove(mode)}
          onClose={() => setMode({ ...mode, type: 'edit' })}
        />
      ) : null}
    </div>
  )
}
