import './UserManagementBlock.css'
import { Plus, SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { createUsers, type OpenAccount } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ListedAccount, UserAccount } from '../../schemas/accounts/buildUserForm'
import { usersTexts } from '../../texts/admin/users.texts'
import { shareTexts } from '../../texts/public/site.texts'
import { ConfirmNameModal } from '../shared/dialog/ConfirmNameModal'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'
import { FilterBar } from '../shared/table/FilterBar'
import { UserForm } from './UserForm'
import { UserTable } from './UserTable'
import { filterUsers, useUserActions } from './useUserActions'

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
    const isLeft = filterUsers(users.store.getState().value ?? [], filter).length > 0
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
    <div className="fy-stack fy-gap-5">
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

interface UserListingProps {
  filter: string
  onFilter: (text: string) => void
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
}

const noUsers: ListedAccount[] = []

/** Filter and the accounts [UM-01, UM-02]. */
function UserListing(props: UserListingProps): ReactNode {
  const { filter, onFilter, onEdit, onReinstate } = props
  const users = useSiteService(createUsers)
  const list = useStoreValue(users.store, (state) => state)
  const accounts = list.status === 'failed' ? null : list.value
  const all = accounts ?? noUsers
  // Deferred, so that typing stays responsive while the cards render.
  const deferredFilter = useDeferredValue(filter)
  const visibleAccounts = useMemo(() => filterUsers(all, deferredFilter), [all, deferredFilter])
  return (
    <>
      <FilterBar
        label={usersTexts.bar}
        search={{
          ...{ name: 'q', label: usersTexts.filter, placeholder: usersTexts.filter },
          ...{ value: filter, onChange: onFilter },
        }}
        results={visibleAccounts.length}
        end={
          <span role="status">
            {accounts ? usersTexts.count(visibleAccounts.length, all.length) : '\u00a0'}
          </span>
        }
      />
      {accounts === null && list.status === 'loading' ? <Skeleton card lines={8} /> : null}
      {list.status === 'failed' ? (
        <LoadFailed texts={usersTexts} onTryAgain={() => void users.load()} />
      ) : null}
      {accounts && visibleAccounts.length === 0 ? (
        <EmptyState icon={<SearchX />} title={usersTexts.none} text={usersTexts.noneText} />
      ) : (
        <UserRows users={visibleAccounts} onEdit={onEdit} onReinstate={onReinstate} />
      )}
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
const step = 60

/** The accounts and a button that shows more of them [UM-02]. */
function UserRows({ users, onEdit, onReinstate }: UserRowsProps): ReactNode {
  const { notifications } = useSite()
  const [visibleCount, setVisibleCount] = useState(step)
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
        <button
          type="button"
          className="fy-button fy-user-tools__more"
          onClick={() => setVisibleCount(visibleCount + step)}
        >
          {usersTexts.more(Math.min(step, users.length - visibleCount))}
        </button>
      ) : null}
    </>
  )
}
