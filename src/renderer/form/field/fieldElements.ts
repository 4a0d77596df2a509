import { type RefObject, useEffect } from 'react'
import { runAfterPress } from '../../../widgets/shared/runAfterPress'

/**
 * Returns the element id for an answer path. Keys of external schemas may contain characters that are unsafe in an id;
 * they are escaped.
 */
export function createElementId(prefix: string, path: string): string {
  return `${prefix}--${path.replace(/[^\w/-]/g, (sign) => `.${sign.charCodeAt(0).toString(16)}`).replaceAll('/', '--')}`
}

/** Returns a selector of the elements that belong to the field with this key, in any mounted form, in any mounted form. */
export function getFieldSelector(key: string): string {
  const idSuffix = createElementId('', key)
  return `[id$="${idSuffix}"], [id$="${idSuffix}--label"], [data-why="${key}"]`
}

/** Returns the key of the top-level field that contains an element of a form; undefined outside fields. */
export function findFieldKey(element: Element): string | undefined {
  const reason = element.closest<HTMLElement>('[data-why]')
  if (reason) return reason.dataset.why
  let field = element.closest('.fy-field')
  for (let outer = field; outer; outer = outer.parentElement?.closest('.fy-field') ?? null) field = outer
  const id = field?.id || field?.querySelector('[id*="--"]')?.id
  return id?.split('--')[1]
}

/**
 * Marks the field, list item or explanation at `selector` inside `root` and scrolls it into view. It scrolls the
 * nearest `[data-scroller]`; without one, the page. It scrolls after a press has ended, because an element that moves
 * between press and release is not clicked.
 * @param revision a value that changes when the element may have been replaced
 */
export function useMarkedElement(
  root: RefObject<Element | null>,
  selector: string | null,
  revision: unknown = null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element may be another one after a revision.
  useEffect(() => {
    const matchedElement = selector === null ? null : root.current?.querySelector(selector)
    const element = matchedElement?.closest('.fy-field, [data-custom-field], [data-why]')
    if (!element) return
    element.setAttribute('data-lit', '')
    element.setAttribute('aria-current', 'true')
    runAfterPress(() => showElement(element))
    return () => {
      element.removeAttribute('data-lit')
      element.removeAttribute('aria-current')
    }
  }, [root, selector, revision])
}

function showElement(element: Element): void {
  // The user is already working in the field.
  if (element.contains(document.activeElement)) return
  const box = element.closest('[data-scroller]')
  const inner = element.getBoundingClientRect()
  if (!box) {
    if (inner.top < 0 || inner.bottom > window.innerHeight) element.scrollIntoView?.({ block: 'center' })
    return
  }
  const outer = box.getBoundingClientRect()
  // The scroll container may extend below the window.
  const bottom = Math.min(outer.bottom, window.innerHeight)
  if (inner.top < outer.top || inner.bottom > bottom)
    box.scrollTop += inner.top - outer.top - (bottom - outer.top - inner.height) / 2
  // The last field of a container that extends below the window cannot be scrolled up any further in it.
  if (element.getBoundingClientRect().bottom > window.innerHeight)
    element.scrollIntoView?.({ block: 'nearest' })
}
