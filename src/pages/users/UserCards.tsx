import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ListedAccount } from '../../schemas/accounts/userAccount'
import { usersTexts } from '../../texts/admin/users.texts'
import { shareTexts } from '../../texts/public/site.texts'
import { useScreen } from '../shared/browser/useScreen'
import { useSite } from '../shared/site/SiteContext'
import { UserCard } from './UserCard'
import './UserCards.css'
import { UserTable } from './UserTable'

interface UserCardsProps {
  users: ListedAccount[]
  /** Number of accounts without the filter. It determines the layout, cards or table. */
  all: number
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
}

/**
 * Number of cards that render initially and with each press of the button, so that filtering thousands stays fast.
 */
const step = 60

/** With more accounts than this, a wide screen shows a table. */
const mostCards = 12

/** The accounts as cards or as a table [UM-02]. */
export function UserCards({ users, all, onEdit, onReinstate }: UserCardsProps): ReactNode {
  const { notifications } = useSite()
  const isTable = useScreen() !== 'narrow' && all > mostCards
  const [shown, setShown] = useState(step)
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
      {isTable ? (
        <UserTable users={users.slice(0, shown)} onEdit={edit} onReinstate={reinstate} onCopy={copy} />
      ) : (
        <ul className="fy-user-cards">
          {users.slice(0, shown).map((user) => (
            <UserCard key={user.id} user={user} onEdit={edit} onReinstate={reinstate} onCopy={copy} />
          ))}
        </ul>
      )}
      {users.length > shown ? (
        <button
          type="button"
          className="fy-button fy-user-cards__more"
          onClick={() => setShown(shown + step)}
        >
          {usersTexts.more(Math.min(step, users.length - shown))}
        </button>
      ) : null}
    </>
  )
}
