import { BriefcaseBusiness, Plus, RotateCcw, SearchX, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { VacancyRows } from '../../schemas/authoring/authoredVacancy'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { paths } from '../routing/paths'
import { useScreen } from '../shared/browser/useScreen'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { FilterBar } from '../shared/table/FilterBar'
import { Pagination } from '../shared/table/Pagination'
import { NewVacancyModal } from './NewVacancyModal'
import { VacancySelectionBar } from './SelectVacancies'
import { useNewVacancy } from './useNewVacancy'
import { useVacancyRows } from './useVacancyRows'
import { useVacancySelection } from './useVacancySelection'
import { VacancyCards } from './VacancyCards'
import { VacancyStates } from './VacancyStates'
import { VacancyTable } from './VacancyTable'
import { getLastPage, writeVacancyQuery } from './vacancyListQuery'
import './VacancyListBlock.css'

/** A client's vacancies for its administrators: authored ones, and read-only ones imported from its back-office. */
export function VacancyListBlock(): ReactNode {
  const { query, rows, isLoading, hasFailed, load, prefetch } = useVacancyRows()
  const [search, setSearch] = useSearchParams()
  const [asks, setAsks] = useState(false)
  const { busy, create } = useNewVacancy()
  const selection = useVacancySelection(rows?.items ?? [], load)
  const isEmpty = rows?.items.length === 0 && !isNarrowed(rows, query)
  const filter = (address: string) => {
    prefetch(address)
    setSearch(address, { replace: true, state: { keepScroll: true } })
  }
  const newButton = (
    <button type="button" className="fy-button fy-button--primary" onClick={() => setAsks(true)}>
      <Plus aria-hidden="true" />
      {texts.new}
    </button>
  )
  return (
    <div className="fy-own-vacancies">
      <PageHeader
        title={texts.title}
        secondary={
          <Link className="fy-button" to={paths.questionLibrary.href()}>
            {adminPageTitles.questionLibrary}
          </Link>
        }
        primary={newButton}
      />
      {isEmpty ? null : (
        <FilterBar
          label={texts.bar}
          search={{
            ...{ name: 'q', label: texts.search, placeholder: texts.searchHint, value: query.q ?? '' },
            onChange: (q) => filter(writeVacancyQuery(search, { q })),
          }}
          chips={<VacancyStates state={query.state} counts={rows?.counts ?? null} />}
          activeCount={query.state ? 1 : 0}
          onClear={() => filter(writeVacancyQuery(search, { q: null, state: null }))}
          results={rows?.total ?? null}
          end={<span aria-live="polite">{rows ? texts.count(rows.total) : '\u00a0'}</span>}
          actions={selection.ids.size > 0 ? <VacancySelectionBar selection={selection} /> : null}
        />
      )}
      {hasFailed ? (
        <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
          <button type="button" className="fy-button" onClick={load}>
            <RotateCcw aria-hidden="true" />
            {texts.tryAgain}
          </button>
        </EmptyState>
      ) : rows === null ? (
        <Skeleton card lines={8} />
      ) : rows.items.length === 0 ? (
        <NoVacancies isNarrowed={!isEmpty} onShowAll={() => setSearch('')}>
          {newButton}
        </NoVacancies>
      ) : (
        <VacancyPages isLoading={isLoading}>
          {(List) => (
            <List
              vacancies={rows.items}
              sort={{ key: query.sort ?? 'updatedAt', order: query.order ?? 'desc' }}
              onSort={({ key, order }) =>
                setSearch(writeVacancyQuery(search, { sort: key, order }), { state: { keepScroll: true } })
              }
              selection={selection}
              onCopy={({ id }) => void create({ id })}
            />
          )}
        </VacancyPages>
      )}
      <Pagination
        page={query.page}
        lastPage={rows ? getLastPage(rows, query.page) : 0}
        href={(page) => writeVacancyQuery(search, { page: page === 1 ? null : String(page) }) || '?'}
      />
      {asks ? (
        <NewVacancyModal
          isBusy={busy}
          onBegin={(template) => void create(template ? { template } : undefined)}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </div>
  )
}

function isNarrowed({ counts }: VacancyRows, { state, q }: { state?: string; q?: string }): boolean {
  return q !== undefined || (state !== undefined && Object.values(counts).some((count) => count > 0))
}

interface VacancyPagesProps {
  isLoading: boolean
  children: (List: typeof VacancyTable) => ReactNode
}

function VacancyPages({ isLoading, children }: VacancyPagesProps): ReactNode {
  const isNarrow = useScreen() === 'narrow'
  return (
    <div className={isNarrow ? '' : 'fy-card'} aria-busy={isLoading}>
      {children(isNarrow ? VacancyCards : VacancyTable)}
    </div>
  )
}

interface NoVacanciesProps {
  isNarrowed: boolean
  onShowAll: () => void
  children: ReactNode
}

function NoVacancies({ isNarrowed, onShowAll, children }: NoVacanciesProps): ReactNode {
  if (!isNarrowed)
    return (
      <div className="fy-card">
        <EmptyState icon={<BriefcaseBusiness />} title={texts.empty} text={texts.emptyText}>
          {children}
        </EmptyState>
      </div>
    )
  return (
    <div className="fy-card">
      <EmptyState icon={<SearchX />} title={texts.nothing} text={texts.nothingText}>
        <button type="button" className="fy-button" onClick={onShowAll}>
          {texts.showAll}
        </button>
      </EmptyState>
    </div>
  )
}
