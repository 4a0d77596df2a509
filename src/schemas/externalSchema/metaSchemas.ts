import applicator2019 from 'ajv/dist/refs/json-schema-2019-09/meta/applicator.json'
import content2019 from 'ajv/dist/refs/json-schema-2019-09/meta/content.json'
import core2019 from 'ajv/dist/refs/json-schema-2019-09/meta/core.json'
import format2019 from 'ajv/dist/refs/json-schema-2019-09/meta/format.json'
import metaData2019 from 'ajv/dist/refs/json-schema-2019-09/meta/meta-data.json'
import validation2019 from 'ajv/dist/refs/json-schema-2019-09/meta/validation.json'
import schema2019 from 'ajv/dist/refs/json-schema-2019-09/schema.json'
import applicator2020 from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json'
import content2020 from 'ajv/dist/refs/json-schema-2020-12/meta/content.json'
import core2020 from 'ajv/dist/refs/json-schema-2020-12/meta/core.json'
import format2020 from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json'
import metaData2020 from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json'
import unevaluated2020 from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json'
import validation2020 from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json'
import schema2020 from 'ajv/dist/refs/json-schema-2020-12/schema.json'
import schema6 from 'ajv/dist/refs/json-schema-draft-06.json'
import schema7 from 'ajv/dist/refs/json-schema-draft-07.json'
import type { JsonSchema } from '../forms/jsonSchema'
import { findDynamicAnchors } from './dynamicReferences'
import { toValidatedSchema } from './validatedSchema'

const metaSchemasWithoutDynamicAnchors: readonly JsonSchema[] = [
  schema6,
  schema7,
  schema2019,
  core2019,
  applicator2019,
  validation2019,
  metaData2019,
  format2019,
  content2019,
]
const metaSchemas2020: readonly JsonSchema[] = [
  schema2020,
  core2020,
  applicator2020,
  unevaluated2020,
  validation2020,
  metaData2020,
  format2020,
  content2020,
]

const getAddress = ({ $id }: JsonSchema) => String($id).replace(/#$/, '')

/** Returns the meta-schemas by their URIs, prepared for validation. */
export function createMetaSchemas(): Record<string, JsonSchema> {
  const anchors = findDynamicAnchors(schema2020, getAddress(schema2020))
  return Object.fromEntries([
    ...metaSchemasWithoutDynamicAnchors.map((schema) => [getAddress(schema), toValidatedSchema(schema)]),
    ...metaSchemas2020.map((schema) => [getAddress(schema), toValidatedSchema(schema, anchors)]),
  ])
}
