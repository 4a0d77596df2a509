import { isUndecided } from '../../../src/schemas/applicationState'
import type { OwnApplication } from '../../../src/schemas/ownApplication'
import { contactOf } from '../../../src/schemas/submission/contactOf'
import type { Language } from '../../../src/texts/language'
import { listApplicationAttachments } from '../../repositories/applications/applicationAttachments'
import { listStateChanges } from '../../repositories/applications/stateChanges'
import { findSubmission, type StoredSubmission } from '../../repositories/applications/submissions'
import { findDelivery } from '../../repositories/delivery/outbox'
import { deliveryMessage } from '../delivery/deliveryMessage'
import type { ServerContext } from '../serverContext'
import { followLink } from './applicationLinks'

/** An application that a link shows, with all that was sent. */
export interface LinkedApplication {
  clientId: number
  submission: StoredSubmission
  expires: string
}

/** What a link leads to; undefined where it leads to nothing, or nothing any more. */
export async function findLinkedApplication(
  context: ServerContext,
  clientId: number,
  token: string,
): Promise<LinkedApplication | undefined> {
  const followed = await followLink(context, clientId, token)
  const submission = followed && (await findSubmission(context.db, clientId, followed.applicationId))
  return submission && { clientId, submission, expires: followed.expiresAt }
}

/** The application as whoever sent it sees it on a page of this language; answers that are secret stay covered. */
export async function readOwnApplication(
  { db }: Pick<ServerContext, 'db'>,
  { clientId, submission, expires }: LinkedApplication,
  language: Language,
): Promise<OwnApplication> {
  const { id, vacancyCode: code, submittedDate, withdrawnDate } = submission
  const told = submission.language === language ? submission.told : null
  const { email, phone } = contactOf(submission.answers)
  const delivery = await findDelivery(db, clientId, id)
  const said = await listStateChanges(db, clientId, id)
  const spoken = said.findLast(({ state, words }) => state === submission.state && words !== null)
  const files = await listApplicationAttachments(db, clientId, id)
  return {
    id,
    job: { code, name: told?.vacancyName ?? submission.vacancyName },
    submittedDate,
    withdrawnDate,
    state: submission.state,
    stateSince: said.at(-1)?.at ?? null,
    words: spoken?.words ?? null,
    hearBy: isUndecided(submission.state) ? submission.hearBy : null,
    isPassedOn: delivery?.sentAt !== null && delivery?.sentAt !== undefined,
    expires,
    contact: { email: email ?? '', phone },
    sections: told?.sections ?? submission.sections,
    documents: files.map(({ filename }) => filename),
  }
}

/** All of it as one JSON text, documents included: what the back-office receives. */
export function takeOwnApplication(
  context: ServerContext,
  { clientId, submission }: LinkedApplication,
): Promise<string | undefined> {
  return deliveryMessage(context, clientId, submission.id)
}
