import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils'
import { ChoiceField } from './ChoiceField'
import { GroupTemplate } from './GroupTemplate'
import { GuardedSchemaField } from './GuardedSchemaField'
import { LeafField } from './leaf/LeafField'
import { listOrLeaf } from './leaf/listOrLeaf'
import { ListItemTemplate } from './list/ListItemTemplate'
import { ListTemplate } from './list/ListTemplate'
import { OptionPicker } from './OptionPicker'
import { PartTemplate } from './PartTemplate'
import { ArrayField, CyclicSchemaField, ObjectField } from './rjsfFields'
import { ExpandTemplate, OptionTemplate, UnknownTemplate } from './smallTemplates'
import { EmptyField, UntypedField } from './UntypedField'

// These objects are at module level, because new objects on every render would make rjsf remount every field.

/** rjsf's own fields for objects, lists and choices; our fields for leaves. */
export const structureFields = {
  SchemaField: GuardedSchemaField,
  ObjectField,
  ArrayField: listOrLeaf(ArrayField),
  AnyOfField: ChoiceField,
  OneOfField: ChoiceField,
  CyclicSchemaField,
  NullField: EmptyField,
  FallbackField: UntypedField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
} as unknown as RegistryFieldsType

/** For templates that rjsf instantiates but our templates do not show. */
const Nothing = () => null

export const structureTemplates = {
  FieldTemplate: PartTemplate,
  ObjectFieldTemplate: GroupTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItemTemplate,
  MultiSchemaFieldTemplate: OptionTemplate,
  CyclicSchemaExpandTemplate: ExpandTemplate,
  UnsupportedFieldTemplate: UnknownTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
} as unknown as TemplatesType

/** rjsf looks up widgets by name only for the choice between schemas. */
export const structureWidgets = {
  SelectWidget: OptionPicker,
  RadioWidget: OptionPicker,
} as unknown as RegistryWidgetsType
