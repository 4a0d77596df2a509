import { Type } from 'typebox'
import type { KeptGroup, LibraryGroup } from '../../../../src/schemas/vacancies/libraryGroup'
import { libraryExample } from './libraryShapes'
import { KeptGroupShape } from './ownContentShape'

export const libraryGroupBody = {
  name: Type.String({ maxLength: 200, pattern: '\\S' }),
  group: Type.Unsafe<KeptGroup>(KeptGroupShape),
}

export const LibraryGroupShape = Type.Object({
  id: Type.String(),
  ...libraryGroupBody,
  usedIn: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})

/** With the ids of questions that looked at others outside the group. */
export const SavedGroupShape = Type.Object({
  ...LibraryGroupShape.properties,
  freed: Type.Array(Type.String()),
})

export const libraryGroupParams = { id: '5e2f8c1a-3b7d-4c9e-8a16-2d4f6b8c0e13' }
export const libraryGroupBodyExample = {
  name: 'Referees',
  group: {
    name: 'Referees',
    repeats: { min: 1, max: 2 },
    itemLabel: 'Referee',
    questions: [
      { id: 'q-referee', text: 'Their name', controlType: 'txt', isRequired: true },
      {
        id: 'q-reached',
        text: 'How do we reach them?',
        controlType: 'txt',
        isRequired: false,
        requiredWhen: { field: 'q-referee', isFilled: true },
      },
    ],
  },
}
export const libraryGroupExample: LibraryGroup = {
  ...libraryGroupParams,
  ...libraryGroupBodyExample,
  usedIn: libraryExample.usedIn,
}
