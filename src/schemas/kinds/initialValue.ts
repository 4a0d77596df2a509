import type { FieldValue } from '../fields/fieldValue'
import { type FieldKind, kinds } from './kindRegistry'

/** Converts a declared initial value ('Y' of a tick box) to the value of its kind. */
export function toInitialValue(kind: FieldKind, declared: string): FieldValue {
  return kinds[kind].parse(declared) as FieldValue
}
