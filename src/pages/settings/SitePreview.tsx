import { ExternalLink, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { FieldValue, FormValues } from '../../schemas/fields/fieldValue'
import { getRecentVacancies } from '../../schemas/jobList/recentVacancies'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { jobListTexts, layoutTexts } from '../../texts/public/site.texts'
import { LocalDay } from '../shared/dateTime/LocalDay'
import { useSite } from '../shared/site/SiteContext'
import './SitePreview.css'

/** Number of jobs in the preview, enough to show the effect of each switch. */
const fewJobs = 3

/** Small preview of the job list and its sidebar with the client's own jobs; it reflects each switch immediately. */
export function SitePreview({ values }: { values: FormValues }): ReactNode {
  const { store } = useSite().vacancies
  const vacancies = useStoreValue(store, ({ list, part }) => list ?? part?.newest ?? null)
  const jobs = useMemo(() => getRecentVacancies(vacancies ?? []).slice(0, fewJobs), [vacancies])
  const isOn = (key: string) => values[key] === true
  return (
    <div className="fy-preview__page fy-site-preview" inert>
      <div className="fy-site-preview__list">
        <p className="fy-site-preview__title">{jobListTexts.title}</p>
        {jobs.map((job) => (
          <div key={job.id} className="fy-site-preview__job">
            <p className="fy-site-preview__name">
              {job.name}
              {isOn('canRedirectToVacancyDetails') ? <ExternalLink aria-hidden="true" /> : null}
            </p>
            <p>
              {job.location}
              {isOn('canShowVacancyDepartment') && job.department ? ` · ${job.department}` : null}
            </p>
            {isOn('canShowAdvertiseEndDate') ? (
              <p>
                {job.advertisingCloseDate ? (
                  <>
                    {jobListTexts.closes} <LocalDay moment={job.advertisingCloseDate} />
                  </>
                ) : (
                  jobListTexts.openUntilFilled
                )}
              </p>
            ) : null}
            {isOn('canShowSocialIcons') ? (
              <p className="fy-site-preview__share">
                <Share2 aria-hidden="true" /> {texts.share}
              </p>
            ) : null}
          </div>
        ))}
        {jobs.length === 0 ? <div className="fy-site-preview__job">{texts.noJobs}</div> : null}
      </div>
      {isOn('canShowSidebar') ? (
        <div className="fy-site-preview__side">
          <div className="fy-site-preview__box">{texts.ownWords}</div>
          {isOn('canShowEoi') ? <EoiBox image={values.customEoiImageDataUri ?? null} /> : null}
          {isOn('canShowRecentJobs') ? (
            <div className="fy-site-preview__box">
              <p className="fy-site-preview__name">{layoutTexts.recentJobs}</p>
              {jobs.map((job) => (
                <p key={job.id}>{job.name}</p>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** The Expression of Interest box with the chosen image, saved or not. */
function EoiBox({ image }: { image: FieldValue }): ReactNode {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!(image instanceof Blob)) return setAddress(null)
    const url = URL.createObjectURL(image)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [image])
  return (
    <div className="fy-site-preview__box">
      {address ? <img src={address} alt="" /> : null}
      <p className="fy-site-preview__name">{layoutTexts.eoiTitle}</p>
      <p className="fy-site-preview__button">{layoutTexts.eoiLink}</p>
    </div>
  )
}
