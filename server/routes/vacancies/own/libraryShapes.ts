import { Type } from 'typebox'
import type { LibraryQuestion } from '../../../../src/schemas/vacancies/ownVacancy'
import { Guid } from '../../requests/guid'
import { AskedShape } from './ownContentShape'

export const LibraryParams = Type.Object({ id: Guid })

const QuestionShape = Type.Unsafe<LibraryQuestion['question']>(AskedShape)
const name = Type.String({ minLength: 1, maxLength: 200 })

export const libraryBody = { name, question: QuestionShape }

export const LibraryShape = Type.Object({
  id: Type.String(),
  ...libraryBody,
  usedIn: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})

export const libraryParams = { id: '0c4b6f0e-5d0c-4f0e-8f5c-1f6a1b1c9d10' }
export const libraryBodyExample = {
  name: 'Why this job',
  question: { text: 'Why this job?', controlType: 'txa', isRequired: true },
}
export const libraryExample: LibraryQuestion = {
  ...libraryParams,
  ...libraryBodyExample,
  usedIn: [{ id: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10', name: 'Coastal Planner' }],
}
