import { Button } from '../../widgets/shared/Button'
import './UserManagementBlock.css'
import { Plus, SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { createUsers, type OpenedAccount } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ListedAccount, UserAccount } from '../../schemas/accounts/buildUserForm'
import { usersTexts } from '../../texts/admin/users.texts'
import { shareTexts } from '../../texts/public/site.texts'
import { ConfirmNameModal } from '../shared/dialog/ConfirmNameModal'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { FilterBar } from '../shared/table/FilterBar'
import { UserForm } from './UserForm'
import { UserTable } from './UserTable'
import { filterUsers, useUserActions } from './useUserActions'

/** The list ('closed'), or the open form and its state [UM-05]. */
type Mode =
  | { type: 'closed' }
  | { type: 'create' }
  | ({ type: 'edit' | 'delete' | 'decommission' } & OpenedAccount)

const createButtonId = 'create-user'

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
  const openedAccount = 'user' in mode ? { user: mode.user, etag: mode.etag } : null

  const close = () => {
    // Clear a filter that no longer matches any account, because the list would be empty.
    const hasMatches = filterUsers(users.store.getState().value ?? [], filter).length > 0
    flushSync(() => {
      setMode({ type: 'closed' })
      if (!hasMatches) setFilter('')
    })
    const opener = openedAccount && document.getElementById(`edit-user-${openedAccount.user.id}`)
    const target = opener ?? document.getElementById(createButtonId)
    target?.focus()
  }
  const edit = async (user: UserAccount) => {
    const account = await actions.open(user)
    if (account) setMode({ type: 'edit', ...account })
  }
  const remove = async (account: OpenedAccount) => {
    const isRemoved = await actions.remove(account.user)
    if (isRemoved) close()
    else setMode({ type: 'edit', ...account })
  }
  const reinstate = async (user: UserAccount) => {
    await actions.reinstate(user)
    document.getElementById(`edit-user-${user.id}`)?.focus()
  }
  return (
    <div className="fy-stack fy-gap-4">
      <PageHeader
        title={usersTexts.title}
        primaryAction={
          mode.type === 'closed' ? (
            <Button id={createButtonId} look="primary" onClick={() => setMode({ type: 'create' })}>
              <Plus aria-hidden="true" />
              {usersTexts.create}
            </Button>
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
          key={openedAccount?.etag}
          openedAccount={openedAccount}
          actions={actions}
          isBusy={mode.type === 'decommission'}
          onDecommissioning={(isRunning) => {
            if (openedAccount) setMode({ type: isRunning ? 'decommission' : 'edit', ...openedAccount })
          }}
          onDelete={() => {
            if (openedAccount) setMode({ type: 'delete', ...openedAccount })
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

interface UserListingProps {
  filter: string
  onFilter: (text: string) => void
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
}

const noUsers: ListedAccount[] = []

/** The filter and the list of accounts [UM-01, UM-02]. */
function UserListing(props: UserListingProps): ReactNode {
  const { filter, onFilter, onEdit, onReinstate } = props
  const users = useSiteService(createUsers)
  const list = useStoreValue(users.store, (state) => state)
  const accounts = list.status === 'failed' ? null : list.value
  const allUsers = accounts ?? noUsers
  // Deferred, so that typing stays responsive while the cards render.
  const deferredFilter = useDeferredValue(filter)
  const visibleAccounts = useMemo(() => filterUsers(allUsers, deferredFilter), [allUsers, deferredFilter])
  return (
    <>
      <FilterBar
        label={usersTexts.bar}
        search={{
          ...{ name: 'q', label: usersTexts.filter, placeholder: usersTexts.filter },
          ...{ value: filter, onChange: onFilter },
        }}
        resultCount={visibleAccounts.length}
        endContent={
          <span role="status">
            {accounts ? usersTexts.count(visibleAccounts.length, allUsers.length) : '\u00a0'}
          </span>
        }
      />
      {accounts === null && list.status === 'loading' ? <Skeleton card lines={8} /> : null}
      {list.status === 'failed' ? (
        <LoadFailed title={usersTexts.failed} onTryAgain={() => void users.load()} />
      ) : null}
      {accounts && visibleAccounts.length === 0 ? (
        <EmptyState icon={<SearchX />} title={usersTexts.none} text={usersTexts.noneText} />
      ) : null}
      {visibleAccounts.length > 0 ? (
        <UserRows users={visibleAccounts} onEdit={onEdit} onReinstate={onReinstate} />
      ) : null}
    </>
  )
}

interface UserRowsProps {
  users: ListedAccount[]
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
}

/**
 * Number of rows that render initially and with each press of the button, so that filtering thousands stays fast.
 */
const rowStep = 60

/** The accounts and a button that shows more of them [UM-02]. */
function UserRows({ users, onEdit, onReinstate }: UserRowsProps): ReactNode {
  const { notifications } = useSite()
  const [visibleCount, setVisibleCount] = useState(rowStep)
  const latest = useRef({ onEdit, onReinstate })
  latest.current = { onEdit, onReinstate }
  const edit = useCallback((user: ListedAccount) => latest.current.onEdit(user), [])
  const reinstate = useCallback((user: ListedAccount) => latest.current.onReinstate(user), [])
  const copy = useCallback(
    async (address: string) => {
      try {
        await navigator.clipboard.writeText(address)
        notifications.notify({ id: 'copied', type: 'success', title: '', message: shareTexts.copied })
      } catch {
        // No message if copying a link fails [JL-18].
      }
    },
    [notifications],
  )
  return (
    <>
      <UserTable users={users.slice(0, visibleCount)} onEdit={edit} onReinstate={reinstate} onCopy={copy} />
      {users.length > visibleCount ? (
        <Button className="fy-user-tools__more" onClick={() => setVisibleCount(visibleCount + rowStep)}>
          {usersTexts.more(Math.min(rowStep, users.length - visibleCount))}
        </Button>
      ) : null}
    </>
  )
}
