import type { ClientConfig } from '../../../../src/schemas/clientConfig'
import { checkOwnVacancy, isMoment } from '../../../../src/schemas/vacancies/checkOwnVacancy'
import type { OwnVacancyContent, VacancyState } from '../../../../src/schemas/vacancies/ownVacancy'
import { errorAt } from '../../../../src/schemas/vacancies/ownVacancyFindings'
import type { VacancyFinding } from '../../../../src/schemas/vacancies/vacancyFinding'
import { vacancyCheckTexts as texts } from '../../../../src/texts/ownVacancies'
import type { Db } from '../../../db/openDatabase'
import type { StoredOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { findDocument } from '../../../repositories/vacancies/ownVacancyFiles'
import { findCodeOwner } from '../../../repositories/vacancies/seenVacancies'
import { ProblemError } from '../../problem'

interface Asked {
  config: Pick<ClientConfig, 'country' | 'places'>
  state: VacancyState
  now: Date
  at?: string | undefined
  reason: string
}

/** Warnings keep nothing from being published. @throws vacancy-not-publishable, with everything that was found */
export async function refuseVacancyFaults(
  trx: Db,
  clientId: number,
  { guid, content }: StoredOwnVacancy,
  asked: Asked,
): Promise<void> {
  const { config, now, at } = asked
  const surroundings = { country: config.country, places: Object.keys(config.places) }
  const findings = [
    ...publicationFaults(asked),
    ...checkOwnVacancy(content, { ...surroundings, now: now.toISOString(), at }),
    ...(await codeFaults(trx, clientId, guid, content)),
    ...(await documentFaults(trx, clientId, content)),
  ]
  if (findings.some(({ severity }) => severity === 'error')) {
    throw new ProblemError('vacancy-not-publishable', { members: { findings } })
  }
}

/** What is wrong with when it is to begin, and with why. */
function publicationFaults({ state, now, at, reason }: Asked): VacancyFinding[] {
  const isAgain = state === 'closed' || state === 'withdrawn'
  return [
    ...(at === undefined ? [] : momentFaults(at, state, now)),
    ...(isAgain && reason === '' ? [errorAt('/reason', 'needed', texts.reasonNeeded)] : []),
  ]
}

function momentFaults(at: string, state: VacancyState, now: Date): VacancyFinding[] {
  if (!isMoment(at)) return [errorAt('/at', 'bad-moment', texts.badMoment)]
  if (Date.parse(at) <= now.getTime()) return [errorAt('/at', 'in-past', texts.atPast)]
  return state === 'open' ? [errorAt('/at', 'open', texts.atWhileOpen)] : []
}

async function codeFaults(
  trx: Db,
  clientId: number,
  guid: string,
  { code }: OwnVacancyContent,
): Promise<VacancyFinding[]> {
  const owner = await findCodeOwner(trx, clientId, code.trim())
  if (!owner || owner.guid === guid) return []
  return [errorAt('/code', 'code-taken', owner.source === 'own' ? texts.codeTaken : texts.codeOfBackOffice)]
}

async function documentFaults(
  trx: Db,
  clientId: number,
  { attachments }: OwnVacancyContent,
): Promise<VacancyFinding[]> {
  const faults: VacancyFinding[] = []
  for (const [at, { fileId, filename }] of attachments.entries()) {
    if (await findDocument(trx, clientId, fileId)) continue
    faults.push(errorAt(`/attachments/${at}`, 'file-gone', texts.fileGone(filename)))
  }
  return faults
}
