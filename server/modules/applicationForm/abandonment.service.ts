import type { BuiltForm } from '../../../src/schemas/forms/builtForm'
import {
  type AbandonmentReport,
  type FormAbandonment,
  getAbandonmentCounts,
} from '../../../src/schemas/statistics/formAbandonment'
import type { ServerContext } from '../../context'
import { orNotFound, ProblemError } from '../../problem'
import { findClient } from '../clients/clients.repository'
import { findAdvertisedVacancy } from '../vacancies/vacancies.repository'
import {
  addAbandonments,
  isAbandonmentRecordingEnabled,
  subtractAbandonments,
} from './abandonment.repository'
import { loadApplicationForm } from './applicationForm.service'

/**
 * Counts a report of an opened application form by day, form and field, if the client has enabled this. Subtracts the
 * counts of the earlier report `instead`, which the new report replaces. Ignores a form that has changed since it was
 * opened.
 * @throws not-found; bad-request when a report names a field that the form does not have
 */
export async function recordAbandonment(context: ServerContext, abandonment: FormAbandonment): Promise<void> {
  const { db } = context
  const { id: clientId, siteVersion } = orNotFound(await findClient(db, abandonment.clientCode))
  if (!(await isAbandonmentRecordingEnabled(db, clientId))) return
  const now = context.now()
  const vacancy = orNotFound(
    await findAdvertisedVacancy(db, clientId, { guid: abandonment.vacancyGuid }, now),
  )
  const form = await loadApplicationForm(context, { clientId, siteVersion }, vacancy)
  if (form.version !== abandonment.formVersion) return
  const { report, instead } = abandonment
  for (const abandonmentReport of [report, instead])
    if (abandonmentReport && !hasReportedFields(form, abandonmentReport))
      throw new ProblemError('bad-request')
  const target = { day: now.toISOString().slice(0, 10), formVersion: form.version }
  await addAbandonments(db, clientId, target, getAbandonmentCounts(report))
  if (instead) await subtractAbandonments(db, clientId, target, getAbandonmentCounts(instead))
}

function hasReportedFields({ schema }: BuiltForm, { lastField, missing, wrong }: AbandonmentReport): boolean {
  const keys = [...missing, ...wrong, ...(lastField === null ? [] : [lastField])]
  return keys.every((key) => Object.hasOwn(schema.properties, key))
}
