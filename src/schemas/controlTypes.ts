import { type FieldKind, fieldKinds, kinds } from './kinds/kindRegistry'

const byControlType = new Map<string, FieldKind>(fieldKinds.map((kind) => [kinds[kind].controlType, kind]))

/** The kind that asks a screening question of this controlType; undefined for one that this version does not know. */
export function knownControl(controlType: string): FieldKind | undefined {
  return byControlType.get(controlType)
}

/** The kind for a controlType; an unknown one is asked as text. */
export function kindOfControl(controlType: string): FieldKind {
  return knownControl(controlType) ?? 'text'
}
