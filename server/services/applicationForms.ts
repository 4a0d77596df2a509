import { buildApplicationForm } from '../../src/schemas/forms/application/buildApplicationForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import { findSettings } from '../repositories/clients'
import type { StoredVacancy } from '../repositories/vacancies'
import type { ServerContext } from './serverContext'

/** The application form of a client's vacancy as it is at this moment. */
export async function applicationForm(
  context: Pick<ServerContext, 'db'>,
  clientId: number,
  vacancy: Pick<StoredVacancy, 'lists' | 'isExpressionOfInterest'>,
): Promise<BuiltForm> {
  const { lists, isExpressionOfInterest } = vacancy
  return buildApplicationForm(await findSettings(context.db, clientId), { ...lists, isExpressionOfInterest })
}
