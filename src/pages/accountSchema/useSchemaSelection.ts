import { useRef, useState } from 'react'
import { findFieldKey, getFieldSelector, useMarkedElement } from '../../renderer/form/field/fieldElements'
import { configurableFields } from '../../schemas/accountSchema/applySchema'
import { getFieldControlId } from './useCustomFields'
import type { useSchemaEdit } from './useSchemaEdit'

/**
 * Holds the key of the selected field and marks the field in the list, inside the element with the ref
 * `root`. The preview marks the field with this key.
 */
export function useSchemaSelection({
  fieldsEdit,
  catalogueHandle,
}: Pick<ReturnType<typeof useSchemaEdit>, 'fieldsEdit' | 'catalogueHandle'>) {
  const root = useRef<HTMLDivElement>(null)
  const catalogueRoot = useRef<HTMLDetailsElement>(null)
  const [key, setKey] = useState<string | null>(null)
  const place = key === null ? undefined : getPlace(key)
  useMarkedElement(root, place?.selector ?? null, fieldsEdit.fields.length)
  const select = (selectedKey: string) => {
    if (getPlace(selectedKey)?.label && catalogueRoot.current) catalogueRoot.current.open = true
    setKey(selectedKey)
  }
  return {
    root,
    catalogueRoot,
    selection: {
      key,
      select,
      /** Selects the field whose row or settings contain an element. */
      selectAt: (element: Element) => {
        const selectedKey = getKeyAt(element)
        if (selectedKey !== undefined) setKey(selectedKey)
      },
      /**
       * Returns a function that focuses the field in the list; undefined if the list does not show the field.
       */
      getEditAction: (selectedKey: string) => {
        const place = getPlace(selectedKey)
        if (!place) return undefined
        return () => {
          if (place.label) catalogueHandle.current?.focus(place.label)
          else document.getElementById(getFieldControlId(place.id, 'edit'))?.focus()
        }
      },
    },
  }
}

interface ListPlace {
  id: number
  selector: string
  /** Key of the label's input in the form of the standard fields; undefined for a custom field. */
  label?: string
}

/** Returns where the list shows a field; undefined if it does not, as for the built-in fields. */
function getPlace(key: string): ListPlace | undefined {
  const custom = /^custom-(\d+)$/.exec(key)?.[1]
  if (custom !== undefined) return { id: Number(custom), selector: `[data-custom-field="${custom}"]` }
  const entry = configurableFields.find(({ field }) => field.name === key)
  if (!entry) return undefined
  const label = `label-${entry.id}`
  return { id: entry.id, selector: getFieldSelector(label), label }
}

function getKeyAt(element: Element): string | undefined {
  let item = element.closest<HTMLElement>('[data-custom-field]')
  for (
    let outerItem = item;
    outerItem;
    outerItem = outerItem.parentElement?.closest<HTMLElement>('[data-custom-field]') ?? null
  )
    item = outerItem
  if (item) return `custom-${item.dataset.customField}`
  const id = /^(?:label|offered)-(.+)$/.exec(findFieldKey(element) ?? '')?.[1]
  return configurableFields.find((entry) => String(entry.id) === id)?.field.name
}
