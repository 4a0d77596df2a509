import { answerHeaderTexts } from '../../src/texts/admin/api.texts'

export type AnswerHeader = keyof typeof answerHeaderTexts

const whole = { type: 'integer', minimum: 0 }
const text = { type: 'string' }
const schemas: Record<AnswerHeader, object> = {
  'content-disposition': text,
  etag: text,
  location: { type: 'string', format: 'uri-reference' },
  'retry-after': whole,
  'upload-complete': { type: 'string', enum: ['?0', '?1'] },
  'upload-length': whole,
  'upload-limit': text,
  'upload-offset': whole,
  'www-authenticate': text,
}

/** Response headers for the API description. */
export const answerHeaders = Object.fromEntries(
  Object.entries(answerHeaderTexts).map(([name, description]) => [
    name,
    { description, schema: schemas[name as AnswerHeader] },
  ]),
)
