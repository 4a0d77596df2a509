import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import {
  Button,
  GridList,
  GridListItem,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components'
import { type BoardColumn, createApplicationBoard } from '../../../data/applications/applicationBoard.store'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createStateChangeStore } from '../../../data/applications/applicationStates.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ListedApplication } from '../../../schemas/applications/application'
import type { ApplicationState, AssignableState } from '../../../schemas/applications/applicationState'
import {
  applicationActionsTexts,
  applicationsTexts,
  boardTexts as texts,
} from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSiteService } from '../../shared/site/SiteContext'
import { RowCheckbox } from '../../shared/table/RowCheckbox'
import { DueBadge, StateBadge } from '../badges/applicationBadges'
import { ApplicationLink } from '../list/ApplicationTable'
import type { Selection } from '../list/useSelection'
import { SetStateDialog } from '../state/SetStateDialog'
import { useApplicationStates } from '../state/useApplicationStates'
import './ApplicationBoard.css'

interface ApplicationBoardProps {
  query: ApplicationQuery
  openId: number | null
  selection: Selection
}

/** Type of the dragged data: the id of an application. */
const dragType = 'application/x-foyer-application'

/** A fixed height spares the browser a layout per card while a column scrolls. */
const cardHeightRem = 8.5

/** Returns the height of a card and the gap between cards in pixels, scaled with the user's font size. */
function getLayoutOptions() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return { rowSize: cardHeightRem * rem, gap: rem / 2 }
}

/**
 * Values that all cards share. They come from a context, because React Aria renders a card again only if the card's data
 * changes; otherwise the card would keep outdated props.
 */
interface SharedCardValues {
  openId: number | null
  selection: Selection
  onMove: (ids: readonly number[], to: AssignableState) => void
}

const CardContext = createContext<SharedCardValues | null>(null)

/**
 * The applications as cards in one column per status. Unless it is withdrawn, an application moves by dragging, by
 * keyboard or by the menu of its card, once the user has confirmed the move in a dialog.
 */
export function ApplicationBoard({ query, openId, selection }: ApplicationBoardProps): ReactNode {
  const board = useSiteService(createApplicationBoard)
  const stateChanges = useSiteService(createStateChangeStore)
  const columns = useStoreValue(board.store, (state) => state)
  const latestChange = useStoreValue(stateChanges.store, (result) => result)
  const [pendingMove, setPendingMove] = useState<{ ids: readonly number[]; to: AssignableState } | null>(null)
  const { assignableStates, isReady } = useApplicationStates()
  const states = useMemo(() => getVisibleStates(query, assignableStates), [query, assignableStates])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a status change and its undo reload the columns.
  useEffect(() => {
    if (isReady) void board.load(query, states)
  }, [board, query, states, isReady, latestChange])
  const cards = Object.values(columns).flatMap((column) => column?.cards ?? [])
  const askBeforeMove = (ids: readonly number[], newState: AssignableState) =>
    setPendingMove({ ids, to: newState })
  return (
    <section className="fy-board fy-grid fy-gap-3 fy-top" aria-label={texts.label} tabIndex={-1}>
      <CardContext value={{ openId, selection, onMove: askBeforeMove }}>
        {states.map((state) =>
          state === 'withdrawn' && !columns.withdrawn?.count ? null : (
            <Column
              key={state}
              state={state}
              column={columns[state]}
              selection={selection}
              onMove={askBeforeMove}
              onLoadMore={() => void board.loadMore(query, state)}
            />
          ),
        )}
      </CardContext>
      {pendingMove ? (
        <SetStateDialog
          applications={cards.filter(({ id }) => pendingMove.ids.includes(id))}
          initialState={pendingMove.to}
          onDone={() => {
            setPendingMove(null)
            selection.clear()
          }}
          onClose={() => setPendingMove(null)}
        />
      ) : null}
    </section>
  )
}

function getVisibleStates(
  { filters }: ApplicationQuery,
  assignableStates: readonly AssignableState[],
): readonly ApplicationState[] {
  return [...assignableStates, 'withdrawn' as const].filter(
    (state) => !filters.state || filters.state === state,
  )
}

