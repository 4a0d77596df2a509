import { type ArrayFieldItemTemplateProps, getSchemaType } from '@rjsf/utils'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, use, useMemo } from 'react'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { NumberRegion } from '../../../../widgets/shared/NumberRegion'
import { ListRowContext, useStructure } from '../context/structureContext'
import { useList } from './listContext'
import { RowButtons } from './RowButtons'
import { RowDragHandle } from './RowDragHandle'
import { rowSummary } from './rowSummary'
import { useRowActions } from './useRowActions'

/** A list row: its name, the controls that move and remove it, and its fields, which fold into a summary line. */
export function ListItemTemplate(props: ArrayFieldItemTemplateProps): ReactNode {
  const { index, itemKey, children, schema, uiSchema, buttonsProps } = props
  const engine = useStructure()
  const list = useList()
  const region = use(NumberRegion)
  const path = buttonsProps.fieldPathId.path
  const name = list.getName(index)
  const row = useMemo(() => ({ path, name }), [path, name])
  const foldable = getSchemaType(schema) === 'object'
  const isWrong = engine.isWrong(path)
  const isOpen = !foldable || !list.isFolded(itemKey) || isWrong
  const actions = useRowActions(buttonsProps, row)
  const id = engine.getElementId(path)
  return (
    <li
      className="fy-list__row"
      data-foldable={foldable || undefined}
      data-wrong={isWrong || undefined}
      data-row={id}
    >
      <div className="fy-list__head">
        <RowDragHandle id={id} name={name} count={list.count} actions={actions} />
        {foldable && (
          <button
            type="button"
            className="fy-list__fold"
            id={`${id}--fold`}
            aria-expanded={isOpen}
            aria-controls={`${id}--row`}
            onClick={() => list.fold(itemKey, isOpen)}
          >
            <ChevronDown aria-hidden="true" />
            <span className="fy-list__name">{name}</span>
            {!isOpen && (
              <span className="fy-list__summary">
                {rowSummary(engine, path, { schema, uiSchema, place: region }) || texts.nothingYet}
              </span>
            )}
            {isWrong && <span className="fy-list__wrong">{texts.attention}</span>}
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
