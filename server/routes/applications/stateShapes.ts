import { Type } from 'typebox'
import { longestWords, type StateTemplates } from '../../../src/schemas/applicationState'
import { stateTemplates } from '../../../src/texts/applicationStates'

export const WordsShape = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: longestWords.subject, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: longestWords.text, pattern: '\\S' }),
  },
  { additionalProperties: false },
)

export const TemplatesShape = Type.Object(
  {
    received: WordsShape,
    'in review': WordsShape,
    interview: WordsShape,
    'not this time': WordsShape,
    hired: WordsShape,
  } satisfies Record<keyof StateTemplates, typeof WordsShape>,
  { additionalProperties: false },
)

export const templatesExample: StateTemplates = stateTemplates
