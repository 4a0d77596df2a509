import { Button } from '../../widgets/shared/Button'
import { useAction } from '../shared/feedback/useAction'
import './VacancyListBlock.css'
import { BriefcaseBusiness, Plus, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { createAuthoredVacancyApi } from '../../data/authoring/authoredVacancies.api'
import {
  type CountedState,
  type VacancyRowPage,
  vacancyStates,
} from '../../schemas/authoring/authoredVacancy'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { paths } from '../routing/paths'
import { useScreen } from '../shared/browser/useScreen'
import { EmptyState } from '../shared/feedback/EmptyState'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSiteService } from '../shared/site/SiteContext'
import { FilterBar } from '../shared/table/FilterBar'
import { Pagination } from '../shared/table/Pagination'
import { type ViewChip, ViewChips } from '../shared/table/ViewChips'
import { countedStates, getLastPage, useVacancyRows, writeVacancyQuery } from './useVacancyRows'
import { VacancyCards, VacancySort } from './VacancyCards'
import { useVacancySelection, VacancySelectionBar } from './VacancySelection'
import { NewVacancyModal, VacancyTable, type VacancyTableProps } from './VacancyTable'

/** A client's vacancies for its administrators: authored ones, and read-only ones imported from its back-office. */
export function VacancyListBlock(): ReactNode {
  const { query, rows, isLoading, hasFailed, reload, prefetch } = useVacancyRows()
  const [search, setSearch] = useSearchParams()
  const [isCreating, setCreating] = useState(false)
  const { isBusy, create } = useNewVacancy()
  const isNarrow = useScreen() === 'narrow'
  const selection = useVacancySelection(rows?.items ?? [], reload)
  const isEmpty = rows?.items.length === 0 && !isFiltered(rows, query)
  const applyQuery = (nextQuery: string) => {
    prefetch(nextQuery)
    setSearch(nextQuery, { replace: true, state: { keepScroll: true } })
  }
  const sorting: Pick<VacancyTableProps, 'sort' | 'onSort'> = {
    sort: { key: query.sort ?? 'updatedAt', order: query.order ?? 'desc' },
    onSort: ({ key, order }) =>
      setSearch(writeVacancyQuery(search, { sort: key, order }), { state: { keepScroll: true } }),
  }
  const newButton = (
    <Button look="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" />
      {texts.new}
    </Button>
  )
  return (
    <div className="fy-vacancy-list fy-stack fy-gap-4">
      <PageHeader title={texts.title} primaryAction={isEmpty ? null : newButton} />
      {isEmpty ? null : (
        <FilterBar
          label={texts.bar}
          search={{
            ...{ name: 'q', label: texts.search, placeholder: texts.searchHint, value: query.q ?? '' },
            onChange: (q) => applyQuery(writeVacancyQuery(search, { q })),
          }}
          chips={<VacancyStates state={query.state} counts={rows?.counts ?? null} />}
          activeCount={query.state ? 1 : 0}
          onClear={() => applyQuery(writeVacancyQuery(search, { q: null, state: null }))}
          resultCount={rows?.total ?? null}
          endContent={
            <>
              <span aria-live="polite">{rows ? texts.count(rows.total) : '\u00a0'}</span>
              {isNarrow && rows?.items.length ? <VacancySort {...sorting} /> : null}
            </>
          }
          actions={selection.ids.size > 0 ? <VacancySelectionBar selection={selection} /> : null}
        />
      )}
      {hasFailed ? (
        <LoadFailed title={texts.failed} onTryAgain={reload} />
      ) : rows === null ? (
        <Skeleton card lines={8} />
      ) : rows.items.length === 0 ? (
        <NoVacancies isFiltered={!isEmpty} onShowAll={() => setSearch('')}>
          {newButton}
        </NoVacancies>
      ) : (
        <VacancyListFrame isNarrow={isNarrow} isLoading={isLoading}>
          {(List) => (
            <List
              vacancies={rows.items}
              {...sorting}
              selection={selection}
              onCopy={({ id }) => void create({ id })}
            />
          )}
        </VacancyListFrame>
      )}
      <Pagination
        page={query.page}
        lastPage={rows ? getLastPage(rows, query.page) : 0}
        getHref={(page) => writeVacancyQuery(search, { page: page === 1 ? null : String(page) }) || '?'}
      />
      {isCreating ? (
        <NewVacancyModal
          isBusy={isBusy}
          onCreate={(template) => void create(template ? { template } : undefined)}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </div>
  )
}

/** Returns whether a search or a state filter explains that the list is empty. */
function isFiltered({ counts }: VacancyRowPage, { state, q }: { state?: string; q?: string }): boolean {
  return q !== undefined || (state !== undefined && Object.values(counts).some((count) => count > 0))
}

interface VacancyListFrameProps {
  isNarrow: boolean
  isLoading: boolean
  children: (List: typeof VacancyTable) => ReactNode
}

/** Frame of the list. `children` receives the component to render: cards on a narrow screen, otherwise a table. */
function VacancyListFrame({ isNarrow, isLoading, children }: VacancyListFrameProps): ReactNode {
  return (
    <div className={isNarrow ? '' : 'fy-card'} aria-busy={isLoading}>
      {children(isNarrow ? VacancyCards : VacancyTable)}
    </div>
  )
}

interface NoVacanciesProps {
  isFiltered: boolean
  onShowAll: () => void
  children: ReactNode
}

function NoVacancies({ isFiltered, onShowAll, children }: NoVacanciesProps): ReactNode {
  if (!isFiltered)
    return (
      <div className="fy-card">
        <EmptyState icon={<BriefcaseBusiness />} title={texts.empty} text={texts.emptyText}>
          {children}
        </EmptyState>
      </div>
    )
  return (
    <div className="fy-card">
      <EmptyState icon={<SearchX />} title={texts.noMatches} text={texts.nothingText}>
        <Button onClick={onShowAll}>{texts.showAll}</Button>
      </EmptyState>
    </div>
  )
}

type VacancyOrigin = Parameters<ReturnType<typeof createAuthoredVacancyApi>['create']>[0]

/**
 * Returns `create`, which creates and saves a vacancy and opens its editor, and `isBusy`, which is true
 * meanwhile.
 */
function useNewVacancy() {
  const api = useSiteService(createAuthoredVacancyApi)
  const navigate = useNavigate()
  const [isBusy, run] = useAction('new vacancy')
  const create = (origin: VacancyOrigin) =>
    run(texts.actionFailed, async () => {
      const { id, toChange } = await api.create(origin)
      await navigate(paths.vacancyEditor.href(id), { state: { toChange } })
    })
  return { isBusy, create }
}

interface VacancyStatesProps {
  state: CountedState | undefined
  /** Null until the counts have loaded. */
  counts: Record<CountedState, number> | null
}

/** Links that filter the list by the state of the vacancies. */
function VacancyStates({ state, counts }: VacancyStatesProps): ReactNode {
  const [search] = useSearchParams()
  const total = counts && vacancyStates.reduce((sum, item) => sum + counts[item], 0)
  const createChip = (key: CountedState | null, label: string, count: number | null): ViewChip => ({
    ...{ label, count, to: writeVacancyQuery(search, { state: key }) || '?' },
    isCurrent: (state ?? null) === key,
  })
  const states = countedStates.map((key) => createChip(key, texts.state[key], counts?.[key] ?? null))
  return <ViewChips label={texts.states} views={[createChip(null, texts.all, total), ...states]} />
}
