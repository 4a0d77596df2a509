import type { ClientRecords } from './matrixWorld'

/** The record that a path parameter names. */
export interface NamedRecord {
  /**
   * Who may use the record. 'client': its client. 'session': only the session that submitted it. 'account': the
   * SuperUser, for any account. 'site': its client, and the SuperUser for any client.
   */
  of: 'client' | 'session' | 'account' | 'site'
  /** Value of each path parameter. */
  values: (records: ClientRecords, callNumber: number) => Record<string, string | number>
}

const getApplicationValues = ({ applicationId, fileId, uploadId }: ClientRecords) => ({
  // A note id that does not exist.
  ...{ id: applicationId, attachmentId: fileId, noteId: 999_999 },
  uploadId,
})

/** Records by the start of a path that names them. */
const recordsByPath: Record<string, NamedRecord> = {
  '/api/vacancies/:id': {
    of: 'client',
    values: ({ vacancyId, documentId }) => ({
      id: vacancyId,
      attachmentId: documentId,
      email: 'matrix@example.org',
    }),
  },
  '/api/backoffice/vacancies/:code': {
    of: 'client',
    values: ({ codes }, callNumber) => ({ code: codes[callNumber] ?? 'NO-SUCH' }),
  },
  '/api/backoffice/applications/:id': { of: 'client', values: getApplicationValues },
  '/api/applicationprefills/:guid': { of: 'client', values: ({ prefillGuid }) => ({ guid: prefillGuid }) },
  '/api/submittedapplications/:id': { of: 'session', values: getApplicationValues },
  '/api/applicationDetails/:id': { of: 'client', values: getApplicationValues },
  '/api/decommissionedUsers/:id': { of: 'account', values: ({ accountId }) => ({ id: accountId }) },
  '/api/accountPeople/:id': { of: 'client', values: ({ personId }) => ({ id: personId }) },
  '/api/accountInvitations/:id': { of: 'client', values: ({ invitationId }) => ({ id: invitationId }) },
  '/api/sites/:code': {
    of: 'site',
    values: ({ clientCode }) => ({ code: clientCode, name: 'logo.svg', number: 1 }),
  },
  '/api/ownVacancies/:id': {
    of: 'client',
    values: ({ writtenId }) => ({ id: writtenId, filename: 'role.pdf', number: 1 }),
  },
  '/api/questionLibrary/groups/:id': {
    of: 'client',
    values: ({ libraryGroupId }) => ({ id: libraryGroupId }),
  },
  '/api/questionLibrary/:id': { of: 'client', values: ({ libraryId }) => ({ id: libraryId }) },
  '/api/connections/:code': {
    of: 'site',
    values: ({ clientCode, applicationId }) => ({ code: clientCode, id: applicationId }),
  },
  '/api/users/:id': { of: 'account', values: ({ accountId }) => ({ id: accountId, version: 1 }) },
}

/** Returns the record that a URL names; undefined if it names none. @throws for an unknown parameter */
export function findNamedRecord(url: string): NamedRecord | undefined {
  const pathStart = Object.keys(recordsByPath).find((start) => url === start || url.startsWith(`${start}/`))
  const namedRecord = pathStart === undefined ? undefined : recordsByPath[pathStart]
  const knownValues = namedRecord?.values(emptyRecords, 0) ?? {}
  for (const [parameter] of url.matchAll(/(?<=:)\w+/g)) {
    if (!(parameter in knownValues))
      throw new Error(`The record that :${parameter} of ${url} names is not declared.`)
  }
  return namedRecord
}

/** Returns whether a body has a property that looks like a record's id; such calls must declare the owner. */
export function hasRecordIds(body: object | undefined): boolean {
  const { properties = {}, anyOf = [] } = (body ?? {}) as { properties?: object; anyOf?: object[] }
  return Object.keys(properties).some((name) => /(Id|Ids|Guid)$/.test(name)) || anyOf.some(hasRecordIds)
}

const emptyRecords: ClientRecords = {
  vacancyId: 0,
  documentId: 0,
  applicationId: 0,
  applicationGuid: '',
  fileId: 0,
  uploadId: 0,
  prefillGuid: '',
  submission: {} as ClientRecords['submission'],
  accountId: 0,
  personId: 0,
  invitationId: 0,
  clientCode: '',
  codes: [],
  writtenId: '',
  libraryId: '',
  libraryGroupId: '',
}
