/** What the API's description says of all calls; what each does is said where it is declared. */
export const apiDocsTexts = {
  title: 'Foyer API',
  intro:
    'Every error is application/problem+json (RFC 9457); invalid input is a 422 that names each place. Dates and times are ISO 8601 UTC.',
  asData: 'The same as OpenAPI 3.1',
  contents: 'Contents',
  access: {
    none: 'Anybody',
    guest: 'Any session, a guest’s included',
    client: 'Signed-in users',
    superuser: 'The SuperUser',
    key: 'A back-office, by API key',
  },
  roles: (roles: readonly string[]) => (roles.length > 0 ? ` who are ${roles.join(' or ')}` : ''),
  parameters: 'Parameters',
  name: 'Name',
  where: 'In',
  shape: 'Shape',
  required: 'required',
  body: 'Body',
  answer: (status: string) => `Answer ${status}`,
  refusals: 'Refusals',
  done: 'Done',
} as const

/** What is said of a body before its shape is looked at. */
export const bodyTexts = {
  unkeepable: 'This text has a character that can not be kept.',
} as const
