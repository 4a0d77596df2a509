import type { Language } from '../../../src/texts/language'
import type { ServedClient } from '../../repositories/accounts/clients'

/** The languages in which a client's pages may be read. */
export const offeredBy = ({ offersGerman }: Pick<ServedClient, 'offersGerman'>): readonly Language[] =>
  offersGerman === 1 ? ['en', 'de'] : ['en']
