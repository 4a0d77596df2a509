import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import type { EmploymentTypes } from '../../../src/schemas/employmentTypes/employmentTypeCode'
import type { Client } from '../clients/clients.repository'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'

/** The employer of jobs, and the origin of its site. */
export interface Employer {
  client: Pick<Client, 'code' | 'company'>
  config: ClientConfig
  /** Mapping of employment types in the settings, which takes precedence over the configuration's. */
  employmentTypes?: EmploymentTypes
  /** 'https://harbour.example' */
  origin: string
}

/** Returns the URL of a job's page, which is also its share link [RT-06]. */
export function jobUrl({ origin }: Pick<Employer, 'origin'>, { guid }: Pick<AdvertisedJob, 'guid'>): string {
  return `${origin}/job/details/${guid}`
}

/** Returns the URL of a file in the client's folder; undefined if no name is configured. */
export function getClientFileUrl({ client, origin }: Employer, name: string | null): string | undefined {
  return name ? `${origin}/clients/${client.code}/${encodeURIComponent(name)}` : undefined
}
