import { Button } from '../../widgets/shared/Button'
import './NotificationList.css'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, type TouchEvent, useRef } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Notification } from '../../data/site/notifications.store'
import { useSite } from '../../pages/shared/site/SiteContext'
import { layoutTexts } from '../../texts/public/site.texts'

/** Notifications, top right [LY-08]. The live region is always present, so that new notifications are announced. */
export function NotificationList(): ReactNode {
  const { store, dismiss } = useSite().notifications
  const visibleNotifications = useStoreValue(store, (notifications) => notifications)
  return (
    <section
      className="fy-notifications fy-no-print fy-stack fy-gap-2"
      aria-label={layoutTexts.notifications}
      aria-live="polite"
    >
      {visibleNotifications.map((notification) => (
        <NotificationCard
          key={notification.id}
          notification={notification}
          onDismiss={() => dismiss(notification.id)}
        />
      ))}
    </section>
  )
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

interface NotificationCardProps {
  notification: Notification
  onDismiss: () => void
}

function NotificationCard({ notification, onDismiss }: NotificationCardProps): ReactNode {
  const { title, message, type } = notification
  const Icon = icons[type]
  const swipe = useSwipeAway(onDismiss)
  return (
    <div
      className={`fy-notification fy-notification--${type}`}
      role={type === 'error' ? 'alert' : undefined}
      {...swipe}
    >
      <Icon className="fy-notification__icon" aria-hidden="true" />
      <div className="fy-notification__body fy-grow fy-shrink">
        {title ? <p className="fy-heavy">{title}</p> : null}
        <p>{message}</p>
      </div>
      <Button
        look="quiet"
        size="icon"
        className="fy-fixed fy-soft"
        aria-label={layoutTexts.dismiss(title || message)}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}

/** Minimum distance of a swipe in pixels [LY-14]. */
const minSwipeDistance = 10

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void
  onTouchEnd: (event: TouchEvent) => void
}

/** Calls `onSwipe` when the element is swiped sideways or up by touch; ignores downward scrolling. */
export function useSwipeAway(onSwipe: () => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0]
      const touchStart = start.current
      start.current = null
      if (!touchStart || !touch) return
      const [sideways, upwards] = [Math.abs(touch.clientX - touchStart.x), touchStart.y - touch.clientY]
      if (
        Math.max(sideways, upwards) >= minSwipeDistance &&
        Math.max(sideways, upwards) >= touch.clientY - touchStart.y
      )
        onSwipe()
    },
  }
}
