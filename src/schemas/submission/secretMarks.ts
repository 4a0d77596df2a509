import { getFieldUi } from '../forms/builtForm'
import { type Fields, getGroup } from '../forms/fieldGroup'
import { getFormPostControlName } from './formPostGroups'
import { secretName } from './redisplayedForm'

const rowWildcard = /\.\*\./

/**
 * Returns one mark per secret field: the name of its control and its title. The no-script form submits the marks, so
 * that the server recognises secrets even if it cannot read the form's definition.
 */
export function getSecretMarks(form: Fields, getName = (key: string) => key): string[] {
  return form.uiSchema['ui:order'].flatMap((key) => {
    const group = getGroup(form, key)
    if (group) return getSecretMarks(group.fields, (field) => `${key}.*.${field}`)
    if (getFieldUi(form, key)['ui:widget'] !== 'password') return []
    return [`${getName(key)} ${form.schema.properties[key]?.title ?? ''}`]
  })
}

/** Returns the titles of the submitted secret controls by their names. */
export function findSecretTitles(texts: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const titles = new Map<string, string>()
  for (const mark of texts.get(secretName) ?? []) {
    const [, pattern = '', title = ''] = /^(\S+) ?(.*)$/s.exec(mark) ?? []
    const [group = '', field] = pattern.split(rowWildcard)
    const isMarked = (name: string) =>
      field === undefined ? name === pattern : isRowControl(name, group, field)
    for (const name of texts.keys()) if (isMarked(name)) titles.set(name, title)
  }
  return titles
}

function isRowControl(name: string, group: string, field: string): boolean {
  const rowIndex = name.slice(group.length + 1, name.length - field.length - 1)
  return /^\d{1,4}$/.test(rowIndex) && name === getFormPostControlName(group, Number(rowIndex), field)
}
