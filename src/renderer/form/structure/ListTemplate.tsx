import type { ArrayFieldTemplateProps } from '@rjsf/utils'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { followed, type JsonSchema } from '../../../schemas/foreign/jsonSchema'
import { itemName } from '../../../schemas/forms/placeOf'
import { structureTexts as texts } from '../../../texts/structure'
import { markedLabel } from '../../../widgets/markedLabel'
import { focusField } from '../focusField'
import { ListContext, type ListScope, type RowMoves } from './listContext'
import { useStructure } from './structureContext'

/** A list whose rows are added, removed and put in another order. */
export function ListTemplate(props: ArrayFieldTemplateProps): ReactNode {
  const { items, schema, uiSchema, fieldPathId, title, canAdd, required, rawErrors = [], onAddClick } = props
  const engine = useStructure()
  const { path } = fieldPathId
  const id = engine.idOf(path)
  const isFixed = props.disabled || props.readonly
  const count = items.length
  const moves = useRef<RowMoves[]>([])
  const begun = useRef(false)
  useEffect(() => {
    begun.current = true
  }, [])
  const { rootSchema } = props.registry
  const scope: ListScope = useMemo(
    () => ({
      path,
      count,
      least: required ? Number(schema.minItems ?? 0) : 0,
      begun,
      moves: moves.current,
      nameOf: (at) => itemName(schema, followed(rootSchema, schema.items), uiSchema, at),
    }),
    [path, count, schema, uiSchema, rootSchema, required],
  )
  const one = scope.nameOf(0).replace(/ 1$/, '')
  const add = () => {
    if (!canAdd || isFixed) return
    flushSync(() => onAddClick())
    engine.announce(texts.added(scope.nameOf(count)))
    focusField(`${engine.idOf([...path, count])}--row`)
  }
  const error = rawErrors[0]
  const notes = notesOf(props)
  const described = [notes && `${id}--notes`, error !== undefined && `${id}--error`].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend stands in its border, whatever the stylesheet says.
    <div className="fy-list" data-kind="branch" role="group" aria-labelledby={`${id}--label`}>
      <span className="fy-field__label fy-list__label" id={`${id}--label`}>
        {markedLabel(title, required)}
      </span>
      {notes && (
        <p className="fy-field__notes" id={`${id}--notes`}>
          {notes}
        </p>
      )}
      {count === 0 && <p className="fy-list__empty">{texts.empty}</p>}
      <ListContext value={scope}>
        <ol className="fy-list__rows">{items}</ol>
      </ListContext>
      <button
        type="button"
        className="fy-button fy-list__add"
        id={id}
        aria-disabled={!canAdd || isFixed || undefined}
        aria-describedby={described || undefined}
        onClick={add}
      >
        <Plus aria-hidden="true" />
        {texts.add(one)}
      </button>
      {error !== undefined && (
        <p className="fy-field__error" id={`${id}--error`}>
          {error}
        </p>
      )}
    </div>
  )
}

function notesOf({ schema, uiSchema }: ArrayFieldTemplateProps): string | undefined {
  const { minItems, maxItems } = schema as JsonSchema
  const bounded = minItems !== undefined || maxItems !== undefined
  const most = typeof maxItems === 'number' ? maxItems : undefined
  const own: unknown = uiSchema?.['ui:options']?.notes ?? uiSchema?.['ui:description'] ?? schema.description
  const parts = [own, bounded && texts.bounds(Number(minItems ?? 0), most)]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || undefined
}
