import type { FieldKind } from './kinds/kindRegistry'

/** A screening question's controlType → the field kind that asks it. */
export const controlTypes: Record<string, FieldKind> = {
  txt: 'text',
  txa: 'textarea',
  sch: 'search',
  ddl: 'select',
  sdl: 'searchable-select',
  rdo: 'radio',
  cbx: 'checkbox',
  num: 'number',
  rng: 'range',
  dte: 'date',
  dtm: 'datetime-local',
  drg: 'date-range',
  tme: 'time',
  eml: 'email',
  tel: 'tel',
  url: 'url',
  pwd: 'password',
  hid: 'hidden',
  fil: 'file',
}

/** The kind for a code; an unknown one is asked as text. */
export function kindOfControl(code: string): FieldKind {
  return Object.hasOwn(controlTypes, code) ? (controlTypes[code] ?? 'text') : 'text'
}
