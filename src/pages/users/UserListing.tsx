import { RotateCcw, SearchX, WifiOff } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { createUsers } from '../../data/accounts/users.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ListedAccount } from '../../schemas/accounts/userAccount'
import { usersTexts } from '../../texts/admin/users.texts'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { useSiteService } from '../shared/site/useSiteService'
import { FilterBar } from '../shared/table/FilterBar'
import { UserRows } from './UserRows'
import './UserListing.css'
import { filterUsers } from './userLists'

interface UserListingProps {
  filter: string
  onFilter: (text: string) => void
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
}

const noUsers: ListedAccount[] = []

/** Filter and the accounts [UM-01, UM-02]. */
export function UserListing(props: UserListingProps): ReactNode {
  const { filter, onFilter, onEdit, onReinstate } = props
  const users = useSiteService(createUsers)
  const list = useStoreValue(users.store, (state) => state)
  const all = list.users ?? noUsers
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
            {list.users ? usersTexts.count(visibleAccounts.length, all.length) : '\u00a0'}
          </span>
        }
      />
      {list.users === null && list.status === 'loading' ? <Skeleton card lines={8} /> : null}
      {list.status === 'failed' ? (
        <EmptyState icon={<WifiOff />} title={usersTexts.failed} text={usersTexts.failedText}>
          <button type="button" className="fy-button" onClick={() => void users.load()}>
            <RotateCcw aria-hidden="true" />
            {usersTexts.tryAgain}
          </button>
        </EmptyState>
      ) : null}
      {list.users && visibleAccounts.length === 0 ? (
        <EmptyState icon={<SearchX />} title={usersTexts.none} text={usersTexts.noneText} />
      ) : (
        <UserRows users={visibleAccounts} onEdit={onEdit} onReinstate={onReinstate} />
      )}
    </>
  )
}
