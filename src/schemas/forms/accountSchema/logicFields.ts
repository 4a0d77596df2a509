import { catalogueLabels } from '../../../texts/catalogue'
import { isFieldType } from '../../kinds/fieldType'
import type { CustomField } from '../../userSettings'
import type { LogicField } from '../../validation/checkLogic'
import { catalogue } from '../application/catalogue'

/** An own field as conditions know it: by its key in the form, which its id makes and no rename changes. */
export function logicFieldOf(field: CustomField): LogicField {
  const { id, type, label, options, repeats, visibleWhen, requiredWhen } = field
  const kind = isFieldType(type) ? type : 'text'
  const looked = { kind, options, repeats: repeats !== undefined }
  return { key: ownKey(id), label, ...looked, visibleWhen, requiredWhen }
}

export function ownKey(id: number): string {
  return `custom-${id}`
}

/** The fields of the catalogue, which conditions may look at whether the client asks them or not. */
export const catalogueLogic: readonly LogicField[] = catalogue.map(({ field }) => ({
  key: field.name,
  kind: field.type,
  label: catalogueLabels[field.name],
  options: field.options,
}))
