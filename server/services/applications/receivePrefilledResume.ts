import { findSettings } from '../../repositories/accounts/clients'
import { findOwnPrefill } from '../../repositories/applications/prefills'
import type { Session } from '../../repositories/sessions/sessions'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { fetchPrefill, fetchPrefilledResume } from './marketplace'
import { awaitingApplication, type ReceivedFile, receiveFiles } from './receiveFiles'

/** The field that a marketplace's resume is the answer to. */
const resumeKey = 'resume'

/**
 * Fetches the resume that the application was prefilled with, and takes it as if the applicant had sent it [API-22].
 * @throws not-found, upload-over, invalid, file-exists, unavailable
 */
export async function receivePrefilledResume(
  context: ServerContext,
  session: Session,
  id: number,
  sent: { applicationGuid: string; applicationPrefilObjectStoreGuid: string },
): Promise<ReceivedFile[]> {
  const own = await awaitingApplication(context, session, id)
  const prefill = found(await findOwnPrefill(context.db, session.clientId, id, sent.applicationGuid))
  if (prefill.guid !== sent.applicationPrefilObjectStoreGuid) throw new ProblemError('not-found')
  const { advertiserId } = await findSettings(context.db, session.clientId)
  const { resumeFileName } = await fetchPrefill(context, advertiserId, prefill.guid)
  const content = await fetchPrefilledResume(context, prefill.guid)
  return receiveFiles(context, session.clientId, own, [{ key: resumeKey, filename: resumeFileName, content }])
}
