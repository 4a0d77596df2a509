import { RotateCcw, Send } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ConnectionsApi } from '../../../data/accounts/connections.api'
import { useResource } from '../../../data/react/useResource'
import type { DeliveryState, ListedDelivery } from '../../../schemas/connections/connections.types'
import { deliveriesTexts as texts } from '../../../texts/admin/connections.texts'
import { Button } from '../../../widgets/shared/Button'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { EmptyState } from '../../shared/feedback/EmptyState'
import { StatusChip } from '../../shared/feedback/StatusChip'
import { useSite } from '../../shared/site/SiteContext'
import { FilterBar } from '../../shared/table/FilterBar'
import { Pagination } from '../../shared/table/Pagination'
import { type ViewChip, ViewChips } from '../../shared/table/ViewChips'
import { ConnectionCard, useActionRunner } from '../card/ConnectionCard'
import { DeliveryModal } from './DeliveryModal'

type DeliveryFilter = DeliveryState | 'all'

const deliveryFilters = ['all', 'waiting', 'failed', 'sent'] as const satisfies readonly DeliveryFilter[]

interface DeliveriesCardProps {
  api: ConnectionsApi
  /** Whether the deliveries belong to the signed-in user's own client. */
  isOwnClient: boolean
  /** True if delivery is off: no address is configured, or delivery is paused. */
  isPaused: boolean
}

/** Deliveries of applications in pages, newest first, with their state and actions. */
export function DeliveriesCard({ api, isOwnClient, isPaused }: DeliveriesCardProps): ReactNode {
  const [search] = useSearchParams()
  const filter = deliveryFilters.find((state) => state === search.get('state')) ?? 'all'
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const [openedId, setOpenedId] = useState<number | null>(null)
  const { isBusy, run } = useActionRunner()
  const load = useCallback(() => api.listDeliveries(filter, page), [api, filter, page])
  const resource = useResource(load)
  const retry = (id: number) =>
    run(async () => {
      await api.retryDelivery(id)
      await resource.reload()
      return texts.retried(id)
    })
  const retryAll = () =>
    run(async () => {
      const queuedCount = await api.retryFailedDeliveries()
      await resource.reload()
      return texts.retriedAll(queuedCount)
    })
  return (
    <ConnectionCard title={texts.title} note={texts.note} isTitleHidden resource={resource}>
      {({ results, pagination }) => (
        <>
          {filter === 'all' && pagination.recordCount === 0 ? null : (
            <FilterBar
              label={texts.searchLabel}
              chips={<DeliveryStateChips current={filter} />}
              activeCount={filter === 'all' ? 0 : 1}
              resultCount={pagination.recordCount}
              endContent={
                <>
                  <span role="status">{texts.count(pagination.recordCount)}</span>
                  <Button size="small" onClick={() => void resource.reload()}>
                    <RotateCcw aria-hidden="true" />
                    {texts.refresh}
                  </Button>
                  {filter === 'failed' && results.length > 0 ? (
                    <Button size="small" aria-disabled={isBusy} onClick={() => void retryAll()}>
                      {texts.retryAll}
                    </Button>
                  ) : null}
                </>
              }
            />
          )}
          {results.length === 0 ? (
            <EmptyState
              icon={<Send />}
              title={texts.none}
              text={filter === 'all' ? texts.noneText : texts.noneWithStatus}
            />
          ) : (
            <DeliveryRows
              deliveries={results}
              isPaused={isPaused}
              onOpen={setOpenedId}
              onRetry={(id) => void retry(id)}
            />
          )}
          <Pagination
            page={pagination.page}
            lastPage={pagination.lastPage}
            getHref={(number) => writeQuery(search, { page: String(number) })}
          />
          {openedId === null ? null : (
            <DeliveryModal
              id={openedId}
              api={api}
              isOwnClient={isOwnClient}
              onClose={() => setOpenedId(null)}
            />
          )}
        </>
      )}
    </ConnectionCard>
  )
}

/** Links that filter the deliveries by state. */
function DeliveryStateChips({ current }: { current: DeliveryFilter }): ReactNode {
  const [search] = useSearchParams()
  const getChip = (state: DeliveryFilter): ViewChip => ({
    label: texts.states[state],
    to: writeQuery(search, { state, page: '1' }),
    isCurrent: state === current,
  })
  const [allState, ...otherStates] = deliveryFilters
  return <ViewChips label={texts.show} views={[getChip(allState), ...otherStates.map(getChip)]} />
}

/** Returns the query string with these parameters; the defaults are left out. */
function writeQuery(search: URLSearchParams, parameters: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(parameters)) next.set(key, value)
  if (next.get('state') === 'all') next.delete('state')
  if (next.get('page') === '1') next.delete('page')
  return `?${next}`
}

const tones = { waiting: 'blue', failed: 'amber', sent: 'green' } as const

interface DeliveryRowsProps {
  deliveries: readonly ListedDelivery[]
  /** True if delivery is off: no address is configured, or delivery is paused. */
  isPaused: boolean
  onOpen: (id: number) => void
  onRetry: (id: number) => void
}

/** Deliveries in a compact list, newest first. */
function DeliveryRows({ deliveries, isPaused, onOpen, onRetry }: DeliveryRowsProps): ReactNode {
  return (
    <ol className="fy-connections__rows fy-stack fy-plain-list">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="fy-connections__row fy-stack fy-gap-2-5">
          <DeliveryLines delivery={delivery} isPaused={isPaused} onOpen={onOpen} />
          {delivery.state === 'sent' || isPaused ? null : (
            <Button
              size="small"
              aria-label={texts.retryDelivery(delivery.id)}
              onClick={() => onRetry(delivery.id)}
            >
              {texts.retry}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

interface DeliveryLinesProps extends Pick<DeliveryRowsProps, 'isPaused' | 'onOpen'> {
  delivery: ListedDelivery
}

/**
 * One delivery in two lines, and a third line with the error of a failed attempt. The vacancy's name opens
 * the details.
 */
function DeliveryLines({ delivery, isPaused, onOpen }: DeliveryLinesProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { id, vacancyName, state, attempts, lastError, createdAt, sentAt, nextAttemptAt } = delivery
  const { now } = useSite()
  const isRetrying = state === 'waiting' && attempts > 0
  const next = isPaused ? null : nextAttemptAt
  return (
    <div>
      <p className="fy-connections__facts">
        <button
          type="button"
          className="fy-link-button fy-row-link fy-bare fy-break"
          onClick={() => onOpen(id)}
        >
          <span className="fy-visually-hidden">{texts.openDelivery(id)}: </span>
          {vacancyName}
        </button>
        <StatusChip tone={isRetrying ? 'amber' : tones[state]}>
          {isRetrying ? texts.retrying : texts.badge[state]}
        </StatusChip>
      </p>
      <p className="fy-note">
        {[
          texts.application(id),
          state === 'sent' && sentAt
            ? texts.sent(formatDateTime(sentAt))
            : texts.receivedAt(formatDateTime(createdAt)),
          ...(attempts > 0 ? [texts.attempts(attempts)] : []),
          ...(next
            ? [Date.parse(next) <= now() ? texts.nextAttemptNow : texts.next(formatDateTime(next))]
            : []),
        ].join(' · ')}
      </p>
      {lastError && state !== 'sent' ? <p className="fy-danger fy-small">{lastError}</p> : null}
    </div>
  )
}
