import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { builtInIds, type CatalogueEntry, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import { orderFields } from '../settings/orderFields'
import type { CustomField } from '../settings/userSettings'
import type { AccountSchema, CatalogueChoice, StoredFormField } from './accountSchema'

/** The catalogue's fields of which something can be said: all but those that are always asked. */
export const choosable: readonly CatalogueEntry[] = fieldCatalogue.filter(
  ({ id }) => !builtInIds.includes(id),
)

/** An account's schema as its rows have it now. */
export function schemaOf(
  rows: readonly StoredFormField[],
  customFields: readonly CustomField[],
): AccountSchema {
  const place = new Map(rows.map(({ id }, at) => [id, at]))
  const at = ({ id }: CustomField) => place.get(id) ?? rows.length
  return {
    customFields: [...customFields].sort((a, b) => at(a) - at(b)),
    catalogue: choosable.map((entry): CatalogueChoice => {
      const row = rows.find(({ id }) => id === entry.id)
      const usual = catalogueLabels[entry.field.name]
      return {
        id: entry.id,
        label: row && row.displayText !== usual ? row.displayText : '',
        isOffered: row !== undefined && row.isWithheld !== true,
      }
    }),
  }
}

/**
 * The rows that this schema makes of the rows that are there: what the client said of a field stays, renamed, withheld
 * or offered again; a field that must always be answered is the client's to hide, not to make optional.
 */
export function applySchema(rows: readonly StoredFormField[], schema: AccountSchema): StoredFormField[] {
  const fromCatalogue = choosable.flatMap((entry) => {
    const choice = schema.catalogue.find(({ id }) => id === entry.id)
    const row = rows.find(({ id }) => id === entry.id)
    if (!choice || (!row && !choice.isOffered)) return row ? [row] : []
    return [
      {
        ...(row ?? newRow(entry.id, false)),
        displayText: choice.label || catalogueLabels[entry.field.name],
        isWithheld: !choice.isOffered,
      },
    ]
  })
  const own = schema.customFields.map((field) => {
    const row = rows.find(({ id }) => id === field.id) ?? newRow(field.id, true)
    const isAlways = isAlwaysAsked(field)
    const isOpen = !isAlways && (field.type !== 'group' || field.repeats !== undefined)
    return {
      ...row,
      displayText: field.label,
      canShowRequired: isOpen,
      isRequired: isAlways || (isOpen && row.canShowRequired && row.isRequired),
    }
  })
  const made = new Map([...fromCatalogue, ...own].map((row) => [row.id, row]))
  const kept = rows.flatMap(({ id }) => made.get(id) ?? [])
  const added = [...made.values()].filter(({ id }) => !rows.some((row) => row.id === id))
  return orderFields(
    [...kept, ...added],
    own.map(({ id }) => id),
  )
}

/** A group that must have rows is asked for them; of one that doesn't repeat its fields say what must be answered. */
function isAlwaysAsked({ rules, repeats }: CustomField): boolean {
  return rules?.required === true || rules?.mustBe === true || (repeats?.min ?? 0) > 0
}

function newRow(id: number, isVisible: boolean): Omit<StoredFormField, 'displayText'> {
  return {
    id,
    canShowVisibility: true,
    canShowRequired: true,
    isVisible,
    isRequired: false,
  }
}
