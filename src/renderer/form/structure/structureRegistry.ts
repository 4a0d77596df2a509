import {
  ADDITIONAL_PROPERTY_FLAG,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type RJSFSchema,
  type SchemaUtilsType,
  type TemplatesType,
} from '@rjsf/utils'
import { getDeclaredPattern, isQuotedPattern } from '../../../schemas/externalSchema/displayedPattern'
import { isSchema } from '../../../schemas/forms/jsonSchema'
import { GroupTemplate } from './GroupTemplate'
import { GuardedSchemaField } from './GuardedSchemaField'
import { LeafField } from './leaf/LeafField'
import { createListOrLeaf } from './leaf/listOrLeaf'
import { ListItemTemplate } from './list/ListItemTemplate'
import { ListTemplate } from './list/ListTemplate'
import { ChoiceField, OptionPicker } from './OptionPicker'
import { PartTemplate } from './PartTemplate'
import { ArrayField, CyclicSchemaField, ObjectField } from './rjsfFields'
import { ExpandTemplate, OptionTemplate, UnknownTemplate } from './smallTemplates'
import { EmptyField, UntypedField } from './UntypedField'

// These objects are at module level, because new objects on every render would make rjsf remount every field.

/** rjsf's own fields for objects, lists and choices; our fields for leaves. */
export const structureFields = {
  SchemaField: GuardedSchemaField,
  ObjectField,
  ArrayField: createListOrLeaf(ArrayField),
  AnyOfField: ChoiceField,
  OneOfField: ChoiceField,
  CyclicSchemaField,
  NullField: EmptyField,
  FallbackField: UntypedField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
} as unknown as RegistryFieldsType

/** Replaces templates that rjsf renders although our own templates show their content. */
const EmptyTemplate = () => null

export const structureTemplates = {
  FieldTemplate: PartTemplate,
  ObjectFieldTemplate: GroupTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItemTemplate,
  MultiSchemaFieldTemplate: OptionTemplate,
  CyclicSchemaExpandTemplate: ExpandTemplate,
  UnsupportedFieldTemplate: UnknownTemplate,
  DescriptionFieldTemplate: EmptyTemplate,
  FieldHelpTemplate: EmptyTemplate,
  FieldErrorTemplate: EmptyTemplate,
} as unknown as TemplatesType

/** rjsf looks up widgets by name only for the choice between schemas. */
export const structureWidgets = {
  SelectWidget: OptionPicker,
  RadioWidget: OptionPicker,
} as unknown as RegistryWidgetsType

/** Tests a property name against a pattern of `patternProperties`. */
export type MatchesName = (pattern: string, name: string) => boolean

/**
 * Returns rjsf's schema functions, extended by the patterns that rjsf cannot test itself: a property whose name matches
 * such a pattern gets the fields of the pattern's schema.
 */
export function withPatternFields(utils: SchemaUtilsType, matchesName: MatchesName): SchemaUtilsType {
  const retrieveSchema: SchemaUtilsType['retrieveSchema'] = (schema, answer, resolves) => {
    const retrieved: RJSFSchema = utils.retrieveSchema(schema, answer, resolves)
    const { properties = {}, patternProperties = {} } = retrieved
    const quotedPatterns = Object.entries(patternProperties).filter(([pattern]) => isQuotedPattern(pattern))
    if (quotedPatterns.length === 0) return retrieved
    const parts = Object.entries(properties).map(([name, part]) => {
      if (!isSchema(part) || !(ADDITIONAL_PROPERTY_FLAG in part)) return [name, part]
      const matchingPatterns = quotedPatterns.filter(([pattern]) =>
        matchesName(getDeclaredPattern(pattern), name),
      )
      if (matchingPatterns.length === 0) return [name, part]
      const value: unknown = isSchema(answer) ? answer[name] : undefined
      const patternSchema = retrieveSchema(
        { allOf: matchingPatterns.map(([, item]) => item) } as RJSFSchema,
        value,
      )
      return [name, { ...patternSchema, [ADDITIONAL_PROPERTY_FLAG]: true }]
    })
    return { ...retrieved, properties: Object.fromEntries(parts) }
  }
  return Object.assign(Object.create(utils) as SchemaUtilsType, { retrieveSchema })
}
