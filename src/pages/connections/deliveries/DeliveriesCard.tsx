import { RotateCcw, Send } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { ConnectionsApi } from '../../../data/accounts/connections.api'
import type { DeliveryState } from '../../../schemas/connections/connections.types'
import { deliveriesTexts as texts } from '../../../texts/admin/connections.texts'
import { EmptyState } from '../../shared/feedback/EmptyState'
import { ConnectionCard } from '../card/ConnectionCard'
import { useActions } from '../card/useActions'
import { useLoaded } from '../card/useLoaded'
import { DeliveryModal } from './DeliveryModal'
import { DeliveryPager } from './DeliveryPager'
import { DeliveryRows } from './DeliveryRows'

type Shown = DeliveryState | 'all'

const choices = Object.entries(texts.states) as [Shown, string][]

interface DeliveriesCardProps {
  calls: ConnectionsApi
  /** Whether the deliveries belong to the signed-in user's own client. */
  isOwn: boolean
  /** Delivery is off: no address is configured, or it is paused. */
  isHeld: boolean
}

/** The latest deliveries of applications with their state and actions. */
export function DeliveriesCard({ calls, isOwn, isHeld }: DeliveriesCardProps): ReactNode {
  const [filter, setFilter] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<number | null>(null)
  const { busy, run } = useActions()
  const load = useCallback(() => calls.deliveries(filter, page), [calls, filter, page])
  const { value, reload } = useLoaded(load)
  const choose = (state: Shown) => {
    setFilter(state)
    setPage(1)
  }
  const retry = (id: number) =>
    run(async () => {
      await calls.retry(id)
      await reload()
      return texts.retried(id)
    })
  const retryAll = () =>
    run(async () => {
      const queued = await calls.retryFailed()
      await reload()
      return texts.retriedAll(queued)
    })
  return (
    <ConnectionCard title={texts.title} note={texts.note} value={value} onReload={reload}>
      {({ results, pagination }) => (
        <>
          <div className="fy-connections__actions">
            <fieldset className="fy-connections__choices" aria-label={texts.show}>
              {choices.map(([state, label]) => (
                <button
                  key={state}
                  type="button"
                  className="fy-button fy-button--small"
                  aria-pressed={state === filter}
                  onClick={() => choose(state)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
            <button type="button" className="fy-button fy-button--small" onClick={() => void reload()}>
              <RotateCcw aria-hidden="true" />
              {texts.refresh}
            </button>
            {filter === 'failed' && results.length > 0 ? (
              <button
                type="button"
                className="fy-button fy-button--small"
                aria-disabled={busy}
                onClick={() => void retryAll()}
              >
                {texts.retryAll}
              </button>
            ) : null}
          </div>
          {results.length === 0 ? (
            <EmptyState
              icon={<Send />}
              title={texts.none}
              text={filter === 'all' ? texts.noneText : texts.noneOf}
            />
          ) : (
            <DeliveryRows
              deliveries={results}
              isHeld={isHeld}
              onOpen={setOpened}
              onRetry={(id) => void retry(id)}
            />
          )}
          <DeliveryPager {...pagination} onPage={setPage} />
          {opened === null ? null : (
            <DeliveryModal id={opened} calls={calls} isOwn={isOwn} onClose={() => setOpened(null)} />
          )}
        </>
      )}
    </ConnectionCard>
  )
}
