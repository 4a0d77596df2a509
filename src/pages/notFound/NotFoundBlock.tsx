import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { notFoundTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import './NotFoundBlock.css'

export function NotFoundBlock(): ReactNode {
  return (
    <section className="fy-not-found fy-grid fy-gap-5 fy-start fy-card">
      <Compass className="fy-not-found__icon" aria-hidden="true" />
      <PageHeading note={notFoundTexts.text}>{notFoundTexts.title}</PageHeading>
      <Link className="fy-button fy-button--primary" to={paths.viewJobs.href()}>
        {notFoundTexts.jobsLink}
      </Link>
    </section>
  )
}
