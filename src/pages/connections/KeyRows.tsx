import type { ReactNode } from 'react'
import type { ListedKey } from '../../schemas/connections/connections.types'
import { apiKeyRights } from '../../texts/admin/apiKeys.texts'
import { keysTexts as texts } from '../../texts/admin/connections.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'

interface KeyRowsProps {
  keys: readonly ListedKey[]
  onRevoke: (key: ListedKey) => void
}

/** API keys with their permissions and the time of last use. */
export function KeyRows({ keys, onRevoke }: KeyRowsProps): ReactNode {
  const { moment } = useClientClock()
  return (
    <ul className="fy-connections__rows">
      {keys.map((key) => (
        <li key={key.id} className="fy-connections__row">
          <div>
            <p className="fy-connections__facts">
              <strong>{key.name}</strong>
              {key.may.map((right) => (
                <span key={right} className="fy-badge">
                  {apiKeyRights[right]}
                </span>
              ))}
            </p>
            <p className="fy-connections__note">
              {texts.made(moment(key.createdAt))} ·{' '}
              {key.lastUsedAt === null ? texts.unused : texts.used(moment(key.lastUsedAt))}
            </p>
          </div>
          <div className="fy-connections__actions">
            <button
              type="button"
              className="fy-button fy-button--small"
              aria-label={texts.revokeOf(key.name)}
              onClick={() => onRevoke(key)}
            >
              {texts.revoke}
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
