import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { logicTexts } from '../../texts/admin/fieldLogic.texts'
import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { rulesTexts } from '../../texts/public/form.texts'
import { fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import {
  checkDayBounds,
  getInitialValueMessage,
  supportsCharacterRules,
} from '../fieldLogic/checkFieldBounds'
import { checkGroup } from '../fieldLogic/checkGroup'
import { checkLogic, type LogicField } from '../fieldLogic/checkLogic'
import { isBlankText } from '../fields/cleanText'
import type { FieldError } from '../forms/builtForm'
import { checkTranslations } from '../forms/checkTranslations'
import { type FieldType, isFieldType } from '../kinds/fieldType'
import type { KindField } from '../kinds/kindField'
import { type FieldKind, kinds } from '../kinds/kindRegistry'
import type { KindTraits } from '../kinds/kindTraits'
import type { RuleKind } from '../rules/fieldRule'
import { flattenAllTranslations, getFieldTexts } from '../settings/translatableFieldTexts'
import type { CustomField } from '../settings/userSettings'
import type { AccountSchema } from './accountSchema'
import { configurableFields } from './applySchema'

/** Upper bounds of an account's schema: numbers of items, and lengths in characters. */
export const schemaBounds = {
  fields: 200,
  label: 200,
  notes: 500,
  options: 500,
  message: 200,
  length: 4000,
  value: 1000,
}

/** Validates an account's schema. Returns the errors with their paths in it. Used by the editor and the server. */
export function checkAccountSchema({ customFields, catalogue }: AccountSchema): FieldError[] {
  const errors: FieldError[] = []
  const addError = (path: string, message: string | undefined) => {
    if (message !== undefined) errors.push({ path, message })
  }
  if (customFields.length > schemaBounds.fields)
    addError('/customFields', texts.tooManyFields(schemaBounds.fields))
  const ids = new Set<number>()
  for (const [index, field] of customFields.entries()) {
    for (const { id, path } of flattenField(field, `/customFields/${index}`)) {
      addError(`${path}/id`, id < 100 || ids.has(id) ? texts.badId : undefined)
      ids.add(id)
    }
    for (const { path, message } of checkField(field)) addError(`/customFields/${index}${path}`, message)
  }
  for (const { path, message } of checkFieldLogic(customFields)) addError(path, message)
  for (const [index, choice] of catalogue.entries()) {
    const isKnown = configurableFields.some(({ id }) => id === choice.id)
    addError(`/catalogue/${index}/id`, isKnown ? undefined : rulesTexts.unknownField)
    addError(`/catalogue/${index}/label`, getTooLongMessage(choice.label, schemaBounds.label))
  }
  return errors
}

/**
 * Validates conditions. A field in a group may refer to the fields of its group, to other fields outside of groups, and
 * to catalogue fields, but not to fields of another group.
 */
function checkFieldLogic(customFields: readonly CustomField[]): FieldError[] {
  const logicFields = customFields.map(toLogicField)
  const fieldErrors = checkLogic(logicFields, catalogueLogicFields).map(({ index, part, message }) => ({
    path: `/customFields/${index}/${part}`,
    message,
  }))
  const groupFieldErrors = customFields.flatMap(({ fields = [] }, index) => {
    const outerFields = logicFields.filter((_field, fieldIndex) => fieldIndex !== index)
    return checkLogic(fields.map(toLogicField), [...catalogueLogicFields, ...outerFields]).map((error) => ({
      path: `/customFields/${index}/fields/${error.index}/${error.part}`,
      message: error.message,
    }))
  })
  return [...fieldErrors, ...groupFieldErrors]
}

/** Returns the field and, if it is a group, the fields of the group, each with its path. */
export function flattenField(
  field: CustomField,
  path: string,
): { id: number; field: CustomField; path: string }[] {
  const parts = (field.fields ?? []).map((part, index) => ({
    id: part.id,
    field: part,
    path: `${path}/fields/${index}`,
  }))
  return [{ id: field.id, field, path }, ...parts]
}

/** Validates one custom field. Paths are relative to the field: `/label`, `/rules/max`. */
export function checkField(field: CustomField): FieldError[] {
  if (!isFieldType(field.type)) return [{ path: '/type', message: rulesTexts.option }]
  const { rules = {}, type } = field
  const { maxlength, rule, isShown } = getTraits(type)
  const hasLength = maxlength !== null
  const messages: Message[] = [
    [
      '/label',
      isBlankText(field.label) ? rulesTexts.required : getTooLongMessage(field.label, schemaBounds.label),
    ],
    ['/notes', getTooLongMessage(field.notes ?? '', schemaBounds.notes)],
    ['/options', getOptionsMessage(field)],
    ['/rules/min', getLengthMessage(rules.min, hasLength)],
    [
      '/rules/max',
      getLengthMessage(rules.max, hasLength) ??
        (isAbove(rules.min, rules.max) ? texts.minAboveMax : undefined),
    ],
    ['/rules/minimum', getNumberMessage(rules.minimum, rule)],
    [
      '/rules/maximum',
      getNumberMessage(rules.maximum, rule) ??
        (isAbove(rules.minimum, rules.maximum) ? texts.minimumAboveMaximum : undefined),
    ],
    ...(type === 'group' ? checkGroupRules(field) : checkKindRules(field, type)),
    ['/section', getTooLongMessage(field.section ?? '', schemaBounds.label)],
    ['/rules/mustBe', rules.mustBe && !isSingleTickBoxField(field) ? texts.onlyForSingleTickBox : undefined],
    ['/itemLabel', getTooLongMessage(field.itemLabel ?? '', schemaBounds.label)],
    ['/rules/message', getTooLongMessage(rules.message ?? '', schemaBounds.message)],
    ['/rules/required', !isShown && rules.required ? texts.hiddenRequired : undefined],
    ['/rules/fileTypeGroup', rules.fileTypeGroup && rule !== 'file' ? texts.noFileGroup : undefined],
  ]
  return [
    ...messages.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }])),
    ...checkTranslations(
      flattenAllTranslations(field.translations),
      getFieldTexts(field),
      schemaBounds.notes,
    ),
    ...checkGroup(field, (part) => (part.type === 'group' ? [] : checkField(part))),
  ]
}

