import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fieldValue'
import type { StoredSubmission } from '../../repositories/applications/submissions'
import type { ServerContext } from '../serverContext'
import { messageOf } from './deliveryMessage'

/**
 * An application's message in lines, as it would be sent now: its files by their sizes alone, its secret answers left out.
 * Null: no such application.
 */
export async function shownMessage(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  applicationId: number,
): Promise<string | null> {
  const message = await messageOf(db, clientId, applicationId, {
    contentOf: async ({ size, scan }) => (scan === 'infected' ? null : `${size} bytes in base64`),
    shown: withoutSecrets,
  })
  return message === undefined ? null : JSON.stringify(message, null, 2)
}

function withoutSecrets(submission: StoredSubmission): StoredSubmission {
  const paths = submission.sections.flatMap(({ items }) => items.flatMap(({ secret }) => secret ?? []))
  const secret = new Set(paths)
  return secret.size === 0 ? submission : { ...submission, answers: hidden(submission.answers, '', secret) }
}

/** Answers with nothing to be read at these JSON Pointers. */
function hidden(answers: FormValues, path: string, secret: ReadonlySet<string>): FormValues {
  const entries = Object.entries(answers)
  return Object.fromEntries(entries.map(([key, value]) => [key, hiddenAt(value, `${path}/${key}`, secret)]))
}

function hiddenAt(value: FieldValue, path: string, secret: ReadonlySet<string>): FieldValue {
  if (secret.has(path)) return '•••'
  if (Array.isArray(value)) return value.map((row, at) => hiddenAt(row, `${path}/${at}`, secret))
  return isValues(value) ? hidden(value, path, secret) : value
}
