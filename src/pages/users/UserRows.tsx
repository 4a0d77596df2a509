import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ListedAccount } from '../../schemas/accounts/userAccount'
import { usersTexts } from '../../texts/admin/users.texts'
import { shareTexts } from '../../texts/public/site.texts'
import { useSite } from '../shared/site/SiteContext'
import { UserTable } from './UserTable'

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
export function UserRows({ users, onEdit, onReinstate }: UserRowsProps): ReactNode {
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
