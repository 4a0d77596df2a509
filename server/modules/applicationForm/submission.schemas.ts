import { type TProperties, Type } from 'typebox'
import { fieldCatalogue } from '../../../src/schemas/fieldCatalogue/fieldCatalogue'
import { createRecordShape } from '../../http/responses'

const Answer = Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()], { title: 'Answer' })
/** Answers by field key, or a list of them. The form's validation rejects list items that are not rows. */
const GroupAnswer = Type.Union([createRecordShape(Type.Unknown()), Type.Array(Type.Unknown())], {
  title: 'GroupAnswer',
})
const item = { id: Type.Integer(), applicantResponse: Answer }
const list = Type.Optional(Type.Array(Type.Object(item, { title: 'ItemAnswer' })))

const catalogueFields = Object.fromEntries(
  fieldCatalogue
    .filter(({ field }) => field.rule !== 'file')
    .map(({ field }) => [field.name, Type.Optional(Answer)]),
)

/** Returns the shape of a submitted application [JD-11]. The vacancy's form defines which fields apply. */
export const createSubmissionShape = (formProperties: TProperties) =>
  Type.Object(
    {
      ...formProperties,
      ...catalogueFields,
      applicationLicences: list,
      applicationQualifications: list,
      applicationRequirements: list,
      applicationSkills: list,
      applicationVisas: list,
      applicationScreeningQuestions: Type.Optional(
        Type.Array(
          Type.Object(
            {
              id: Type.Integer(),
              questions: Type.Array(
                Type.Object({ ...item, controlType: Type.String() }, { title: 'QuestionAnswer' }),
              ),
              rows: Type.Optional(GroupAnswer),
            },
            { title: 'QuestionGroupAnswer' },
          ),
        ),
      ),
      customFields: Type.Optional(
        Type.Array(
          Type.Object(
            { id: Type.Integer(), answer: Type.Union([Answer, GroupAnswer]) },
            { title: 'CustomFieldAnswer' },
          ),
        ),
      ),
    },
    { title: 'Submission', additionalProperties: true },
  )
