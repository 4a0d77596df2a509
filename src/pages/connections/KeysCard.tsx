import { type ReactNode, useCallback, useState } from 'react'
import type { ConnectionsApi } from '../../data/accounts/connections.api'
import { toApiError } from '../../data/http/apiError'
import { useResource } from '../../data/react/useResource'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildKeyForm } from '../../schemas/connections/connections.forms'
import { keyRights, type ListedKey } from '../../schemas/connections/connections.types'
import { apiKeyRights, connectionsTexts, keysTexts as texts } from '../../texts/admin/connections.texts'
import { Button } from '../../widgets/shared/Button'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { ConfirmModal } from '../shared/dialog/ConfirmModal'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { useSite } from '../shared/site/SiteContext'
import { ConnectionCard, SecretModal, useActionRunner } from './card/ConnectionCard'

const form = buildKeyForm()

/** API keys for importing vacancies and fetching applications: lists, creates and revokes them. */
export function KeysCard({ api }: { api: ConnectionsApi }): ReactNode {
  const { validators } = useSite()
  const load = useCallback(() => api.listKeys(), [api])
  const resource = useResource(load)
  const [newKey, setNewKey] = useState<string | null>(null)
  const [keyToRevoke, setKeyToRevoke] = useState<ListedKey | null>(null)
  const [createdCount, setCreatedCount] = useState(0)
  const { run } = useActionRunner()
  const createKey = async (name: string, selectedRights: string) => {
    try {
      const rights = keyRights.filter((right) => selectedRights.split(' ').includes(right))
      setNewKey(await api.createKey(name, rights))
      setCreatedCount(createdCount + 1)
      await resource.reload()
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), connectionsTexts.actionFailed)
    }
  }
  const revoke = async ({ id }: ListedKey) => {
    await run(() => api.revokeKey(id))
    setKeyToRevoke(null)
    await resource.reload()
  }
  return (
    <ConnectionCard
      title={texts.title}
      note={
        <>
          {texts.note} <a href="/api/docs">{texts.openDocs}</a>
        </>
      }
      isTitleHidden
      resource={resource}
    >
      {(keys) => (
        <>
          {keys.length === 0 ? (
            <p className="fy-strong">{texts.none}</p>
          ) : (
            <KeyRows keys={keys} onRevoke={setKeyToRevoke} />
          )}
          <FormRenderer
            key={createdCount}
            form={form}
            loadValidator={validators.load}
            headingLevel={3}
            submitLabel={texts.createKey}
            onSubmit={({ name, may: rights }) => createKey(String(name ?? ''), String(rights ?? ''))}
          />
          {newKey === null ? null : (
            <SecretModal
              title={texts.secretTitle}
              text={texts.secretText}
              name={texts.secretTitle}
              secret={newKey}
              onClose={() => setNewKey(null)}
            />
          )}
          {keyToRevoke === null ? null : (
            <ConfirmModal
              title={texts.revokeTitle(keyToRevoke.name)}
              isDestructive
              text={texts.revokeText}
              action={texts.revokeAction}
              onConfirm={() => revoke(keyToRevoke)}
              onClose={() => setKeyToRevoke(null)}
            />
          )}
        </>
      )}
    </ConnectionCard>
  )
}

interface KeyRowsProps {
  keys: readonly ListedKey[]
  onRevoke: (key: ListedKey) => void
}

/** API keys with their permissions and the time of last use. */
function KeyRows({ keys, onRevoke }: KeyRowsProps): ReactNode {
  const { formatDateTime } = useClientClock()
  return (
    <ul className="fy-connections__rows fy-stack fy-plain-list">
      {keys.map((key) => (
        <li key={key.id} className="fy-connections__row fy-stack fy-gap-2-5">
          <div>
            <p className="fy-connections__facts">
              <strong>{key.name}</strong>
              {key.may.map((right) => (
                <span key={right} className="fy-badge">
                  {apiKeyRights[right]}
                </span>
              ))}
            </p>
            <p className="fy-note">
              {texts.createdAt(formatDateTime(key.createdAt))} ·{' '}
              {key.lastUsedAt === null ? texts.neverUsed : texts.lastUsedAt(formatDateTime(key.lastUsedAt))}
            </p>
          </div>
          <Button size="small" aria-label={texts.revokeKey(key.name)} onClick={() => onRevoke(key)}>
            {texts.revoke}
          </Button>
        </li>
      ))}
    </ul>
  )
}