interface ColumnProps {
  state: ApplicationState
  column: BoardColumn | undefined
  selection: Selection
  onMove: SharedCardValues['onMove']
  onLoadMore: () => void
}

function Column({ state, column, selection, onMove, onLoadMore }: ColumnProps): ReactNode {
  const { getName } = useApplicationStates()
  const [layoutOptions] = useState(getLayoutOptions)
  const target = state === 'withdrawn' ? undefined : state
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: target === undefined,
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (_target, types) => (types.has(dragType) ? 'move' : 'cancel'),
    onRootDrop: async ({ items }) => {
      const droppedTexts = await Promise.all(
        items.map((item) => (item.kind === 'text' ? item.getText(dragType) : '')),
      )
      const ids = droppedTexts.map(Number).filter((id) => id > 0)
      // Dragging a selected card moves all selected cards.
      const movedIds = ids.some((id) => selection.ids.has(id)) ? [...selection.ids] : ids
      if (target) onMove(movedIds, target)
    },
  })
  return (
    <div className="fy-board__column fy-stack fy-gap-2 fy-packed">
      <h2 className="fy-board__head fy-row fy-between fy-small">
        <StateBadge state={state} withdrawnDate={null} /> <span>{column?.count ?? ''}</span>
      </h2>
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        <GridList
          className="fy-board__cards"
          aria-label={getName(state)}
          keyboardNavigationBehavior="tab"
          items={column?.cards ?? []}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => (
            <p className="fy-inset-3 fy-note">
              {column === undefined
                ? texts.loading
                : column.hasFailed
                  ? applicationsTexts.failed
                  : texts.empty}
            </p>
          )}
        >
          {renderCard}
        </GridList>
      </Virtualizer>
      {column && column.cards.length < column.count ? (
        <button type="button" className="fy-button fy-button--small" onClick={onLoadMore}>
          {texts.more(column.count - column.cards.length)}
        </button>
      ) : null}
    </div>
  )
}

function renderCard(application: ListedApplication): ReactNode {
  return (
    <GridListItem
      id={application.id}
      textValue={application.applicantName}
      className="fy-board__card fy-stack fy-gap-1 fy-inset-3 fy-box fy-surface fy-small"
      data-new={!application.isOpened || undefined}
    >
      <Card application={application} />
    </GridListItem>
  )
}

/** Content of a card; rendered only while the card is in view. */
function Card({ application }: { application: ListedApplication }): ReactNode {
  const shared = useContext(CardContext)
  const { formatDay } = useClientClock()
  const { assignableStates, getName } = useApplicationStates()
  const { id, applicantName, vacancyName, location, submittedDate, state } = application
  if (!shared) return null
  return (
    <>
      <div className="fy-board__name fy-row fy-gap-1">
        {state === 'withdrawn' ? null : (
          <Button
            slot="drag"
            className="fy-board__grip fy-icons-s fy-center fy-bare fy-soft"
            aria-label={texts.drag(applicantName)}
          >
            <GripVertical aria-hidden="true" />
          </Button>
        )}
        <ApplicationLink application={application} isOpen={id === shared.openId} />
        <RowCheckbox
          label={applicationActionsTexts.select(applicantName)}
          ids={[id]}
          selection={shared.selection}
        />
      </div>
      <p className="fy-board__note">
        {vacancyName} · {location}
      </p>
      <div className="fy-cluster fy-gap-2 fy-soft fy-extra-small">
        <span>{formatDay(submittedDate)}</span>
        <DueBadge {...application} />
        {state === 'withdrawn' ? null : (
          <select
            className="fy-board__move"
            aria-label={texts.moveApplication(applicantName)}
            value=""
            onChange={({ target }) => {
              const targetState = assignableStates.find((assignableState) => assignableState === target.value)
              if (targetState) shared.onMove([id], targetState)
            }}
          >
            <option value="">{texts.move}</option>
            {assignableStates
              .filter((assignableState) => assignableState !== state)
              .map((assignableState) => (
                <option key={assignableState} value={assignableState}>
                  {getName(assignableState)}
                </option>
              ))}
          </select>
        )}
      </div>
    </>
  )
}
