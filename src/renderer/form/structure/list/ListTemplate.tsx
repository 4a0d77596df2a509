import { type ArrayFieldTemplateProps, getUiOptions } from '@rjsf/utils'
import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldUiOptions } from '../../../../schemas/forms/builtForm'
import { getItemName } from '../../../../schemas/forms/describePath'
import { followReferences, type JsonSchema } from '../../../../schemas/forms/jsonSchema'
import { toLangAttributes } from '../../../../schemas/translations/localizeText'
import { structureTexts as texts } from '../../../../texts/public/structuredAnswers.texts'
import { Button } from '../../../../widgets/shared/Button'
import { renderMarkedLabel } from '../../../../widgets/shared/renderMarkedLabel'
import { focusField } from '../../field/focusField'
import { useCurrentRow, useStructure } from '../context/structureContext'
import { ListRows } from './ListRows'
import { ListContext, type ListScope } from './RowButtons'

/** A list whose rows can be added, removed and reordered. */
export function ListTemplate(props: ArrayFieldTemplateProps): ReactNode {
  const { items, fieldPathId, canAdd, required, rawErrors = [], onAddClick } = props
  const engine = useStructure()
  const { path } = fieldPathId
  const title = useCurrentRow(path)?.name ?? props.title
  const id = engine.getElementId(path)
  const isFixed = props.disabled || props.readonly
  const count = items.length
  const scope = useListScope(props)
  const itemName = scope.getName(0).replace(/ 1$/, '')
  const add = () => {
    if (!canAdd || isFixed) return
    flushSync(() => onAddClick())
    engine.announce(texts.added(scope.getName(count)))
    focusField(`${engine.getElementId([...path, count])}--row`)
  }
  const error = rawErrors[0]
  const notes = getNotes(props)
  const { langs } = getUiOptions(props.uiSchema) as Pick<FieldUiOptions, 'langs'>
  const describedBy = [notes && `${id}--notes`, error !== undefined && `${id}--error`]
    .filter(Boolean)
    .join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div
      className="fy-list fy-stack fy-shrink"
      data-kind="branch"
      role="group"
      aria-labelledby={`${id}--label`}
    >
      <span className="fy-field__label fy-list__label" id={`${id}--label`}>
        {renderMarkedLabel(title, required, langs?.label)}
      </span>
      {notes && (
        <p {...toLangAttributes(langs?.notes)} className="fy-field__notes" id={`${id}--notes`}>
          {notes}
        </p>
      )}
      {count === 0 && <p className="fy-list__empty">{texts.empty}</p>}
      <ListContext value={scope}>
        <ListRows rows={items} path={path} />
      </ListContext>
      <Button
        className="fy-list__add"
        id={id}
        aria-disabled={!canAdd || isFixed || undefined}
        aria-describedby={describedBy || undefined}
        onClick={add}
      >
        <Plus aria-hidden="true" />
        {texts.add(itemName)}
      </Button>
      {error !== undefined && (
        <p className="fy-field__error" id={`${id}--error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The prop of rjsf's rows that moves any row to any index and keeps the rows' keys. */
interface ReorderProps {
  handleReorderItems: (event: undefined, from: number, to: number) => void
}

function useListScope({ items, schema, uiSchema, fieldPathId, required, registry }: ArrayFieldTemplateProps) {
  const { folded, setFolded } = useFolds(items.map(({ key }) => String(key)))
  const { path } = fieldPathId
  const { rootSchema } = registry
  const count = items.length
  const rows = useRef(items)
  useLayoutEffect(() => {
    rows.current = items
  })
  return useMemo(
    (): ListScope => ({
      path,
      count,
      minimum: required ? Number(schema.minItems ?? 0) : 0,
      first: Array.isArray(schema.items) ? schema.items.length : 0,
      move: (from, to) =>
        (rows.current[from]?.props as ReorderProps | undefined)?.handleReorderItems(undefined, from, to),
      isFolded: (key) => folded.has(key),
      setFolded,
      getName: (index) => getItemName(schema, followReferences(rootSchema, schema.items), uiSchema, index),
    }),
    [path, count, schema, uiSchema, rootSchema, required, folded, setFolded],
  )
}

function getNotes({ schema, uiSchema }: ArrayFieldTemplateProps): string | undefined {
  const { minItems, maxItems } = schema as JsonSchema
  const hasBounds = minItems !== undefined || maxItems !== undefined
  const maximum = typeof maxItems === 'number' ? maxItems : undefined
  const customNotes: unknown =
    uiSchema?.['ui:options']?.notes ?? uiSchema?.['ui:description'] ?? schema.description
  const parts = [customNotes, hasBounds && texts.bounds(Number(minItems ?? 0), maximum)]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || undefined
}

/** Lists with more rows start folded, and so do larger batches of added rows: unopened rows need no rendering. */
const maxOpenRows = 10

/**
 * Returns which rows of a list are folded, by rjsf's keys. Added rows are open, unless more than `maxOpenRows`
 * are added at once.
 */
export function useFolds(keys: readonly string[]) {
  const [state, setState] = useState(() => ({ keys, folded: foldManyRows(new Set(), keys) }))
  if (state.keys.length !== keys.length || state.keys.some((key, index) => key !== keys[index])) {
    const previousKeys = new Set(state.keys)
    const addedKeys = keys.filter((key) => !previousKeys.has(key))
    setState({ keys, folded: foldManyRows(state.folded, addedKeys) })
  }
  const setFolded = useCallback((key: string, isFolded: boolean) => {
    setState((current) => {
      const foldedKeys = new Set(current.folded)
      if (isFolded) foldedKeys.add(key)
      else foldedKeys.delete(key)
      return { ...current, folded: foldedKeys }
    })
  }, [])
  return { folded: state.folded, setFolded }
}

function foldManyRows(foldedKeys: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return keys.length > maxOpenRows ? new Set([...foldedKeys, ...keys]) : foldedKeys
}
