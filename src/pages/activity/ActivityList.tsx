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
            <span>{whoOf(activity)}</span>
            {activity.address ? <span>{texts.fromNetwork(activity.address)}</span> : null}
          </p>
          <div className="fy-activity-list__what">
            <p>
              <strong>{actionOf(activity)}</strong>
              {showClient && activity.company ? ` · ${activity.company}` : null}
              {recordOf(activity)}
            </p>
            {activity.changes.length > 0 ? <ChangeList changes={activity.changes} /> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function whoOf({ by, action }: Activity): string {
  return by ?? (action === 'sign-in failed' ? texts.unknownUser : texts.nobody)
}

function actionOf({ action, subject }: Activity): string {
  const broughtBack = / of:(\d+)$/.exec(subject)?.[1]
  const words: Record<string, string> = texts.actions
  return broughtBack ? texts.broughtBack(broughtBack) : (words[action] ?? action)
}

/** Which record it was about, where that is one to be looked up. */
function recordOf({ action, subject }: Activity): string {
  if (action === 'call refused') return ` · ${subject}`
  const [, application, document] = /^application:(\d+)(?: document:(\d+))?$/.exec(subject) ?? []
  if (!application) return ''
  return ` · ${texts.application(application)}${document ? ` · ${texts.document(document)}` : ''}`
}