type Message = [path: string, message: string | undefined]

function checkKindRules({ rules = {}, value, options }: CustomField, kind: FieldKind): Message[] {
  const kindField: KindField = {
    rules: { kind: kinds[kind].rule, required: false, ...rules },
    ...(options ? { options } : {}),
  }
  return [
    ...checkDayBounds(kind, rules).map(([part, message]): Message => [`/rules/${part}`, message]),
    ['/rules/characters', rules.characters && !supportsCharacterRules(kind) ? logicTexts.notText : undefined],
    ['/value', getInitialValueMessage(kind, value, kindField)],
  ]
}

/** Rejects rules and initial values that the fields of a group can have, but not the group itself. */
function checkGroupRules({ rules = {}, value }: CustomField): Message[] {
  return [
    ['/rules/earliest', rules.earliest || rules.latest ? logicTexts.notDays : undefined],
    ['/rules/characters', rules.characters ? logicTexts.notText : undefined],
    ['/value', value === undefined ? undefined : logicTexts.noDefault],
  ]
}

/** Returns the traits of a kind; a group has neither options nor a maximum length. */
function getTraits(type: FieldType): Pick<KindTraits, 'maxlength' | 'rule' | 'isShown' | 'options'> {
  return type === 'group' ? { maxlength: null, rule: 'any', isShown: true, options: 'none' } : kinds[type]
}

function getTooLongMessage(text: string, maximum: number): string | undefined {
  return text.length > maximum ? rulesTexts.maximum(maximum) : undefined
}

function getOptionsMessage({ type, options = [] }: CustomField): string | undefined {
  const optionsUse = getTraits(type).options
  if (optionsUse === 'none') return options.length > 0 ? texts.noOptions : undefined
  if (optionsUse === 'needed' && options.length === 0) return rulesTexts.required
  if (options.length > schemaBounds.options) return texts.tooManyOptions(schemaBounds.options)
  if (options.some(({ label, value }) => isBlankText(label) || isBlankText(value))) return texts.emptyOption
  if (options.some(({ label, value }) => label.length > 200 || value.length > 200))
    return rulesTexts.maximum(200)
  return new Set(options.map(({ value }) => value)).size < options.length ? texts.repeatedOption : undefined
}

function getLengthMessage(length: number | undefined, hasLength: boolean): string | undefined {
  if (length === undefined) return undefined
  if (!hasLength) return texts.noLength
  const isValidLength = Number.isInteger(length) && length >= 1 && length <= schemaBounds.length
  return isValidLength ? undefined : texts.badLength(schemaBounds.length)
}

function getNumberMessage(bound: number | undefined, rule: RuleKind): string | undefined {
  if (bound === undefined) return undefined
  if (rule !== 'number') return texts.notNumber
  return Number.isFinite(bound) ? undefined : texts.badNumber
}

function isAbove(minimum: number | undefined, maximum: number | undefined): boolean {
  return minimum !== undefined && maximum !== undefined && minimum > maximum
}

function isSingleTickBoxField({ type, options }: CustomField): boolean {
  return getTraits(type).options === 'possible' && !options?.length
}

/** Returns a custom field as conditions refer to it: by its form key, which derives from its id and never changes. */
export function toLogicField(field: CustomField): LogicField {
  const { id, type, label, options, repeats, visibleWhen, requiredWhen } = field
  const kind = isFieldType(type) ? type : 'text'
  const comparedField = { kind, options, repeats: repeats !== undefined }
  return { key: toCustomFieldKey(id), label, ...comparedField, visibleWhen, requiredWhen }
}

export function toCustomFieldKey(id: number): string {
  return `custom-${id}`
}

/** The catalogue fields. Conditions may refer to them even if the client does not use them. */
export const catalogueLogicFields: readonly LogicField[] = fieldCatalogue.map(({ field }) => ({
  key: field.name,
  kind: field.type,
  label: catalogueLabels[field.name],
  options: field.options,
}))
