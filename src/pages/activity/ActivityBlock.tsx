import { Download, History, SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type ActivityFilters,
  type ActivityPage,
  activityPageSize,
  createActivityApis,
} from '../../data/accounts/accounts.api'
import { useResource } from '../../data/react/useResource'
import { useStoreValue } from '../../data/react/useStoreValue'
import { getRole } from '../../data/session/sessionMachine'
import { formatDisplayDate } from '../../schemas/dateTime/answerDateTime'
import { activityTexts as texts } from '../../texts/admin/activity.texts'
import { Button } from '../../widgets/shared/Button'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { useDownload } from '../shared/feedback/useAction'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { FilterBar } from '../shared/table/FilterBar'
import { FilterSelect } from '../shared/table/FilterSelect'
import { Pagination } from '../shared/table/Pagination'
import { ActivityFiltersForm } from './ActivityFiltersForm'
import { ActivityList } from './ActivityList'

const actions = Object.entries(texts.actions).map(([value, label]) => ({ value, label }))
const noFilters: ActivityFilters = { client: '', by: '', action: '', fromDate: '', toDate: '' }
const filterNames = [
  'client',
  'by',
  'action',
  'fromDate',
  'toDate',
] as const satisfies (keyof ActivityFilters)[]

/** Activity log of the client or, for the SuperUser, of all clients. Page and filters are stored in the URL. */
export function ActivityBlock(): ReactNode {
  const { session } = useSite()
  const activity = useSiteService(createActivityApis)
  const isSuperUser = useStoreValue(session.store, getRole) === 'SuperUser'
  const activityApi = isSuperUser ? activity.allClients : activity.ownClient
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const query = search.toString()
  const filters = useMemo(() => {
    const params = new URLSearchParams(query)
    return Object.fromEntries(
      filterNames.map((name) => [name, params.get(name) ?? '']),
    ) as unknown as ActivityFilters
  }, [query])
  const snapshot = useRef<{ key: string; asOf: string } | null>(null)
  // Later pages show the log as of the first page's load, because new entries would shift the rows.
  const load = useCallback(async () => {
    const key = JSON.stringify(filters)
    const asOf = page > 1 && snapshot.current?.key === key ? snapshot.current.asOf : undefined
    const loaded = await activityApi.loadPage(page, filters, asOf)
    snapshot.current = { key, asOf: loaded.asOf }
    return loaded
  }, [activityApi, page, filters])
  const { status, value, reload } = useResource(load)
  const applyFilters = (changedFilters: ActivityFilters) => {
    const nonEmptyFilters = Object.entries(changedFilters).filter(([, value]) => value !== '')
    setSearch(Object.fromEntries(nonEmptyFilters), { replace: true })
  }
  const getHref = (number: number) => {
    const params = new URLSearchParams(query)
    params.set('page', String(number))
    return `?${params}`
  }
  const loadedPage = status === 'failed' ? null : value
  const isFiltered = filterNames.some((name) => filters[name] !== '')
  const activeFilters = getActiveFilters(filters).map((activeFilter) => ({
    ...activeFilter,
    onRemove: () => applyFilters({ ...filters, [activeFilter.key]: '' }),
  }))
  return (
    <div className="fy-stack fy-gap-4">
      <PageHeader
        title={texts.title}
        secondaryActions={<ActivityExport onExport={() => activityApi.exportCsv(filters)} />}
      />
      <FilterBar
        label={texts.filters}
        search={{
          ...{ name: 'by', label: texts.person, placeholder: texts.personHint, value: filters.by },
          onChange: (by) => applyFilters({ ...filters, by }),
        }}
        chips={
          <FilterSelect
            label={texts.actionLabel}
            value={filters.action}
            options={actions}
            onChange={(action) => applyFilters({ ...filters, action })}
          />
        }
        form={<ActivityFiltersForm filters={filters} showsClients={isSuperUser} onChange={applyFilters} />}
        active={activeFilters}
        activeCount={activeFilters.length + (filters.action ? 1 : 0)}
        onClear={() => applyFilters(noFilters)}
        resultCount={loadedPage?.pagination.recordCount ?? null}
        endContent={
          <span role="status">
            {loadedPage && loadedPage.results.length > 0 ? describeVisibleRange(loadedPage) : '\u00a0'}
          </span>
        }
      />
      {status === 'loading' && value === null ? <Skeleton card lines={8} /> : null}
      {status === 'failed' ? <LoadFailed title={texts.failed} onTryAgain={() => void reload()} /> : null}
      {loadedPage?.results.length === 0 ? (
        <NoActivity isFiltered={isFiltered} onClear={() => applyFilters(noFilters)} />
      ) : null}
      {loadedPage && loadedPage.results.length > 0 ? (
        <div className="fy-card">
          <ActivityList activities={loadedPage.results} showsClient={isSuperUser} />
          <Pagination
            page={loadedPage.pagination.page}
            lastPage={loadedPage.pagination.lastPage}
            getHref={getHref}
          />
        </div>
      ) : null}
      <p className="fy-note">{texts.note}</p>
    </div>
  )
}

/** Returns the active filters of the filter form, in the form's order. */
function getActiveFilters({ client, fromDate, toDate }: ActivityFilters) {
  return [
    { key: 'client', label: texts.client, value: client },
    { key: 'fromDate', label: texts.fromLabel, value: formatDisplayDate(fromDate) || fromDate },
    { key: 'toDate', label: texts.toLabel, value: formatDisplayDate(toDate) || toDate },
  ].filter(({ value }) => value !== '')
}

function describeVisibleRange({ results, pagination: { page, recordCount } }: ActivityPage): string {
  const firstRow = (page - 1) * activityPageSize + 1
  return texts.showing(firstRow, firstRow + results.length - 1, recordCount)
}

/** Button that downloads all log entries that match the filters. */
function ActivityExport({ onExport }: { onExport: () => Promise<Blob> }): ReactNode {
  const { isBusy, download } = useDownload()
  return (
    <Button
      aria-disabled={isBusy}
      onClick={() => void download(onExport, texts.exportFile, texts.exportFailed)}
    >
      <Download aria-hidden="true" />
      {isBusy ? texts.exporting : texts.export}
    </Button>
  )
}

interface NoActivityProps {
  isFiltered: boolean
  onClear: () => void
}

function NoActivity({ isFiltered, onClear }: NoActivityProps): ReactNode {
  return (
    <div className="fy-card">
      {isFiltered ? (
        <EmptyState icon={<SearchX />} title={texts.noMatches}>
          <Button onClick={onClear}>{texts.clearFilters}</Button>
        </EmptyState>
      ) : (
        <EmptyState icon={<History />} title={texts.empty} text={texts.emptyText} />
      )}
    </div>
  )
}
