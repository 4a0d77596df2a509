import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { buildListQuery, chooseJobs, getJobChoiceKey } from '../../schemas/jobList/jobChoice'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { pageBlockTexts as texts } from '../../texts/public/pageBlocks.texts'
import { getEmploymentType } from '../jobList/employmentType'
import { JobLink } from '../jobList/JobLink'
import { JoinedTexts } from '../jobList/JoinedTexts'
import { paths } from '../routing/paths'
import { LocalDay } from '../shared/dateTime/LocalDay'
import { Skeleton } from '../shared/feedback/Skeleton'
import { SiteLink } from '../shared/links/SiteLink'
import { useClient } from '../shared/site/SiteContext'
import { useListView } from '../shared/site/useListView'
import { ContentSection } from './ContentSection'
import './JobsBlock.css'

/**
 * The newest jobs of a department, location or employment type, with a link to all of them; to all jobs if there are
 * none.
 */
export function JobsBlock(block: BlockProps<'jobs'>): ReactNode {
  const { title = texts.jobs, ...choice } = block
  const name = getJobChoiceKey(choice)
  const selectedJobs = useListView({
    getViewOfList: (list) => chooseJobs(list, choice),
    getViewOfPart: ({ chosen: chosenByName }) => chosenByName?.[name],
    name,
  })
  return (
    <ContentSection kind="jobs" labels={block} title={title}>
      {selectedJobs === null ? <Skeleton lines={3} /> : null}
      {selectedJobs?.all === 0 ? <p className="fy-note">{texts.noneOfKind}</p> : null}
      {selectedJobs && selectedJobs.all > 0 ? (
        <ul className="fy-ruled fy-content__wide">
          {selectedJobs.jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      ) : null}
      {selectedJobs ? (
        <p className="fy-jobs__more">
          <SiteLink
            className="fy-button"
            href={`${paths.viewJobs.href()}${selectedJobs.all > 0 ? buildListQuery(choice) : ''}`}
          >
            {selectedJobs.all > 0 ? texts.allOfKind(selectedJobs.all) : texts.allJobs}
          </SiteLink>
        </p>
      ) : null}
    </ContentSection>
  )
}

function JobRow({ job }: { job: VacancyListItem }): ReactNode {
  const { location, employmentType, advertisingCloseDate } = job
  const { config } = useClient()
  return (
    <li className="fy-jobs__job">
      <JobLink vacancy={job} />
      <p className="fy-jobs__facts fy-note">
        <JoinedTexts texts={[{ text: location }, getEmploymentType(config, employmentType)]} />
      </p>
      <p className="fy-jobs__closes fy-note">
        {advertisingCloseDate ? (
          <>
            {texts.closes} <LocalDay timestamp={advertisingCloseDate} />
          </>
        ) : (
          texts.openUntilFilled
        )}
      </p>
    </li>
  )
}
