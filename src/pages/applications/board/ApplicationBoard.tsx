import { GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { type BoardColumn, createApplicationBoard } from '../../../data/applications/applicationBoard.store'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createAnswers } from '../../../data/applications/applicationStates.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { ListedApplication } from '../../../schemas/applications/application'
import type { ApplicationState, AssignableState } from '../../../schemas/applications/applicationState'
import { applicationsTexts, boardTexts as texts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSiteService } from '../../shared/site/useSiteService'
import { DueBadge, StateBadge } from '../badges/applicationBadges'
import { ApplicationLink } from '../list/ApplicationTable'
import { SelectOne } from '../list/SelectRows'
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

/** The applications as cards in one column per status. A card moves by dragging, by keyboard or by its menu. */
export function ApplicationBoard({ query, openId, selection }: ApplicationBoardProps): ReactNode {
  const board = useSiteService(createApplicationBoard)
  const answers = useSiteService(createAnswers)
  const columns = useStoreValue(board.store, (state) => state)
  const answeredApplication = useStoreValue(answers.store, (item) => item)
  const [pendingMove, setPendingMove] = useState<{ ids: readonly number[]; to: AssignableState } | null>(null)
  const { order, isReady } = useApplicationStates()
  const states = useMemo(() => getVisibleStates(query, order), [query, order])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a status change and its undo reload the columns.
  useEffect(() => {
    if (isReady) void board.load(query, states)
  }, [board, query, states, isReady, answeredApplication])
  const cards = Object.values(columns).flatMap((column) => column?.cards ?? [])
  const move = (ids: readonly number[], newState: AssignableState) => setPendingMove({ ids, to: newState })
  return (
    <section className="fy-board" aria-label={texts.label} tabIndex={-1}>
      {states.map((state) =>
        state === 'withdrawn' && !columns.withdrawn?.count ? null : (
          <Column
            key={state}
            state={state}
            column={columns[state]}
            openId={openId}
            selection={selection}
            onMove={move}
            onLoadMore={() => void board.more(query, state)}
          />
        ),
      )}
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
  order: readonly AssignableState[],
): readonly ApplicationState[] {
  return [...order, 'withdrawn' as const].filter((state) => !filters.state || filters.state === state)
}

interface ColumnProps {
  state: ApplicationState
  column: BoardColumn | undefined
  openId: number | null
  selection: Selection
  onMove: (ids: readonly number[], newState: AssignableState) => void
  onLoadMore: () => void
}

function Column({ state, column, openId, selection, onMove, onLoadMore }: ColumnProps): ReactNode {
  const { getName } = useApplicationStates()
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
      // A selected card takes the other selected cards with it.
      const movedIds = ids.some((id) => selection.ids.has(id)) ? [...selection.ids] : ids
      if (target) onMove(movedIds, target)
    },
  })
  return (
    <div className="fy-board__column">
      <h2 className="fy-board__head">
        <StateBadge state={state} withdrawnDate={null} /> <span>{column?.count ?? ''}</span>
      </h2>
      <GridList
        className="fy-board__cards"
        aria-label={getName(state)}
        keyboardNavigationBehavior="tab"
        items={column?.cards ?? []}
        // The cards render outside React Aria's collection cache when the selection or the open card changes.
        dependencies={[selection.ids, openId]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => (
          <p className="fy-board__empty">
            {column === undefined ? texts.loading : column.hasFailed ? applicationsTexts.failed : texts.empty}
          </p>
        )}
      >
        {(application) => (
          <Card
            application={application}
            isOpen={application.id === openId}
            selection={selection}
            onMove={onMove}
          />
        )}
      </GridList>
      {column && column.cards.length < column.count ? (
        <button type="button" className="fy-button fy-button--small" onClick={onLoadMore}>
          {texts.more(column.count - column.cards.length)}
        </button>
      ) : null}
    </div>
  )
}

interface CardProps {
  application: ListedApplication
  isOpen: boolean
  selection: Selection
  onMove: ColumnProps['onMove']
}

function Card({ application, isOpen, selection, onMove }: CardProps): ReactNode {
  const { day } = useClientClock()
  const { order, getName } = useApplicationStates()
  const { id, applicantName, vacancyName, location, submittedDate, state, isOpened } = application
  return (
    <GridListItem
      id={id}
      textValue={applicantName}
      className="fy-board__card"
      data-new={!isOpened || undefined}
      data-open={isOpen || undefined}
    >
      <div className="fy-board__name">
        {state === 'withdrawn' ? null : (
          <Button slot="drag" className="fy-board__grip" aria-label={texts.drag(applicantName)}>
            <GripVertical aria-hidden="true" />
          </Button>
        )}
        <ApplicationLink application={application} isOpen={isOpen} />
        <SelectOne application={application} selection={selection} />
      </div>
      <p className="fy-board__note">
        {vacancyName} · {location}
      </p>
      <div className="fy-board__foot">
        <span>{day(submittedDate)}</span>
        <DueBadge {...application} />
        {state === 'withdrawn' ? null : (
          <select
            className="fy-board__move"
            aria-label={texts.moveApplication(applicantName)}
            value=""
            onChange={({ target }) => {
              const targetState = order.find((assignableState) => assignableState === target.value)
              if (targetState) onMove([id], targetState)
            }}
          >
            <option value="">{texts.move}</option>
            {order
              .filter((assignableState) => assignableState !== state)
              .map((assignableState) => (
                <option key={assignableState} value={assignableState}>
                  {getName(assignableState)}
                </option>
              ))}
          </select>
        )}
      </div>
    </GridListItem>
  )
}
