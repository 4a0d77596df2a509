import type { ReactNode } from 'react'
import type { Activity } from '../../schemas/activity'
import { activityTexts as texts } from '../../texts/activity'
import { ChangeList } from '../parts/ChangeList'
import { showMoment } from '../parts/showMoment'
import './ActivityList.css'

interface ActivityListProps {
  activities: Activity[]
  showClient: boolean
}

/** What was done, by whom and when, the newest first, with what it changed in words. */
export function ActivityList({ activities, showClient }: ActivityListProps): ReactNode {
  return (
    <ol className="fy-activity-list">
      {activities.map((activity) => (
        <li key={activity.id} className="fy-activity-list__item">
          <p className="fy-activity-list__when">
            <time dateTime={activity.at}>{showMoment(activity.at)}</time>
            <span>{activity.by ?? texts.nobody}</span>
          </p>
          <div className="fy-activity-list__what">
            <p>
              <strong>{texts.actions[activity.action] ?? activity.action}</strong>
              {showClient && activity.company ? ` · ${activity.company}` : null}
              {applicationOf(activity)}
            </p>
            {activity.changes.length > 0 ? <ChangeList changes={activity.changes} /> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function applicationOf({ subject }: Activity): string {
  const id = /^application:(\d+)$/.exec(subject)?.[1]
  return id ? ` · ${texts.application(id)}` : ''
}
