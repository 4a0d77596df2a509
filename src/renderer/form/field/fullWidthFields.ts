import { useMemo, useSyncExternalStore } from 'react'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../../schemas/forms/builtForm'
import { isVisible } from '../../../schemas/forms/formVisibility'
import { kinds } from '../../../schemas/kinds/kindRegistry'
import { useFormScope } from '../state/FormScope'

/**
 * Kinds that fill a row of the two-column layout. A checkbox does so unless all visible fields are single checkboxes.
 */
const wideControls = new Set(['textarea', 'radio', 'checkbox'])

/** Returns the keys of the half-width fields that have no neighbor in a two-column row and may fill it. */
export function getFullWidthFields(
  form: Pick<BuiltForm, 'uiSchema'>,
  keys: readonly string[],
  values: FormValues,
): string[] {
  const visible = keys.filter((key) => isDrawn(form, key) && isVisible(form, key, values))
  const ticksOnly = visible.every((key) => isTick(form, key))
  const fullWidth: string[] = []
  let half: string | null = null
  for (const key of visible) {
    if (isWide(form, key, ticksOnly)) {
      if (half !== null) fullWidth.push(half)
      half = null
    } else half = half === null ? key : null
  }
  return half === null ? fullWidth : [...fullWidth, half]
}

function isWide(form: Pick<BuiltForm, 'uiSchema'>, key: string, ticksOnly: boolean): boolean {
  const width = getFieldUi(form, key)?.['ui:options'].width
  return width === undefined ? !ticksOnly && wideControls.has(getKind(form, key)) : width === 'full'
}

const subscribeToNothing = () => () => undefined

/**
 * Returns the full-width fields of a mounted section. Recomputes them on answer changes only if a field is
 * conditional.
 */
export function useFullWidthFields(keys: readonly string[]): ReadonlySet<string> {
  const { form, store } = useFormScope()
  const isFixed = useMemo(
    () => keys.every((key) => getFieldUi(form, key)?.['ui:options'].visibleWhen === undefined),
    [form, keys],
  )
  const fixed = useMemo(
    () => (isFixed ? getFullWidthFields(form, keys, {}).join('/') : null),
    [isFixed, form, keys],
  )
  const read = () => fixed ?? getFullWidthFields(form, keys, store.values()).join('/')
  const found = useSyncExternalStore(isFixed ? subscribeToNothing : store.onChange, read, read)
  return useMemo(() => new Set(found.split('/')), [found])
}

/** Returns the field's kind. A property that is more than one leaf has no kind; it fills a row, like a text area. */
const getKind = (form: Pick<BuiltForm, 'uiSchema'>, key: string) =>
  getFieldUi(form, key)?.['ui:widget'] ?? 'textarea'

const isDrawn = (form: Pick<BuiltForm, 'uiSchema'>, key: string) =>
  kinds[getKind(form, key)]?.isShown !== false

const isTick = (form: Pick<BuiltForm, 'uiSchema'>, key: string) =>
  getKind(form, key) === 'checkbox' && !getFieldUi(form, key)['ui:options'].choices?.length
