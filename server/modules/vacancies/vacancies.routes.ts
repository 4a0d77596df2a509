import { type Static, Type } from 'typebox'
import { toVacancyCodeKey } from '../../../src/schemas/vacancies/vacancy'
import { withEmptyLists } from '../../../src/schemas/vacancies/vacancyPayload'
import { workplaceKinds } from '../../../src/schemas/vacancies/workplace'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import { endpoint } from '../../http/endpoint'
import { TranslatedTextNames } from '../../http/formField.schemas'
import { CodeParams, IdParams, LanguageQuery } from '../../http/parameters'
import { createStringEnum, DateTime, NullableDateTime, noContent } from '../../http/responses'
import { ProblemError } from '../../problem'
import { createPoolDetector } from '../files/checkFile'
import { sanitizeLargeDescriptions } from './sanitizeLargeDescriptions'
import { sendJsonWithEtag } from './sendPreparedJson'
import { DocumentsShape, documentsExample } from './vacancies.schemas'
import { getAdvertisedListJson, readVacancyDetail } from './vacancies.service'
import { importVacancy, withdrawVacancyByCode } from './vacancyImport.service'
import { VacancyPayloadShape } from './vacancyPayload.schemas'

const listItemProperties = {
  id: Type.Integer(),
  guid: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  employmentType: Type.String(),
  location: Type.String(),
  department: Type.String(),
  advertisingCloseDate: NullableDateTime,
  dateAdvertised: DateTime,
  isExpressionOfInterest: Type.Boolean(),
  salaryAddText: Type.Optional(Type.String()),
  translated: TranslatedTextNames,
  picture: Type.Optional(
    Type.Object({ src: Type.String(), alt: Type.String() }, { title: 'VacancyPicture' }),
  ),
}

export const VacancyListShape = Type.Array(Type.Object(listItemProperties, { title: 'VacancyListItem' }))

/** When applicants hear back: on a day, or a number of days after they applied. */
const HearByShape = Type.Object(
  {
    day: Type.Optional(Type.String()),
    days: Type.Optional(Type.Integer()),
  },
  { title: 'HearBy' },
)

/** Where the work is done; omitted if the vacancy does not declare it. */
const WorkplaceShape = Type.Object(
  {
    kind: createStringEnum(workplaceKinds),
    countries: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'Workplace' },
)

export const VacancyShape = Type.Object(
  {
    ...listItemProperties,
    code: Type.String(),
    salaryAddText: Type.String(),
    description: Type.String(),
    hearBy: Type.Optional(HearByShape),
    workplace: Type.Optional(WorkplaceShape),
    attachments: DocumentsShape,
  },
  { title: 'Vacancy' },
)

export const listItemExample: Static<typeof VacancyListShape>[number] = {
  id: 4,
  guid: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10',
  name: 'Coastal Planner',
  summary: 'Plan where the city meets the sea.',
  employmentType: 'Full time',
  location: 'Harbour City',
  department: 'Planning',
  advertisingCloseDate: '2026-12-01T06:59:00.000Z',
  dateAdvertised: '2026-11-01T00:00:00.000Z',
  isExpressionOfInterest: false,
  salaryAddText: '$98,000 to $112,000 a year',
}

/** API-08. */
export const listVacancies = endpoint({
  method: 'GET',
  url: '/api/vacancies',
  access: 'guest',
  summary: 'The currently advertised vacancies that appear in lists',
  responseHeaders: ['etag'],
  schema: { querystring: LanguageQuery, response: { 200: VacancyListShape, 304: noContent } },
  example: { querystring: { language: 'de' }, answer: [listItemExample] },
  handle: async (request, reply, context) =>
    sendJsonWithEtag(
      request,
      reply,
      await getAdvertisedListJson(context, request.session, request.query.language),
    ),
})

/** API-09. */
export const getVacancy = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id',
  access: 'guest',
  summary: 'One advertised vacancy, whether it appears in lists or not',
  schema: { params: IdParams, querystring: LanguageQuery, response: { 200: VacancyShape } },
  example: {
    params: { id: 4 },
    querystring: { language: 'de' },
    answer: {
      ...listItemExample,
      code: 'HCC-104',
      salaryAddText: '$98,000 to $112,000 a year',
      description: '<p>You plan the waterfront with those who live there.</p>',
      attachments: documentsExample,
    },
  },
  handle: ({ session, params, query }, _reply, context) =>
    readVacancyDetail(context, session.clientId, params.id, query.language),
})

const ImportedVacancyShape = Type.Object(
  {
    id: Type.Integer(),
    guid: Type.String(),
    code: Type.String(),
    /** Set if the vacancy was stored but the sender should review it, for example because it has already closed. */
    warnings: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }, { title: 'ImportWarning' })),
    ),
  },
  { title: 'ImportedVacancy' },
)

/** Creates or replaces a vacancy from the client's back-office [contract §7]. */
export const putVacancy = endpoint({
  method: 'PUT',
  url: '/api/backoffice/vacancies/:code',
  access: 'key',
  right: 'vacancies',
  limits: 'imports',
  summary: 'Creates or replaces a whole vacancy',
  // Up to ten documents of 2 MB in base64, and the vacancy.
  bodyLimit: 32 * 1024 * 1024,
  reportsAllErrors: true,
  refusals: ['vacancies-made-here', 'vacancy-made-here'],
  schema: {
    params: CodeParams,
    body: VacancyPayloadShape,
    response: { 200: ImportedVacancyShape, 201: ImportedVacancyShape },
  },
  example: {
    params: { code: 'HCC-104' },
    body: {
      code: 'HCC-104',
      name: 'Coastal Planner',
      summary: 'Plan where the city meets the sea.',
      description: '<p>You plan the waterfront with those who live there.</p>',
      salaryAddText: '$98,000 to $112,000 a year',
      employmentType: 'Full time',
      location: 'Harbour City',
      department: 'Planning',
      dateAdvertised: '2026-01-01T00:00:00Z',
      advertisingCloseDate: null,
      isExpressionOfInterest: false,
      licences: [{ name: 'Driver licence', isRequired: true }],
    },
    answer: { id: 4, guid: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10', code: 'HCC-104' },
  },
  handle: async (request, reply, context) => {
    const { params, body, keyClientId } = request
    if (toVacancyCodeKey(body.code) !== toVacancyCodeKey(params.code)) {
      throw new ProblemError('invalid', { errors: [{ path: '/code', message: rulesTexts.option }] })
    }
    await sanitizeLargeDescriptions(context.parsers, body)
    const { isNew, ...vacancy } = await importVacancy(
      context.db,
      keyClientId,
      withEmptyLists(body),
      context.now(),
      createPoolDetector(context.parsers),
    )
    return reply.status(isNew ? 201 : 200).send(vacancy)
  },
})

/** Withdraws a vacancy on behalf of the back-office [contract §7]. */
export const deleteVacancy = endpoint({
  method: 'DELETE',
  url: '/api/backoffice/vacancies/:code',
  access: 'key',
  right: 'vacancies',
  limits: 'imports',
  summary: 'Withdraws a vacancy from the site',
  refusals: ['vacancy-made-here'],
  schema: { params: CodeParams, response: { 204: noContent } },
  example: { params: { code: 'HCC-104' } },
  handle: async (request, reply, context) => {
    const { params, keyClientId } = request
    const isWithdrawn = await withdrawVacancyByCode(context.db, keyClientId, params.code, context.now())
    if (!isWithdrawn) throw new ProblemError('not-found')
    return reply.status(204).send()
  },
})
