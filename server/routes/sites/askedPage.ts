import type { FastifyRequest } from 'fastify'
import { readLanguage } from '../../../src/schemas/pages/languagePath'
import type { ServedClient } from '../../repositories/accounts/clients'
import { offeredBy } from '../../services/sites/offeredBy'
import type { PageAddress } from '../../services/sites/sitePage'
import { originOf } from '../requests/originOf'

/** The page that a request asks for, and the language that its address says: what the browser prefers changes nothing. */
export function askedPage(client: ServedClient | undefined, request: FastifyRequest): PageAddress {
  return { origin: originOf(request), ...readLanguage(request.url, client ? offeredBy(client) : []) }
}
