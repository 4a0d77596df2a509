import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Activity } from '../../schemas/activity/activity.types'
import { activityTexts as texts } from '../../texts/admin/activity.texts'
import { paths } from '../routing/paths'
import { ChangeList } from '../shared/changes/ChangeList'
import { useClientClock } from '../shared/dateTime/useClientClock'
import './ActivityList.css'

interface ActivityListProps {
  activities: Activity[]
  showsClient: boolean
}

/** Activity log entries by day, newest first: action, user, time and a description of the changes. */
export function ActivityList({ activities, showsClient }: ActivityListProps): ReactNode {
  const { formatDay, formatTime } = useClientClock()
  const days = [...new Set(activities.map(({ at }) => formatDay(at)))]
  return days.map((day) => (
    <section key={day}>
      <h2 className="fy-activity-list__day fy-small fy-soft">{day}</h2>
      <ol className="fy-plain-list">
        {activities
          .filter(({ at }) => formatDay(at) === day)
          .map((activity) => (
            <li key={activity.id} className="fy-activity-list__item fy-break">
              <p>
                <strong>{getActionText(activity)}</strong>
                <ActivitySubject activity={activity} isLinked={!showsClient} />
              </p>
              <p className="fy-flex fy-gap-2 fy-between fy-extra-small fy-soft">
                <span>
                  {getPersonName(activity)}
                  {activity.address ? ` ${texts.networkLabel(activity.address)}` : null}
                  {showsClient && activity.company ? ` · ${activity.company}` : null}
                </span>
                <time className="fy-one-line" dateTime={activity.at}>
                  {formatTime(activity.at)}
                </time>
              </p>
              {activity.changes.length > 0 ? <ChangeList changes={activity.changes} /> : null}
            </li>
          ))}
      </ol>
    </section>
  ))
}

function getPersonName({ by, action }: Activity): string {
  return by ?? (action === 'sign-in failed' ? texts.unknownUser : texts.system)
}

function getActionText({ action, subject }: Activity): string {
  const restoredVersion = / of:(\d+)$/.exec(subject)?.[1]
  const actionNames: Record<string, string> = texts.actions
  return restoredVersion ? texts.restored(restoredVersion) : (actionNames[action] ?? action)
}

/**
 * The application, document or refused request that the entry is about; nothing for other entries. Links to the
 * application if `isLinked`.
 */
function ActivitySubject({ activity, isLinked }: { activity: Activity; isLinked: boolean }): ReactNode {
  const { action, subject, times } = activity
  if (action === 'call refused') return ` · ${subject}${times > 1 ? ` · ${texts.times(times)}` : ''}`
  const [, application, document] = /^application:(\d+)(?: document:(\d+))?$/.exec(subject) ?? []
  if (!application) return null
  const linkText = texts.application(application)
  const address = `${paths.viewApplications.href()}?id=${application}`
  return (
    <>
      {' · '}
      {isLinked ? <Link to={address}>{linkText}</Link> : linkText}
      {document ? ` · ${texts.document(document)}` : null}
    </>
  )
}
