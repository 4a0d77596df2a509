import { useLayoutEffect, useRef } from 'react'
import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'
import type { FormStore } from '../state/formStore'

/** Applies changed default values to a preview's store at once, except to fields whose answer was changed by hand. */
export function useDefaults(store: FormStore, defaults: FormValues): void {
  const applied = useRef(defaults)
  useLayoutEffect(() => {
    for (const [key, value] of Object.entries(defaults)) {
      const before = applied.current[key]
      if (!isSame(value, before) && isSame(store.state(key).value, before)) store.set(key, value)
    }
    applied.current = defaults
  }, [store, defaults])
}

function isSame(fieldValue: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(fieldValue) === JSON.stringify(other)
}
