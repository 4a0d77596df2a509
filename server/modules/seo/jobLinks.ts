import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import type { EmploymentTypes } from '../../../src/schemas/employmentTypes/employmentTypeCode'
import type { Client } from '../clients/clients.repository'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'

/** Whose jobs they are, and where their site stands. */
export interface Employer {
  client: Pick<Client, 'code' | 'company'>
  config: ClientConfig
  /** The settings' map, before that of the configuration. */
  employmentTypes?: EmploymentTypes
  /** 'https://harbour.example' */
  origin: string
}

/** The page of a job, which is also its share link [RT-06]. */
export function jobUrl({ origin }: Pick<Employer, 'origin'>, { guid }: Pick<AdvertisedJob, 'guid'>): string {
  return `${origin}/job/details/${guid}`
}

/** A file of the client's folder; undefined where the configuration names none. */
export function clientFileUrl({ client, origin }: Employer, name: string | null): string | undefined {
  return name ? `${origin}/clients/${client.code}/${encodeURIComponent(name)}` : undefined
}
