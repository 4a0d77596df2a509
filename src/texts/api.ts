/** The API's own description: what each call does, by method and address. */
export const apiTexts: Record<string, string> = {
  'POST /api/auth/authenticate': 'Signs in',
  'POST /api/auth/authenticateGuest': 'Begins or keeps a guest session',
  'POST /api/auth/refreshaccesstoken': 'Exchanges a refresh token; each is good for one use',
  'POST /api/auth/logout': 'Ends the session',
  'GET /api/health': 'Tells whether the database answers',
  'GET /api/metrics': 'Figures for a monitor, as Prometheus reads them; for this machine, or by token',
  'GET /api/publicsettings': 'Settings of the installation',
  'GET /api/userSettings': "The client's settings, application form fields included",
  'PUT /api/userSettings': "Saves the client's settings",
  'GET /api/vacancies': 'Vacancies that are advertised now',
  'GET /api/vacancies/:id': 'One vacancy',
  'GET /api/vacancies/:id/licences': 'Licences that the vacancy asks for',
  'GET /api/vacancies/:id/qualifications': 'Qualifications that the vacancy asks for',
  'GET /api/vacancies/:id/requirements': 'Requirements that an applicant confirms',
  'GET /api/vacancies/:id/skills': 'Skills, of which an applicant chooses a level',
  'GET /api/vacancies/:id/visas': 'Visas that an applicant may hold',
  'GET /api/vacancies/:id/screeningquestions': 'Questions of the vacancy, in groups',
  'GET /api/vacancies/:id/attachments': 'Documents of the vacancy',
  'GET /api/vacancies/:id/attachments/:attachmentId/data': 'The bytes of a document',
  'GET /api/vacancies/:id/form': 'The application form as data: JSON Schema, uiSchema and initial values',
  'GET /api/vacancies/:id/applications/:email': '200 when this address has applied for the vacancy, else 404',
  'POST /api/submittedapplications':
    'Submits an application; with an Idempotency-Key it can be repeated safely',
  'POST /api/submittedapplications/:id/attachments':
    "Sends an application's files, one part each, named by field key, within the hour",
  'POST /api/submittedapplications/:id/prefilledresumeattachments':
    'Attaches the resume that a job marketplace has',
  'GET /api/applicationprefills/:guid': 'What a job marketplace knows of an applicant',
  'GET /api/applications': 'Submitted applications, a page at a time',
  'GET /api/applications.csv': 'The same, all of them, as CSV',
  'GET /api/applicationDetails/:id': 'An application with its answers, files and delivery',
  'GET /api/applicationDetails/:id/attachments/:attachmentId/data': "The bytes of an application's file",
  'POST /api/resubmittedApplications':
    'Queues an application for the back-office again; several, named in applicationIds, with a result for each',
  'GET /api/users': 'Accounts of all clients',
  'GET /api/users/:id': 'One account, with the ETag that a change may name in If-Match',
  'POST /api/users': "Makes a client's account",
  'PUT /api/users/:id': "Changes a client's account",
  'DELETE /api/users/:id': 'Deletes a client that has no vacancies',
  'GET /api/users/:id/schema':
    "What an account's application form may ask: own fields and its part of the catalogue",
  'PUT /api/users/:id/schema': 'Saves a new version of it, live at once',
  'GET /api/users/:id/schema/versions':
    'Every version, the newest first: who, when, and what changed in words',
  'POST /api/users/:id/schema/versions/:version/restore': 'Makes a version of old the newest one',
  'GET /api/audit': 'What administrators did at the own client, the newest first',
  'GET /api/audit/all': 'The same at all clients, or at the one whose clientCode is given',
  'POST /api/decommissionedUsers': "Stops a client's site and sign-in",
  'PUT /api/backoffice/vacancies/:code': 'Creates or replaces a vacancy, whole',
  'DELETE /api/backoffice/vacancies/:code': 'Takes a vacancy off the site',
  'GET /api/openapi.json': 'This description, as OpenAPI 3.1',
  'GET /api/docs': 'This description, to read',
  'GET /api/docs.css': "The description's stylesheet",
}

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
