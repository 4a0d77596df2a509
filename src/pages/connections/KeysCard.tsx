import { KeyRound } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { asApiError } from '../../data/apiError'
import type { ConnectionCalls } from '../../data/connections'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { keyRights, type ListedKey } from '../../schemas/connections'
import { buildKeyForm } from '../../schemas/forms/buildConnectionForms'
import { connectionsTexts, keysTexts as texts } from '../../texts/connections'
import { whatIsWrong } from '../ownSignIn/whatIsWrong'
import { EmptyState } from '../parts/EmptyState'
import { useSite } from '../SiteContext'
import { ConfirmModal } from './ConfirmModal'
import { ConnectionCard } from './ConnectionCard'
import { KeyRows } from './KeyRows'
import { ShownOnceModal } from './ShownOnceModal'
import { useActs } from './useActs'
import { useLoaded } from './useLoaded'

const form = buildKeyForm()

/** Who may bring vacancies and fetch applications: the keys, one to be made, and the end of each. */
export function KeysCard({ calls }: { calls: ConnectionCalls }): ReactNode {
  const { validators } = useSite()
  const load = useCallback(() => calls.keys(), [calls])
  const { value, reload } = useLoaded(load)
  const [made, setMade] = useState<string | null>(null)
  const [ending, setEnding] = useState<ListedKey | null>(null)
  const [count, setCount] = useState(0)
  const { act } = useActs()
  const make = async (name: string, may: string) => {
    try {
      const rights = keyRights.filter((right) => may.split(' ').includes(right))
      setMade(await calls.makeKey(name, rights))
      setCount(count + 1)
      await reload()
      return []
    } catch (error) {
      return whatIsWrong(asApiError(error), connectionsTexts.notDone)
    }
  }
  const revoke = async ({ id }: ListedKey) => {
    await act(() => calls.revokeKey(id))
    setEnding(null)
    await reload()
  }
  return (
    <ConnectionCard title={texts.title} note={texts.note} value={value} onReload={reload}>
      {(keys) => (
        <>
          {keys.length === 0 ? (
            <EmptyState icon={<KeyRound />} title={texts.none} text={texts.noneText} />
          ) : (
            <KeyRows keys={keys} onRevoke={setEnding} />
          )}
          <FormRenderer
            key={count}
            form={form}
            loadValidator={validators.load}
            headingLevel={3}
            submitLabel={texts.make}
            onSubmit={({ name, may }) => make(String(name ?? ''), String(may ?? ''))}
          />
          {made === null ? null : (
            <ShownOnceModal
              title={texts.shownTitle}
              text={texts.shownText}
              name={texts.shownTitle}
              secret={made}
              onClose={() => setMade(null)}
            />
          )}
          {ending === null ? null : (
            <ConfirmModal
              title={texts.revokeTitle(ending.name)}
              text={texts.revokeText}
              action={texts.revokeAction}
              onConfirm={() => revoke(ending)}
              onClose={() => setEnding(null)}
            />
          )}
        </>
      )}
    </ConnectionCard>
  )
}
