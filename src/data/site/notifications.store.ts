import { createStore, type StoreApi } from 'zustand/vanilla'

type NotificationType = 'success' | 'error' | 'info' | 'warning'

export interface Notification {
  id: string
  title: string
  message: string
  type: NotificationType
}

export interface Notifications {
  store: StoreApi<Notification[]>
  /**
   * Shows a notification for 5000 ms; one whose id is already shown is not added again [LY-08]. An error that closely
   * follows the general server error describes the same failure, so both become one notification: the failed action
   * as its text, the server error as its title [ER-01].
   */
  notify: (notification: Notification) => void
  dismiss: (id: string) => void
}

/** Id of the general notification for any call that the server failed [ER-01]. */
export const serverFailureId = 'server'

const displayMs = 5000
/**
 * Milliseconds in which a failed call's own error joins the general one. Even if a slow device needs longer to draw the
 * general notification, the failed call's continuation runs before the timer.
 */
const mergeWindowMs = 500

export function createNotifications(): Notifications {
  const store = createStore<Notification[]>(() => [])
  let hasServerJustFailed = false
  const dismiss = (id: string) => store.setState((current) => current.filter((item) => item.id !== id), true)
  return {
    store,
    dismiss,
    notify: (notification) => {
      if (store.getState().some(({ id }) => id === notification.id)) return
      if (notification.id === serverFailureId) {
        hasServerJustFailed = true
        setTimeout(() => {
          hasServerJustFailed = false
        }, mergeWindowMs)
      } else if (notification.type === 'error' && hasServerJustFailed) {
        // Only the first error joins the notification; further errors are unrelated.
        hasServerJustFailed = false
        return store.setState((current) => current.map((item) => addExplanation(item, notification)), true)
      }
      store.setState((current) => [...current, notification], true)
      setTimeout(() => dismiss(notification.id), displayMs)
    },
  }
}

/** Adds the specific error to the general server error; returns other notifications unchanged. */
function addExplanation(notification: Notification, { title, message }: Notification): Notification {
  if (notification.id !== serverFailureId) return notification
  return { ...notification, title: notification.message, message: title ? `${title} ${message}` : message }
}
