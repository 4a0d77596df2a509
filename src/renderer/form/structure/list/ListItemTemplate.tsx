import { type ArrayFieldItemTemplateProps, getSchemaType, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { ChevronDown, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, use, useMemo } from 'react'
import { kinds } from '../../../../schemas/kinds/kindRegistry'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { dragRow } from '../../../../widgets/shared/dragRow'
import { NumberRegion } from '../../../../widgets/shared/NumberRegion'
import {
  type AnswerPath,
  ListRowContext,
  type StructureEngine,
  useStructure,
} from '../context/structureContext'
import { getLeaf } from '../leaf/leafKinds'
import { type RowActions, RowButtons, useList, useRowActions } from './RowButtons'

/** A list row: its name, the controls that move and remove it, and its fields, which fold into a summary line. */
export function ListItemTemplate(props: ArrayFieldItemTemplateProps): ReactNode {
  const { index, itemKey, children, schema, uiSchema, buttonsProps } = props
  const engine = useStructure()
  const list = useList()
  const region = use(NumberRegion)
  const path = buttonsProps.fieldPathId.path
  const name = list.getName(index)
  const row = useMemo(() => ({ path, name }), [path, name])
  const isFoldable = getSchemaType(schema) === 'object'
  const hasError = engine.hasError(path)
  const isOpen = !isFoldable || !list.isFolded(itemKey) || hasError
  const actions = useRowActions(buttonsProps, row)
  const id = engine.getElementId(path)
  return (
    <li
      className="fy-list__row fy-stack fy-shrink"
      data-foldable={isFoldable || undefined}
      data-wrong={hasError || undefined}
      data-row={id}
    >
      <div className="fy-list__head fy-row fy-gap-1">
        <RowDragHandle id={id} name={name} count={list.count} actions={actions} />
        {isFoldable && (
          <button
            type="button"
            className="fy-list__fold fy-icons fy-cluster fy-grow fy-shrink"
            id={`${id}--fold`}
            aria-expanded={isOpen}
            aria-controls={`${id}--row`}
            onClick={() => list.setFolded(itemKey, isOpen)}
          >
            <ChevronDown aria-hidden="true" />
            <span className="fy-heavy">{name}</span>
            {!isOpen && (
              <span className="fy-list__summary fy-shrink fy-soft fy-ellipsis">
                {summarizeRow(engine, path, { schema, uiSchema, region }) || texts.noAnswers}
              </span>
            )}
            {hasError && <span className="fy-danger fy-small">{texts.needsAttention}</span>}
          </button>
        )}
        <RowButtons id={id} name={name} actions={actions} />
      </div>
      {isOpen && (
        <div className="fy-list__body" id={`${id}--row`}>
          <ListRowContext value={row}>{children}</ListRowContext>
        </div>
      )}
    </li>
  )
}

interface RowDragHandleProps {
  id: string
  name: string
  count: number
  actions: RowActions
}

/** Drag handle of a row, for pointers and the arrow keys. It is not rendered for the only row of a list. */
function RowDragHandle({ id, name, count, actions }: RowDragHandleProps): ReactNode {
  const engine = useStructure()
  const list = useList()
  if (count < 2) return null
  const { index, canMove, move, moveAndAnnounce, announcePosition } = actions
  const onKeyDown = (event: KeyboardEvent) => {
    const newPosition = { ArrowUp: index - 1, ArrowDown: index + 1, Home: list.first, End: count - 1 }[
      event.key
    ]
    if (newPosition === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (canMove) moveAndAnnounce(newPosition, 'grip')
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !canMove) return
    dragRow(event.nativeEvent, {
      startIndex: index,
      first: list.first,
      last: count - 1,
      move,
      getRow: (index) => document.querySelector(`[data-row="${engine.getElementId([...list.path, index])}"]`),
      onDone: announcePosition,
    })
  }
  return (
    <button
      type="button"
      className="fy-list__grip fy-icons fy-center fy-bare fy-soft"
      id={`${id}--grip`}
      aria-label={texts.move(name)}
      aria-description={texts.moveHelp}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <GripVertical aria-hidden="true" />
    </button>
  )
}

/** Maximum number of answers in a summary. */
const maximumAnswers = 3

interface RowAppearance {
  schema: RJSFSchema
  uiSchema: UiSchema | undefined
  /** ISO 3166 code of the country whose number format applies. */
  region: string
}

/**
 * Summarizes a row in a line: its first visible answers in form order, without passwords, formatted for display. A
 * ticked checkbox shows its label.
 */
function summarizeRow(
  { getValue, getVisibility }: Pick<StructureEngine, 'getValue' | 'getVisibility'>,
  path: AnswerPath,
  { schema, uiSchema, region }: RowAppearance,
): string {
  const answerTexts: string[] = []
  for (const key of Object.keys(schema.properties ?? {})) {
    const part = schema.properties?.[key]
    const answer = getValue([...path, key])
    if (typeof part !== 'object' || !isSummarizable(answer)) continue
    const { kind, options, toValue } = getLeaf(part, uiSchema?.[key] as UiSchema | undefined, { region })
    if (kind === 'password' || !kinds[kind].isShown) continue
    if (getVisibility([...path, key], options) === 'gone') continue
    const isTicked = answer === true && kind === 'checkbox'
    const text = isTicked
      ? String(part.title ?? key)
      : kinds[kind].display(toValue(answer), options.choices ?? [])
    if (text) answerTexts.push(text)
    if (answerTexts.length === maximumAnswers) break
  }
  return answerTexts.join(', ')
}

/** True for answers that a summary can show: text, a number, a ticked checkbox or a list of strings. */
function isSummarizable(answer: unknown): boolean {
  const isList = Array.isArray(answer) && answer.every((item) => typeof item === 'string')
  return isList || answer === true || typeof answer === 'string' || typeof answer === 'number'
}
