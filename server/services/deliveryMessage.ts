import type { FormValues } from '../../src/schemas/fieldValue'
import type { Db } from '../db/openDatabase'
import { findSubmission, listSubmittedFiles, type StoredSubmission } from '../repositories/submissions'

/** The body that a back-office receives, as JSON; docs/backoffice.md describes it. Undefined: no such application. */
export async function deliveryMessage(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<string | undefined> {
  const submission = await findSubmission(db, clientId, applicationId)
  if (!submission) return undefined
  const files = await listSubmittedFiles(db, clientId, applicationId)
  const missing = missingKeys(
    submission,
    files.map((file) => file.key),
  )
  return JSON.stringify({
    type: 'application.submitted',
    timestamp: submission.submittedDate,
    data: {
      ...described(submission),
      isComplete: missing.length === 0,
      missingAttachments: missing,
      attachments: files.map(({ content, ...file }) => ({
        ...file,
        content: Buffer.from(content).toString('base64'),
      })),
    },
  })
}

/** Field keys of the files that were announced and did not come. */
export function missingKeys(
  { attachmentKeys }: Pick<StoredSubmission, 'attachmentKeys'>,
  received: readonly string[],
): string[] {
  return attachmentKeys.filter((key) => !received.includes(key))
}

function described(submission: StoredSubmission) {
  const { id, guid, submittedDate, isExpressionOfInterest, formVersion } = submission
  const { vacancyId, vacancyCode, vacancyName, location, prefillGuid, broadbeanChannel } = submission
  return {
    application: {
      id,
      guid,
      submittedDate,
      isExpressionOfInterest,
      formVersion,
      prefillGuid,
      broadbeanChannel,
    },
    vacancy: { id: vacancyId, code: vacancyCode, name: vacancyName, location },
    answers: withoutFiles(submission),
    sections: submission.sections,
  }
}

function withoutFiles({ answers, fileFields }: StoredSubmission): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !Object.hasOwn(fileFields, key)))
}
