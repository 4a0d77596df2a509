/**
 * rjsf's field components, and a constant that they use. They are imported one by one, because the package's entry
 * would add its form, templates and widgets to the bundle; its `exports` offer these paths.
 */
export { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js'
export { default as ArrayField } from '@rjsf/core/lib/components/fields/ArrayField.js'
export { default as CyclicSchemaField } from '@rjsf/core/lib/components/fields/CyclicSchemaField.js'
export { default as MultiSchemaField } from '@rjsf/core/lib/components/fields/MultiSchemaField.js'
export { default as NullField } from '@rjsf/core/lib/components/fields/NullField.js'
export { default as ObjectField } from '@rjsf/core/lib/components/fields/ObjectField.js'
export { default as SchemaField } from '@rjsf/core/lib/components/fields/SchemaField.js'
