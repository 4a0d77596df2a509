import { withLanguage } from '../../texts/language/language'
import { catalogueLabels, sectionTexts } from '../../texts/public/applicationFields.texts'
import { localizeChoice } from '../fieldCatalogue/choices'
import { builtInIds, type CatalogueEntry, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import type { FieldDefinition, FieldSection } from '../forms/fieldDefinition'
import { toInitialValue } from '../kinds/initialValue'
import { isFieldKind, kinds } from '../kinds/kindRegistry'
import type { FieldRule } from '../rules/fieldRule'
import type { ApplicationFormField, CustomField, FormSettings } from '../settings/userSettings'
import { getFieldLanguages, getTextLanguage } from '../translations/localizeText'
import { addVisibilityConditions } from './askedConditions'

const entries = new Map(fieldCatalogue.map((entry) => [entry.id, entry]))

/**
 * Builds the client's part of the application form: its visible fields in the configured order, under the headings of
 * the catalogue or of custom sections.
 */
export function clientSections(settings: FormSettings, isInterest?: boolean): FieldSection[] {
  const sections = new Map<string, Omit<FieldSection, 'id'>>()
  const add = (id: string, title: string, field: FieldDefinition, lang?: string) => {
    const section = sections.get(id) ?? { title, ...(lang ? { lang } : {}), fields: [] }
    section.fields.push(field)
    sections.set(id, section)
  }
  const ownSections = new Map<string, string>()
  const ownFields = new Map(settings.customFields.map((field) => [field.id, field]))
  const visible = withBuiltIns(settings.applicationFormFields)
  for (const chosen of visible) {
    const entry = entries.get(chosen.id)
    const own = ownFields.get(chosen.id)
    if (entry && (entry.field.name !== 'photo' || settings.canAllowUpload))
      add(entry.section, sectionTexts[entry.section], catalogueField(entry, chosen))
    else if (own && chosen.id >= 100 && isShownOn(own, isInterest)) {
      const title = own.section ?? sectionTexts.own
      const id = own.section ? (ownSections.get(title) ?? `own-${own.id}`) : 'own'
      ownSections.set(title, id)
      add(id, title, customField(own, chosen), own.section && getTextLanguage(own, 'section'))
    }
  }
  const declared = [...sections].map(([id, section]) => ({ id, ...section }))
  // If the form does not ask for the country, it is assumed to be the home country: the state is asked for, the
  // overseas state is not.
  return addVisibilityConditions(declared)
}

/** First Name, Last Name and Email are always first, visible and required, regardless of the settings [SE-03]. */
function withBuiltIns(fields: ApplicationFormField[]): ApplicationFormField[] {
  const builtIn = builtInIds.map((id) => ({
    id,
    displayText: fields.find((field) => field.id === id)?.displayText ?? '',
    canShowVisibility: false,
    canShowRequired: false,
    isVisible: true,
    isRequired: true,
  }))
  return [...builtIn, ...fields.filter((field) => field.isVisible && !builtInIds.includes(field.id))]
}

function catalogueField(entry: CatalogueEntry, chosen: ApplicationFormField): FieldDefinition {
  const { rule, fileTypeGroup, max, ...field } = entry.field
  const rules: FieldRule = { kind: rule, required: chosen.isRequired }
  if (fileTypeGroup) rules.fileTypeGroup = fileTypeGroup
  if (max) rules.max = max
  const options = field.options && { options: field.options.map(localizeChoice) }
  const usual = catalogueLabels[field.name]
  const isOwn =
    chosen.displayText && chosen.displayText !== withLanguage('en', () => catalogueLabels[field.name])
  if (!isOwn) return { ...field, ...options, label: usual, rules }
  return { ...field, ...options, label: chosen.displayText, rules, ...getFieldLanguages(chosen, 'label') }
}

function isShownOn({ shownOn }: CustomField, isInterest: boolean | undefined): boolean {
  return shownOn === undefined || isInterest === undefined || (shownOn === 'interests') === isInterest
}

function customField(own: CustomField, chosen: ApplicationFormField): FieldDefinition {
  const isSaid = own.translated?.includes('label')
  const label = isSaid ? own.label : chosen.displayText || own.label
  const asked = { label, isRequired: chosen.isRequired }
  return own.type === 'group' ? customGroup(own, asked) : ownAnswer(own, asked)
}

interface RequestedFields {
  label: string
  isRequired: boolean
}

/**
 * The SuperUser decides which fields of the group are required; the client's settings only cover the group itself.
 */
function customGroup(own: CustomField, { label, isRequired }: RequestedFields): FieldDefinition {
  const { fields = [], repeats, itemLabel, notes, rules } = own
  return {
    name: `custom-${own.id}`,
    type: 'group',
    label,
    rules: { kind: 'any', ...rules, required: repeats !== undefined && isRequired },
    fields: fields.map((field) =>
      ownAnswer(field, {
        label: field.label,
        isRequired: field.rules?.required === true || field.rules?.mustBe === true,
      }),
    ),
    ...(repeats ? { repeats } : {}),
    ...(itemLabel ? { itemLabel } : {}),
    ...(notes ? { notes } : {}),
    ...getFieldLanguages(own, 'label', notes && 'notes'),
    ...getLogic(own),
  }
}

/** Returns the conditions and the width of a custom field. */
function getLogic({ visibleWhen, requiredWhen, width }: CustomField) {
  return {
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(requiredWhen ? { requiredWhen } : {}),
    ...(width ? { width } : {}),
  }
}

/** Builds a custom field. An unknown kind falls back to text. */
function ownAnswer(own: CustomField, { label, isRequired }: RequestedFields): FieldDefinition {
  const type = isFieldKind(own.type) ? own.type : 'text'
  return {
    name: `custom-${own.id}`,
    type,
    label,
    // The address or secret may belong to another person, such as a referee, so the browser must not fill in the
    // applicant's.
    ...(type === 'email' || type === 'password' ? { autocomplete: 'off' } : {}),
    rules: { kind: kinds[type].rule, ...own.rules, required: isRequired },
    ...(own.notes ? { notes: own.notes } : {}),
    ...(own.options?.length ? { options: own.options } : {}),
    ...(own.value ? { value: toInitialValue(type, own.value) } : {}),
    ...getFieldLanguages(own, 'label', own.notes && 'notes'),
    ...getLogic(own),
  }
}
