import type { AdvertisedJob } from '../../repositories/vacancies/advertisedJobs'
import { type Employer, jobUrl } from './publicJob'
import { type XmlParts, xmlDocument, xmlText } from './xmlDocument'

/** The feed that Indeed and most job boards take: `<source>` with a `<job>` for each vacancy; `now` is its date. */
export function indeedFeed(employer: Employer, jobs: readonly AdvertisedJob[], now: Date): string {
  const { client, origin } = employer
  return xmlDocument({
    source: {
      publisher: client.company,
      publisherurl: `${origin}/`,
      lastBuildDate: now.toUTCString(),
      job: jobs.map((job) => indeedJob(employer, job)),
    },
  })
}

function indeedJob(employer: Employer, job: AdvertisedJob): XmlParts {
  const { client, config } = employer
  const place = config.places[job.location]
  const parts: Record<string, string | null> = {
    title: xmlText(job.name).trim() || job.guid,
    date: new Date(job.dateAdvertised).toUTCString(),
    referencenumber: xmlText(job.code).trim() || job.guid,
    url: jobUrl(employer, job),
    company: client.company,
    sourcename: client.company,
    city: place?.locality ?? job.location,
    state: place?.region ?? '',
    country: place?.country ?? config.country,
    postalcode: place?.postcode ?? '',
    streetaddress: place?.street ?? '',
    description: job.description || job.summary,
    salary: job.salaryAddText,
    jobtype: job.employmentType,
    category: job.department,
    expirationdate: job.advertisingCloseDate ? new Date(job.advertisingCloseDate).toUTCString() : '',
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, text]) => (text?.trim() ? [[name, { $: text }] as const] : [])),
  )
}
