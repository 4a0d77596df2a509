import type { FieldValue } from '../fields/fieldValue'
import { type FieldKind, kinds } from './kindRegistry'

/** What a field begins with, as it is declared ('Y' of a tick box), as its kind holds it. */
export function toInitialValue(kind: FieldKind, declared: string): FieldValue {
  return kinds[kind].parse(declared) as FieldValue
}
