import { type ReactNode, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { applicationsPageSize } from '../../data/applications/applicationParams'
import { createApplications } from '../../data/applications/applications.store'
import { createListDensity } from '../../data/applications/listDensity'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { ApplicationListPage } from '../../schemas/applications/application'
import {
  applicationFilterFieldTexts,
  applicationsTexts,
  inboxTexts as texts,
} from '../../texts/admin/applications.texts'
import { NewDeviceNotice } from '../accountSecurity/NewDeviceNotice'
import { FirstStepList } from '../firstSteps/FirstStepList'
import { useScreen } from '../shared/browser/useScreen'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { usePageTitle } from '../shared/pageHeader/usePageTitle'
import { useClient } from '../shared/site/SiteContext'
import { useSitePart } from '../shared/site/useSitePart'
import { ApplicationPanel } from './details/ApplicationPanel'
import { ExportButton } from './export/ExportButton'
import { ApplicationFilters } from './filters/ApplicationFilters'
import { byFilters, useListKind } from './filters/useListKind'
import { ApplicationList } from './list/ApplicationList'
import { InboxViews } from './list/InboxViews'
import { RefreshList } from './list/RefreshList'
import { SelectionBar } from './list/SelectionBar'
import { useListPlace } from './list/useListPlace'
import { useSelection } from './list/useSelection'
import {
  readApplicationsQuery,
  readOpenId,
  withoutNames,
  writeApplicationsQuery,
} from './query/applicationsQuery'
import { neighboursOf } from './query/neighbours'
import { useReviewKeys } from './query/useReviewKeys'
import { SetStateNotice } from './state/SetStateNotice'
import './SubmittedApplicationsBlock.css'
import { Rows2 } from 'lucide-react'

/** Submitted applications, or Expressions of Interest [AP-01…AP-06]; the URL holds the whole state. */
export function SubmittedApplicationsBlock(): ReactNode {
  const applications = useSitePart(createApplications)
  const density = useSitePart(createListDensity)
  const isRoomy = useStoreValue(density.store, (roomy) => roomy)
  const narrow = useScreen() === 'narrow'
  const [search, setSearch] = useSearchParams()
  const openId = readOpenId(search)
  // The open application is not part of the list's query.
  const listSearch = writeApplicationsQuery(search, { id: null })
  const { canReviewBlind } = useClient().settings
  const query = useMemo(() => {
    const asked = readApplicationsQuery(new URLSearchParams(listSearch))
    return canReviewBlind ? withoutNames(asked) : asked
  }, [listSearch, canReviewBlind])
  const list = useStoreValue(applications.store, (state) => state.list)
  const isInterests = query.filters.isExpressionOfInterest === 'true'
  const title = isInterests ? applicationsTexts.eoiTitle : applicationsTexts.title
  const ownKind = useListKind(query.filters)
  usePageTitle(title)
  useListPlace(openId)
  const rows = list.data?.results ?? []
  const selection = useSelection(rows)
  const ids = rows.map(({ id }) => id)
  const onKeyDown = useReviewKeys(ids)
  useEffect(() => {
    void applications.load(query)
  }, [applications, query])
  useEffect(() => applications.leave, [applications])
  const count = list.data?.pagination.recordCount ?? 0
  const actions = (
    <>
      {narrow ? null : <DensityButton isRoomy={isRoomy} onChange={density.set} />}
      <ExportButton query={query} count={count} />
    </>
  )
  return (
    <div className={openId === null ? 'fy-applications' : 'fy-applications fy-applications--open'}>
      <NewDeviceNotice />
      <FirstStepList />
      <ApplicationFilters
        filters={query.filters}
        own={ownKind}
        vacancyName={vacancyNameOf(list.data, query.filters.vacancyId)}
        onChange={(filters) =>
          setSearch((now) => writeApplicationsQuery(now, { filters, id: null }), {
            replace: true,
            state: byFilters,
          })
        }
        actions={actions}
        views={<InboxViews filters={query.filters} />}
      >
        <PageHeading
          note={<span aria-live="polite">{list.data ? shownNote(list.data.pagination) : '\u00a0'}</span>}
        >
          {title}
        </PageHeading>
      </ApplicationFilters>
      <SetStateNotice />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the focus; it hears two keys for them all. */}
      <div className="fy-applications__body" onKeyDown={onKeyDown}>
        <div className="fy-applications__list">
          <RefreshList query={query} shown={rows} />
          <SelectionBar selection={selection} shown={rows} />
          <ApplicationList
            caption={title}
            query={query}
            openId={openId}
            selection={selection}
            form={narrow ? 'cards' : isRoomy ? 'roomy' : 'rows'}
          />
        </div>
        {openId === null ? null : <ApplicationPanel id={openId} neighbours={neighboursOf(ids, openId)} />}
      </div>
    </div>
  )
}

/** Name of the vacancy that the list is filtered by; '…' until the list is loaded. */
function vacancyNameOf(page: ApplicationListPage | null, vacancyId: string | undefined): string {
  const vacancy = page?.vacancy
  if (vacancy === null) return applicationFilterFieldTexts.unknownVacancy
  return vacancy?.id === vacancyId ? (vacancy?.name ?? '…') : '…'
}

function shownNote({ page, recordCount }: { page: number; recordCount: number }): string {
  if (recordCount === 0) return '\u00a0'
  const from = (page - 1) * applicationsPageSize + 1
  return applicationsTexts.showing(from, Math.min(from + applicationsPageSize - 1, recordCount), recordCount)
}

interface DensityButtonProps {
  isRoomy: boolean
  onChange: (isRoomy: boolean) => void
}

/** Toggles between single-line rows and rows that wrap their text. */
function DensityButton({ isRoomy, onChange }: DensityButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="fy-button fy-density"
      aria-pressed={isRoomy}
      onClick={() => onChange(!isRoomy)}
    >
      <Rows2 aria-hidden="true" />
      {texts.roomy}
    </button>
  )
}
