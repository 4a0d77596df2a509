import { type FieldKind, fieldKinds, kinds } from './kindRegistry'

const kindsByControlType = new Map<string, FieldKind>(
  fieldKinds.map((kind) => [kinds[kind].controlType, kind]),
)

/** Returns the kind of a screening question with this controlType; undefined for an unknown one. */
export function findControlKind(controlType: string): FieldKind | undefined {
  return kindsByControlType.get(controlType)
}

/** Returns the kind for a controlType; text for an unknown one. */
export function getControlKind(controlType: string): FieldKind {
  return findControlKind(controlType) ?? 'text'
}
