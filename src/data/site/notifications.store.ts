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
   * Shown for 5000 ms; one whose id is already shown is not added again [LY-08]. An error that follows the server's own
   * at once tells of the same failure: both are one notification, what failed under why [ER-01].
   */
  notify: (notification: Notification) => void
  dismiss: (id: string) => void
}

/** The id of what is said of any call that the server failed [ER-01]. */
export const serverFailureId = 'server'

const shownFor = 5000
/**
 * Milliseconds in which whoever made a call that failed says what that means. By a timer: a slow device draws the first
 * notification for longer than that, but whoever waits for the call goes on before any timer does.
 */
const atOnce = 500

export function createNotifications(): Notifications {
  const store = createStore<Notification[]>(() => [])
  let hasJustFailed = false
  const dismiss = (id: string) => store.setState((shown) => shown.filter((one) => one.id !== id), true)
  return {
    store,
    dismiss,
    notify: (notification) => {
      if (store.getState().some(({ id }) => id === notification.id)) return
      if (notification.id === serverFailureId) {
        hasJustFailed = true
        setTimeout(() => {
          hasJustFailed = false
        }, atOnce)
      } else if (notification.type === 'error' && hasJustFailed) {
        // Only the first: what else fails just then is another matter.
        hasJustFailed = false
        return store.setState((shown) => shown.map((one) => explained(one, notification)), true)
      }
      store.setState((shown) => [...shown, notification], true)
      setTimeout(() => dismiss(notification.id), shownFor)
    },
  }
}

/** The server's failure with what it means; any other notification as it is. */
function explained(one: Notification, { title, message }: Notification): Notification {
  if (one.id !== serverFailureId) return one
  return { ...one, title: one.message, message: title ? `${title} ${message}` : message }
}
