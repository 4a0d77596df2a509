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
import { ArrayField, CyclicSchemaField, NullField, ObjectField } from './rjsfFields'
import { ExpandTemplate, OptionTemplate, UnknownTemplate } from './smallTemplates'
import { UntypedField } from './UntypedField'

// At module level: new objects at every render would make rjsf mount every field anew.

/** rjsf's own walkers over objects, lists and choices; leaves are our fields. */
export const structureFields = {
  SchemaField: GuardedSchemaField,
  ObjectField,
  ArrayField: listOrLeaf(ArrayField),
  AnyOfField: ChoiceField,
  OneOfField: ChoiceField,
  CyclicSchemaField,
  NullField,
  FallbackField: UntypedField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
} as unknown as RegistryFieldsType

/** What rjsf makes elements of and our templates never show. */
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

/** Only the choice between schemas asks for widgets by rjsf's names. */
export const structureWidgets = {
  SelectWidget: OptionPicker,
  RadioWidget: OptionPicker,
} as unknown as RegistryWidgetsType
