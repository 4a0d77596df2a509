import { type FieldKind, fieldKinds, kinds } from './kindRegistry'

const byControlType = new Map<string, FieldKind>(fieldKinds.map((kind) => [kinds[kind].controlType, kind]))

/** The kind that asks a screening question of this controlType; undefined for one that this version does not know. */
export function isKnownControl(controlType: string): FieldKind | undefined {
  return byControlType.get(controlType)
}

/** The kind for a controlType; an unknown one is asked as text. */
export function getControlKind(controlType: string): FieldKind {
  return isKnownControl(controlType) ?? 'text'
}
