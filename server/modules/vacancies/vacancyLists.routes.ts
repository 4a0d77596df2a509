import { type Static, type TSchema, Type } from 'typebox'
import { localizeLists, type VacancyLists } from '../../../src/schemas/vacancies/vacancy'
import type { Routes } from '../../http/api'
import { type Endpoint, endpoint } from '../../http/endpoint'
import { questionLogicProperties, questionRowsProperties, translated } from '../../http/formField.schemas'
import { FileParams, IdParams, LanguageQuery } from '../../http/parameters'
import { fileResponse } from '../../http/responses'
import { sendFileBytes } from '../../http/sendFile'
import { orNotFound } from '../../problem'
import { findClientByHost } from '../clients/clientHosts.service'
import { DocumentsShape, documentsExample } from './vacancies.schemas'
import { getAdvertisedVacancy, readVacancyDocument, readVacancyDocuments } from './vacancies.service'

const isRequired = Type.Boolean()
const applicantResponse = Type.Null()
const namedItemProperties = { id: Type.Integer(), name: Type.String(), translated }
const options = Type.Array(
  Type.Object(
    { label: Type.String(), value: Type.String(), lang: Type.Optional(Type.String()) },
    { title: 'Option' },
  ),
)
const nullableLength = Type.Union([Type.Integer(), Type.Null()])
const HeldItems = Type.Array(
  Type.Object({ ...namedItemProperties, isRequired, applicantResponse }, { title: 'RequiredItem' }),
)
const Skills = Type.Array(
  Type.Object(
    { ...namedItemProperties, isRequired, options, applicantResponse: Type.Literal('') },
    { title: 'Skill' },
  ),
)
const Questions = Type.Array(
  Type.Object(
    {
      ...namedItemProperties,
      ...questionRowsProperties,
      questions: Type.Array(
        Type.Object(
          {
            id: Type.Integer(),
            translated,
            name: Type.Optional(Type.String()),
            text: Type.String(),
            notes: Type.String(),
            controlType: Type.String(),
            isRequired,
            alternative: Type.Optional(Type.String()),
            minLength: nullableLength,
            maxLength: nullableLength,
            options,
            ...questionLogicProperties,
            applicantResponse: Type.Union([Type.Null(), Type.Literal('')]),
          },
          { title: 'Question' },
        ),
      ),
    },
    { title: 'QuestionGroup' },
  ),
)

/** Declares the endpoint of one of a vacancy's lists that become fields of its application form [API-10]. */
function createListEndpoint<Shape extends TSchema>(
  name: keyof VacancyLists,
  summary: string,
  shape: Shape,
  answer: Static<Shape>,
): Endpoint {
  return endpoint({
    method: 'GET',
    url: `/api/vacancies/:id/${name.toLowerCase()}`,
    access: 'guest',
    summary,
    schema: { params: IdParams, querystring: LanguageQuery, response: { 200: Type.Unsafe<object>(shape) } },
    example: { params: { id: 4 }, querystring: { language: 'de' }, answer: answer as object },
    handle: async ({ session, params, query }, _reply, context) => {
      const { lists } = await getAdvertisedVacancy(context, session.clientId, params.id)
      return localizeLists(query.language ?? 'en', lists)[name]
    },
  })
}

export const getVacancyLicences = createListEndpoint(
  'licences',
  'Licences that the vacancy asks for',
  HeldItems,
  [{ id: 11, name: 'Driver licence', isRequired: true, applicantResponse: null }],
)

export const getVacancyQualifications = createListEndpoint(
  'qualifications',
  'Qualifications that the vacancy asks for',
  HeldItems,
  [{ id: 12, name: 'Degree in planning', isRequired: true, applicantResponse: null }],
)

export const getVacancyRequirements = createListEndpoint(
  'requirements',
  'Requirements that an applicant confirms',
  Type.Array(
    Type.Object(
      { ...namedItemProperties, description: Type.String(), isRequired, applicantResponse },
      { title: 'Requirement' },
    ),
  ),
  [
    {
      id: 13,
      name: 'Police check',
      description: 'You agree to a police check.',
      isRequired: true,
      applicantResponse: null,
    },
  ],
)

export const getVacancySkills = createListEndpoint(
  'skills',
  'Skills, of which an applicant chooses a level',
  Skills,
  [
    {
      id: 14,
      name: 'Maps',
      isRequired: false,
      options: [{ label: 'Expert', value: '3' }],
      applicantResponse: '',
    },
  ],
)

export const getVacancyVisas = createListEndpoint(
  'visas',
  'Visas that an applicant may hold',
  Type.Array(Type.Object({ ...namedItemProperties, applicantResponse }, { title: 'Visa' })),
  [{ id: 15, name: 'Working holiday', applicantResponse: null }],
)

export const getVacancyScreeningQuestions = createListEndpoint(
  'screeningQuestions',
  'Questions of the vacancy, in groups',
  Questions,
  [
    {
      id: 16,
      name: 'About you',
      questions: [
        {
          id: 17,
          name: 'question_1',
          text: 'Why do you want to work by the sea?',
          notes: '',
          controlType: 'txa',
          isRequired: true,
          minLength: null,
          maxLength: 500,
          options: [],
          applicantResponse: '',
        },
      ],
    },
  ],
)

/** API-12. */
export const getVacancyDocuments = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/attachments',
  access: 'guest',
  summary: 'Documents of the vacancy',
  schema: { params: IdParams, response: { 200: DocumentsShape } },
  example: { params: { id: 4 }, answer: documentsExample },
  handle: (request, _reply, context) =>
    readVacancyDocuments(context, request.session.clientId, request.params.id),
})

/** API-12. */
export const getVacancyDocument = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/attachments/:attachmentId/data',
  access: 'guest',
  summary: 'The bytes of a document',
  responseHeaders: ['content-disposition'],
  schema: { params: FileParams, response: { 200: fileResponse } },
  example: { params: { id: 4, attachmentId: 1 } },
  handle: async (request, reply, context) =>
    sendFileBytes(reply, await readVacancyDocument(context, request.session.clientId, request.params)),
})

const schema = {
  params: Type.Object({ ...FileParams.properties, filename: Type.String({ maxLength: 1000 }) }),
}

/**
 * Serves the documents of a client's advertised vacancies [JD-03], to anyone who may read the vacancy. The file name
 * at the end of the URL is ignored; the ids decide.
 */
export const documentRoutes: Routes = (api, context) => {
  const url = '/documents/:id/:attachmentId/:filename'
  api.get(url, { config: { access: 'none' }, schema }, async (request, reply) => {
    const client = orNotFound(await findClientByHost(context, request.host))
    return sendFileBytes(reply, await readVacancyDocument(context, client.id, request.params))
  })
}
