import type { FieldValue, FormValues } from '../../../src/schemas/fieldValue'
import { addAudit } from '../../repositories/accounts/audit'
import { findApplication } from '../../repositories/applications/applicationItems'
import type { Session } from '../../repositories/sessions/sessions'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { requireShown } from './blindReview'

/**
 * A secret answer of an application, which is shown to nobody who does not ask for it; who does is written down first, or
 * gets nothing.
 * @param path where it stands in the answers, as the application's sections say it
 * @throws not-found, identity-hidden
 */
export async function revealSecret(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  session: Session,
  { id, path }: { id: number; path: string },
): Promise<{ answer: string }> {
  const { clientId, userId, address } = session
  const { item, answers } = found(await findApplication(db, clientId, id))
  const isSecret = item.sections.some(({ items }) => items.some(({ secret }) => secret === path))
  const answer = found(isSecret ? textAt(answers, path) : undefined)
  await requireShown(db, session, id)
  const subject = `application:${id} answer:${path}`
  await addAudit(db, clientId, {
    userId,
    action: 'secret answer revealed',
    subject,
    at: now().toISOString(),
    address,
  })
  return { answer }
}

/** The text at a JSON Pointer. */
function textAt(answers: FormValues, path: string): string | undefined {
  const value = path
    .split('/')
    .slice(1)
    .reduce<FieldValue>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as FormValues)[key] : undefined,
      answers,
    )
  return typeof value === 'string' ? value : undefined
}
