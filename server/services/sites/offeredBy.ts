import type { Language } from '../../../src/texts/language'
import { readLanguages, type ServedClient } from '../../repositories/accounts/clients'

/** The languages in which a client's pages may be read. */
export const offeredBy = ({ languages }: Pick<ServedClient, 'languages'>): readonly Language[] => [
  'en',
  ...readLanguages(languages),
]
