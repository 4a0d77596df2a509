/** Texts of the API documentation that belong to no single endpoint; other texts are in the endpoints' declarations. */
export const apiDocsTexts = {
  title: 'Foyer API',
  intro:
    'Every error is application/problem+json (RFC 9457); invalid input is a 422 that names each place. Dates and times are ISO 8601 UTC.',
  openApiLink: 'OpenAPI 3.1 document',
  contents: 'Contents',
  access: {
    none: 'Anyone',
    guest: 'Any session, including guest sessions',
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
    'Sign-in': 'Sessions, two-factor authentication and password changes',
    Vacancies: 'Advertised vacancies, and the import of vacancies by a back-office',
    'Application form': 'The form of a vacancy, applying, and the files of an application',
    'Vacancy editor': 'Authored vacancies and the question library',
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
  'content-disposition': 'File name',
  etag: 'Version of the returned resource. Send it as If-Match with a change, or as If-None-Match with the next read.',
  location: 'URL of the created resource',
  'retry-after': 'Seconds to wait before the next attempt',
  'upload-complete': '?1 when all bytes have been received',
  'upload-length': 'Size of the complete file in bytes',
  'upload-limit': 'Maximum file size: `max-size` in bytes',
  'upload-offset': 'Number of bytes received; the next chunk starts at this offset',
  'www-authenticate': 'Accepted authentication scheme',
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
    'A new form token is required',
    'The request has no valid form token or no valid proof of work. Request a token at /api/formStamps, then send the request again with it.',
  ],
  'form-stamp-used': [
    428,
    'A new form token is required',
    'The form token has been used. Request a new token at /api/formStamps, then send the request again with it.',
  ],
  'bad-query': [400, 'Bad request', 'The query string has a parameter or a value that is not accepted.'],
  unauthenticated: [401, 'Not signed in', 'This needs a valid access token.'],
  'wrong-credentials': [401, 'Not signed in', 'The username or the password is wrong.'],
  'code-needed': [401, 'One more step', 'This account requires a one-time code in addition to the password.'],
  'wrong-code': [401, 'Not signed in', 'The one-time code is wrong, or was used before.'],
  'session-over': [401, 'Not signed in', 'The session has ended. Please sign in again.'],
  forbidden: [403, 'Not allowed', 'This account does not have permission for this action.'],
  'other-role': [
    403,
    'Not part of your role',
    'Your role in this account does not include this action. An owner of the account can change your role.',
  ],
  'key-right': [403, 'Not allowed', 'This API key does not have the required permission.'],
  'identity-hidden': [
    403,
    'Identity hidden',
    'Applications are reviewed without names here. Reveal the identity first; revealing is logged.',
  ],
  withheld: [403, 'Withheld', 'The virus scanner rejected this file.'],
  'not-found': [404, 'Not found', 'There is nothing at this address.'],
  'unknown-client': [404, 'Not found', 'There is no client with this code.'],
  'already-applied': [409, 'Already applied', 'This email address has already applied for this vacancy.'],
  'file-exists': [409, 'Already received', 'A file was already received for this field.'],
  'other-offset': [
    409,
    'Wrong offset',
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
    'Not allowed',
    "This is the account's own login. Only the system administrator can change it.",
  ],
  'no-mail': [409, 'No mail', 'No mail server is set up. Ask your system administrator.'],
  'codes-on': [409, 'Already on', 'Two-factor authentication is already turned on for this account.'],
  'codes-off': [409, 'Not on', 'Two-factor authentication is not turned on, or turning it on took too long.'],
  'already-sent': [
    409,
    'Already sent',
    'The back-office has this application. Resubmit the application to send it again.',
  ],
  'already-published': [
    409,
    'Nothing to publish',
    'The draft matches the published site. No new version was created.',
  ],
  'vacancy-published': [
    409,
    'Was published',
    'A published vacancy cannot be deleted, because applications may belong to it. Withdraw it instead.',
  ],
  'not-this-state': [409, 'Not possible now', 'The vacancy is not in a state in which this can be done.'],
  'vacancy-of-back-office': [
    409,
    'Managed by the back-office',
    'This vacancy is managed by a back-office and can only be changed there. You can copy it and edit the copy.',
  ],
  'vacancies-elsewhere': [
    409,
    'Managed by the back-office',
    'All vacancies of this account come from a back-office.',
  ],
  'vacancy-made-here': [
    409,
    'Managed in the vacancy editor',
    'Administrators manage the vacancy with this code in the vacancy editor. Each code can come from only one source.',
  ],
  'vacancies-made-here': [
    409,
    'Managed in the vacancy editor',
    'Administrators manage all vacancies of this account in the vacancy editor.',
  ],
  'link-used': [410, 'Used before', 'This link has been used. Each link works once.'],
  'link-outdated': [410, 'Expired', 'This link has expired. An owner of the account can create a new one.'],
  'vacancy-closed': [410, 'No longer advertised', 'This vacancy no longer accepts applications.'],
  'cursor-unknown': [
    410,
    'Unknown cursor',
    'The change list has no entry for this cursor, because it was restored to an earlier state. Start again without a cursor.',
  ],
  'upload-over': [410, 'Too late', 'Files are accepted only within an hour of the application.'],
  'changed-meanwhile': [
    412,
    'Changed in the meantime',
    'Someone else saved this resource in the meantime. Read it again, or send the request without If-Match.',
  ],
  'too-large': [413, 'Too large', 'The request exceeds the maximum size.'],
  'wrong-media': [
    415,
    'Unsupported content type',
    'The request has a content type that is not accepted here.',
  ],
  'too-much': [
    422,
    'Too much at once',
    'A zip file can contain the documents of at most 500 applications, and at most 500 MB. Please narrow the filters.',
  ],
  'not-publishable': [
    422,
    'Not published',
    'The site has errors. `findings` lists each error with its location.',
  ],
  'vacancy-not-publishable': [
    422,
    'Not published',
    'The vacancy is incomplete or has errors. `findings` lists each error with its location.',
  ],
  invalid: [422, 'Invalid input', 'The form is missing mandatory fields'],
  'key-reused': [422, 'Idempotency key used before', 'This key was already used with another request body.'],
  'too-many': [429, 'Too many attempts', 'Please wait a while before trying again.'],
  failed: [500, 'Server error', 'There was an issue with the server.'],
  unavailable: [503, 'Not available', 'The service is not available at the moment.'],
} as const satisfies Record<string, readonly [number, string, string]>
