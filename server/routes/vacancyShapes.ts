import { Type } from 'typebox'

const nullable = Type.Union([Type.String(), Type.Null()])
const options = Type.Array(Type.Object({ label: Type.String(), value: Type.String() }))
const count = Type.Union([Type.Integer(), Type.Null()])

/** Parameters of the addresses below a vacancy; anything but a whole number is an unknown address. */
export const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) })

const listItem = {
  id: Type.Integer(),
  guid: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  employmentType: Type.String(),
  location: Type.String(),
  department: Type.String(),
  advertisingCloseDate: nullable,
  dateAdvertised: Type.String(),
  isExpressionOfInterest: Type.Boolean(),
}

export const AttachmentsShape = Type.Array(
  Type.Object({ id: Type.Integer(), filename: Type.String(), description: Type.String() }),
)

export const DetailShape = Type.Object({
  ...listItem,
  code: Type.String(),
  salaryAddText: Type.String(),
  description: Type.String(),
  attachments: AttachmentsShape,
})

const held = Type.Array(
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    isRequired: Type.Boolean(),
    applicantResponse: Type.Null(),
  }),
)

/** By the last part of the address. */
export const listShapes = {
  licences: held,
  qualifications: held,
  requirements: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      description: Type.String(),
      isRequired: Type.Boolean(),
      applicantResponse: Type.Null(),
    }),
  ),
  skills: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      isRequired: Type.Boolean(),
      options,
      applicantResponse: Type.Literal(''),
    }),
  ),
  visas: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), applicantResponse: Type.Null() })),
  screeningQuestions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      questions: Type.Array(
        Type.Object({
          id: Type.Integer(),
          text: Type.String(),
          notes: Type.String(),
          controlType: Type.String(),
          isRequired: Type.Boolean(),
          minLength: count,
          maxLength: count,
          options,
          applicantResponse: Type.Union([Type.Null(), Type.Literal('')]),
        }),
      ),
    }),
  ),
}
