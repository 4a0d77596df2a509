import './JobDetailsBlock.css'
import '../shared/download/DownloadButton.css'
import { ArrowLeft, Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyDetail } from '../../schemas/vacancies/vacancy'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { jobTexts } from '../../texts/public/job.texts'
import { useLastListUrl } from '../jobList/returnToList'
import { paths } from '../routing/paths'
import { ShareButton } from '../share/ShareButton'
import { Skeleton } from '../shared/feedback/Skeleton'
import { SiteLink } from '../shared/links/SiteLink'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { usePageTitle } from '../shared/pageHeader/usePageTitle'
import { useClient } from '../shared/site/SiteContext'
import { JobFacts } from './JobFacts'
import { UnavailableJob } from './UnavailableJob'
import { useVacancy } from './useVacancy'

/**
 * Wraps each outer table in a named region that scrolls and takes the keyboard focus, so that a wide table does not
 * widen the page.
 * @param html cleaned by the server: its tables are balanced, and attributes contain no '<'
 */
export function withScrollableTables(html: string): string {
  let depth = 0
  let count = 0
  return html.replace(/<table[ >]|<\/table>/g, (tag) => {
    if (tag === '</table>') {
      depth -= 1
      return depth === 0 ? `${tag}</div>` : tag
    }
    depth += 1
    if (depth > 1) return tag
    count += 1
    return `<div class="fy-rich__table" role="region" tabindex="0" aria-label="${jobTexts.table(count)}">${tag}`
  })
}

/** Complete details of one vacancy [JD-01…JD-05]; its URL is the share link [RT-06]. */
export function JobDetailsBlock(): ReactNode {
  const { guid = '' } = useParams()
  const vacancy = useVacancy(guid)
  usePageTitle(vacancy?.status === 'gone' ? jobTexts.unavailableTitle : (vacancy?.detail?.name ?? null))
  if (vacancy?.status === 'gone' || vacancy?.status === 'failed') {
    return <UnavailableJob guid={guid} hasFailed={vacancy.status === 'failed'} />
  }
  if (vacancy?.status !== 'ready') return <Skeleton card lines={10} hasHeading shape="job" />
  return <JobDetails vacancy={vacancy.detail} />
}

function JobDetails({ vacancy }: { vacancy: VacancyDetail }): ReactNode {
  const { settings } = useClient()
  const isExpression = vacancy.isExpressionOfInterest
  const listUrl = useLastListUrl(isExpression)
  return (
    <article className="fy-job fy-card">
      <div className="fy-job__page">
        <header className="fy-job__head fy-stack fy-gap-4">
          <SiteLink
            className="fy-job__back fy-no-print fy-icons-s fy-gap-2 fy-middle fy-small"
            href={listUrl}
          >
            <ArrowLeft aria-hidden="true" />
            {isExpression ? jobTexts.backToExpressions : jobTexts.back}
          </SiteLink>
          <PageHeading
            note={vacancy.summary}
            lang={getTextLanguage(vacancy, 'name')}
            noteLang={getTextLanguage(vacancy, 'summary')}
          >
            {vacancy.name}
          </PageHeading>
          {vacancy.picture ? (
            <img
              className="fy-job__picture fy-fill fy-rounded"
              src={vacancy.picture.src}
              alt={vacancy.picture.alt}
            />
          ) : null}
        </header>
        <div className="fy-job__beside">
          <div className="fy-job__stays">
            <div className="fy-job__actions fy-no-print fy-cluster fy-gap-3">
              <ApplyLink vacancy={vacancy} />
              {settings.canShowSocialIcons ? <ShareButton vacancy={vacancy} labelled /> : null}
            </div>
            <div className="fy-job__facts">
              <JobFacts vacancy={vacancy} />
            </div>
          </div>
        </div>
        <h2 className="fy-visually-hidden">{jobTexts.description}</h2>
        <div
          {...toLangAttributes(getTextLanguage(vacancy, 'description'))}
          className="fy-job__description fy-rich"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans every description that it sends.
          dangerouslySetInnerHTML={{ __html: withScrollableTables(vacancy.description) }}
        />
        {vacancy.attachments.length > 0 ? (
          <section className="fy-job__documents fy-stack fy-gap-3">
            <h2>{jobTexts.documentation}</h2>
            <ul>
              {vacancy.attachments.map(({ id, filename, description }) => (
                <li key={id}>
                  <DownloadLink
                    filename={filename}
                    note={description}
                    href={paths.document.href(vacancy.id, id, filename)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <footer className="fy-job__foot fy-no-print">
          <ApplyLink vacancy={vacancy} />
        </footer>
      </div>
    </article>
  )
}

function ApplyLink({ vacancy }: { vacancy: VacancyDetail }): ReactNode {
  return (
    <SiteLink className="fy-button fy-button--primary" href={paths.apply.href(vacancy.guid)}>
      {vacancy.isExpressionOfInterest ? jobTexts.registerInterest : jobTexts.apply}
    </SiteLink>
  )
}

interface DownloadLinkProps {
  href: string
  filename: string
  /** Shown below the file name. */
  note?: string
}

/** A public document as a normal link, which can be opened, copied and shared. */
function DownloadLink({ href, filename, note }: DownloadLinkProps): ReactNode {
  return (
    <a className="fy-download fy-row fy-gap-3 fy-fill" href={href} download={filename}>
      <FileText className="fy-download__icon" aria-hidden="true" />
      <span className="fy-grow fy-shrink fy-strong fy-break">
        <span className="fy-visually-hidden">{jobTexts.download}</span> {filename}
        {note ? (
          <span {...getEnglishLangAttributes()} className="fy-download__note fy-note">
            {note}
          </span>
        ) : null}
      </span>
      <Download className="fy-download__arrow fy-no-print" aria-hidden="true" />
    </a>
  )
}
