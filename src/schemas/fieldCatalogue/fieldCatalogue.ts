import type { catalogueLabels } from '../../texts/public/applicationFields.texts'
import type { FieldDefinition } from '../forms/fieldDefinition'
import type { RuleKind } from '../rules/fieldRule'
import { countries, genders, maritalStatuses, states, titles, workStatuses } from './choices'

export type CatalogueKey = keyof typeof catalogueLabels
export type CatalogueSection = 'about' | 'address' | 'emergency' | 'documents' | 'more'

export interface CatalogueEntry {
  id: number
  section: CatalogueSection
  /** The definition of the field without the parts that the client decides: its label and whether it is required. */
  field: Omit<FieldDefinition, 'name' | 'label' | 'rules'> & {
    name: CatalogueKey
    rule: RuleKind
    fileTypeGroup?: 1 | 2
    max?: number
  }
}

const createTextField = (
  name: CatalogueKey,
  autocomplete?: string,
  max?: number,
): CatalogueEntry['field'] => ({
  name,
  type: 'text',
  rule: 'string',
  ...(autocomplete ? { autocomplete } : {}),
  ...(max ? { max } : {}),
})
const createPhoneField = (name: CatalogueKey, autocomplete?: string): CatalogueEntry['field'] => ({
  ...createTextField(name, autocomplete, 30),
  type: 'tel',
  inputmode: 'tel',
})
const createChoiceField = (
  name: CatalogueKey,
  options: FieldDefinition['options'],
  autocomplete?: string,
): CatalogueEntry['field'] => ({
  ...createTextField(name, autocomplete),
  type: 'select',
  ...(options ? { options } : {}),
})
const createDocumentField = (name: CatalogueKey): CatalogueEntry['field'] => ({
  name,
  type: 'file',
  rule: 'file',
  fileTypeGroup: 2,
})

/** The fields that a client's application form may use, by the ids in its settings. */
export const fieldCatalogue: readonly CatalogueEntry[] = [
  { id: 1.1, section: 'about', field: createTextField('firstName', 'given-name') },
  { id: 1.2, section: 'about', field: createTextField('surname', 'family-name') },
  {
    id: 1.3,
    section: 'about',
    field: { ...createTextField('email', 'email'), type: 'email', rule: 'email', inputmode: 'email' },
  },
  { id: 1, section: 'about', field: createChoiceField('title', titles, 'honorific-prefix') },
  { id: 2, section: 'about', field: createTextField('preferredName', 'nickname') },
  { id: 3, section: 'about', field: createPhoneField('homePhone', 'home tel') },
  { id: 4, section: 'about', field: createPhoneField('mobile', 'tel') },
  {
    id: 5,
    section: 'about',
    field: { name: 'birthDate', type: 'date', rule: 'string', autocomplete: 'bday' },
  },
  { id: 6, section: 'about', field: createChoiceField('gender', genders) },
  {
    id: 7,
    section: 'about',
    field: { ...createTextField('linkedIn', 'url'), type: 'url', rule: 'URL', inputmode: 'url' },
  },
  { id: 8, section: 'about', field: createChoiceField('maritalStatus', maritalStatuses) },
  { id: 9, section: 'about', field: createChoiceField('workStatus', workStatuses) },
  { id: 10, section: 'emergency', field: createTextField('emergencyContactName') },
  { id: 11, section: 'emergency', field: createPhoneField('emergencyContactPhone') },
  { id: 12, section: 'emergency', field: createPhoneField('emergencyContactMobile') },
  { id: 13, section: 'address', field: createTextField('street', 'address-line1') },
  { id: 14, section: 'address', field: createTextField('suburb', 'address-level2') },
  { id: 15, section: 'address', field: { ...createTextField('postcode', 'postal-code', 12) } },
  {
    id: 17,
    section: 'address',
    field: { ...createChoiceField('countryCode', countries, 'country'), type: 'searchable-select' },
  },
  {
    id: 16,
    section: 'address',
    field: {
      ...createChoiceField('stateCode', states, 'address-level1'),
      visibleWhen: { field: 'countryCode', equals: 'AU', orUnanswered: true },
    },
  },
  {
    id: 18,
    section: 'address',
    field: {
      ...createTextField('stateNameOverseas', 'address-level1'),
      visibleWhen: { field: 'countryCode', notEquals: 'AU' },
    },
  },
  { id: 20, section: 'documents', field: createDocumentField('resume') },
  { id: 21, section: 'documents', field: createDocumentField('coverLetter') },
  { id: 22, section: 'documents', field: { name: 'photo', type: 'file', rule: 'file', fileTypeGroup: 1 } },
  { id: 19, section: 'more', field: { name: 'notes', type: 'textarea', rule: 'string' } },
  { id: 23, section: 'more', field: { name: 'retainRecord', type: 'checkbox', rule: 'boolean' } },
]

/** Fields that are always visible, always required, and never configurable [SE-03]. */
export const builtInIds: readonly number[] = [1.1, 1.2, 1.3]
