import { Type } from 'typebox'
import {
  type EmploymentTypes,
  employmentTypeCodes,
} from '../../../src/schemas/employmentTypes/employmentTypeCode'
import { maxEmploymentTypes } from '../../../src/schemas/employmentTypes/employmentTypeRows'
import { endpoint } from '../../http/endpoint'
import { createStringEnum, noContent } from '../../http/responses'
import { changeEmploymentTypes, readEmploymentTypes } from './employmentTypes.service'

/** Employment type codes by the name in the client's vacancies; null publishes no code. */
const EmploymentTypesShape = Type.Unsafe<EmploymentTypes>(
  Type.Object(
    {},
    {
      title: 'EmploymentTypes',
      additionalProperties: Type.Union([
        createStringEnum(employmentTypeCodes, 'EmploymentTypeCode'),
        Type.Null(),
      ]),
      propertyNames: { type: 'string', minLength: 1, maxLength: 255 },
      maxProperties: maxEmploymentTypes,
    },
  ),
)

const example: EmploymentTypes = { Permanent: 'FULL_TIME', Casual: 'PER_DIEM', Secondment: null }

export const getEmploymentTypes = endpoint({
  method: 'GET',
  url: '/api/employmentTypes',
  access: 'client',
  scope: 'site',
  summary: "The employment types of the client's vacancies, with their saved schema.org values",
  schema: {
    response: {
      200: Type.Object(
        { used: Type.Array(Type.String()), employmentTypes: EmploymentTypesShape },
        { title: 'KnownEmploymentTypes' },
      ),
    },
  },
  example: { answer: { used: Object.keys(example), employmentTypes: example } },
  handle: ({ session }, _reply, context) => readEmploymentTypes(context, session.clientId),
})

export const putEmploymentTypes = endpoint({
  method: 'PUT',
  url: '/api/employmentTypes',
  access: 'client',
  scope: 'site',
  limits: 'changes',
  summary: "Saves the schema.org values of the client's employment types; they override its configuration",
  schema: {
    body: Type.Object(
      { employmentTypes: EmploymentTypesShape },
      { additionalProperties: false, title: 'ChangedEmploymentTypes' },
    ),
    response: { 204: noContent },
  },
  example: { body: { employmentTypes: example } },
  handle: async ({ session, body }, reply, context) => {
    await changeEmploymentTypes(context, session, body.employmentTypes)
    return reply.status(204).send(undefined)
  },
})
