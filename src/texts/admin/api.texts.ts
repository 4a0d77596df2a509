/** Texts of the API documentation that belong to no single endpoint. Each endpoint's declaration describes it. */
export const apiDocsTexts = {
  title: 'Foyer API',
  intro:
    'Every error is application/problem+json (RFC 9457); invalid input is a 422 that names each place. Dates and times are ISO 8601 UTC.',
  openApiLink: 'The same as OpenAPI 3.1',
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
  parameterLocation: 'In',
  shape: 'Shape',
  required: 'required',
  body: 'Body',
  answer: (status: string) => `Answer ${status}`,
  refusals: 'Refusals',
  done: 'Done',
  schemas: 'Schemas',
  /** Description of each tag. */
  tags: {
    'Sign-in': 'Sessions, one-time codes and the own password',
    Vacancies: 'Vacancies that are advertised, and their import by a back-office',
    'Application form': 'The form of a vacancy, applying, and the files of an application',
    'Vacancy editor': 'Vacancies that are written in Foyer, and the question library',
    Overview: 'Figures for the administrator, and the first steps of a new account',
    Applications: 'Submitted applications: list, details, states, notes and exports',
    Notifications: 'Mail to users about new applications',
    Privacy: 'Personal data: search, export, erasure and retention',
    Settings: 'Settings of an account and its application form',
    Activity: 'Who did what, and when',
    Accounts: 'The accounts of an installation',
    People: 'Users of an account, their roles, and links to set a password',
    Sites: 'Careers sites: drafts, files and versions',
    'Back-office': 'The connection to a back-office: address, secrets, keys and deliveries',
    Operations: 'Health, metrics, and this description',
  },
} as const

/** Descriptions of response headers. */
export const answerHeaderTexts = {
  'content-disposition': 'The name of the file',
  etag: 'The version of what was answered. Send it as If-Match with a change, or as If-None-Match to ask again.',
  location: 'The address of what was made',
  'retry-after': 'Seconds until the call can be made again',
  'upload-complete': '?1 once all bytes are here',
  'upload-length': 'Bytes of the whole file',
  'upload-limit': 'The largest file: `max-size` in bytes',
  'upload-offset': 'Bytes that are here: the next piece begins there',
  'www-authenticate': 'How to sign in',
} as const

/** Errors of a request body that are found before its schema is checked. */
export const bodyTexts = {
  unstorableCharacter: 'This text has a character that cannot be stored.',
} as const

/** Messages about a query string. */
export const queryTexts = {
  unknownParameter: (name: string) => `There is no parameter “${name.slice(0, 60)}” here.`,
} as const

/** Status, title and detail of each problem by its code. */
export const problemTexts = {
  'bad-request': [400, 'Bad request', 'The request could not be read.'],
  'form-stamp': [
    428,
    'A fresh form is needed',
    'What was sent carries no fresh stamp of a form, or not the work that goes with it. Ask for one at /api/formStamps, and send it again with that.',
  ],
  'form-stamp-used': [
    428,
    'A fresh form is needed',
    'This form has sent an application. Ask for a fresh stamp at /api/formStamps, and send it again with that.',
  ],
  'bad-query': [400, 'Bad request', 'The query has a parameter or a value that is not accepted.'],
  unauthenticated: [401, 'Not signed in', 'This needs a valid access token.'],
  'wrong-credentials': [401, 'Not signed in', 'The username or the password is wrong.'],
  'code-needed': [401, 'One more step', 'This account asks for a one-time code besides the password.'],
  'wrong-code': [401, 'Not signed in', 'The one-time code is wrong, or was used before.'],
  'session-over': [401, 'Not signed in', 'The session is over. Please sign in again.'],
  forbidden: [403, 'Not allowed', 'This account may not do that.'],
  'other-role': [
    403,
    'Not part of your role',
    'What you do in this account does not include this. An owner of the account can change that.',
  ],
  'key-right': [403, 'Not allowed', 'This key was not made for that.'],
  'identity-hidden': [
    403,
    'Identity hidden',
    'This client reviews applications without names. Reveal the applicant’s identity first. Revealing is logged.',
  ],
  withheld: [403, 'Withheld', 'The scanner found something in this file.'],
  'not-found': [404, 'Not found', 'There is nothing at this address.'],
  'unknown-client': [404, 'Not found', 'There is no client with this code.'],
  'already-applied': [409, 'Already applied', 'This email address has already applied for this vacancy.'],
  'file-exists': [409, 'Already received', 'A file was already received for this field.'],
  'other-offset': [
    409,
    'Another offset',
    'The data does not continue at the end of the upload. Upload-Offset has the right position.',
  ],
  'has-vacancies': [409, 'Has vacancies', 'A client that has vacancies cannot be deleted.'],
  'last-superuser': [409, 'Last SuperUser', 'The last SuperUser can neither be deleted nor decommissioned.'],
  'own-account': [
    409,
    'Your own account',
    'You cannot decommission the account that you are signed in with. Sign in with another one.',
  ],
  'last-owner': [409, 'Last owner', 'An account needs an owner. Make someone else an owner first.'],
  'account-sign-in': [
    409,
    'Not yours to change',
    "This is the account's own login. Only the system administrator can change it.",
  ],
  'no-mail': [409, 'No mail', 'No mail server is set up. Ask your system administrator.'],
  'codes-on': [409, 'Already on', 'One-time codes are turned on for this account.'],
  'codes-off': [409, 'Not on', 'One-time codes are not turned on, or turning them on took too long.'],
  'already-sent': [
    409,
    'Already sent',
    'The back-office has this application. Resubmit the application to send it again.',
  ],
  'already-published': [
    409,
    'Nothing to publish',
    'What is drafted is what the site shows already: no new version was made.',
  ],
  'vacancy-published': [
    409,
    'Was published',
    'A published vacancy cannot be deleted, because applications may belong to it. Withdraw it instead.',
  ],
  'not-this-state': [409, 'Not possible now', 'The vacancy is not in a state in which this can be done.'],
  'vacancy-of-back-office': [
    409,
    'Written by the back-office',
    'This vacancy comes from a back-office and is changed there. A copy of it can be written here.',
  ],
  'vacancies-elsewhere': [
    409,
    'Written by the back-office',
    'All vacancies of this account come from a back-office.',
  ],
  'vacancy-made-here': [
    409,
    'Written in the browser',
    'A vacancy with this code is written by administrators in the browser. A code belongs to one source.',
  ],
  'vacancies-made-here': [
    409,
    'Written in the browser',
    'All vacancies of this account are written by administrators in the browser.',
  ],
  'link-used': [410, 'Used before', 'This link has been used. Each link works once.'],
  'link-outdated': [
    410,
    'Out of date',
    'This link is out of date. An owner of the account can make a new one.',
  ],
  'vacancy-closed': [410, 'No longer advertised', 'This vacancy takes no more applications.'],
  'cursor-unknown': [
    410,
    'Unknown cursor',
    'The list of changes does not reach this cursor: it was put back to an earlier state. Start again without a cursor.',
  ],
  'upload-over': [410, 'Too late', 'Files are taken within an hour of the application.'],
  'changed-meanwhile': [
    412,
    'Changed in the meantime',
    'Someone else saved this in the meantime. Read it again, or send it without If-Match.',
  ],
  'too-large': [413, 'Too large', 'The request is larger than accepted.'],
  'wrong-media': [
    415,
    'Unsupported content type',
    'The request has a content type that is not accepted here.',
  ],
  'too-much': [
    422,
    'Too much at once',
    'One zip file holds the documents of at most 500 applications, and 500 MB. Please narrow the filters.',
  ],
  'not-publishable': [
    422,
    'Not published',
    'The site has faults that visitors would meet. Each is named with its place in `findings`.',
  ],
  'vacancy-not-publishable': [
    422,
    'Not published',
    'The vacancy is not complete. What is missing or wrong is named with its place in `findings`.',
  ],
  invalid: [422, 'Invalid input', 'The form is missing mandatory fields'],
  'key-reused': [422, 'Idempotency key used before', 'This key came before with another body.'],
  'too-many': [429, 'Too many attempts', 'Please wait a while before trying again.'],
  failed: [500, 'Server error', 'There was an issue with the server.'],
  unavailable: [503, 'Not available', 'The service is not available at the moment.'],
} as const satisfies Record<string, readonly [number, string, string]>
