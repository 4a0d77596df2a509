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
  /** Shown for 5000 ms; one whose id is already shown is not added again [LY-08]. */
  notify: (notification: Notification) => void
  dismiss: (id: string) => void
}

const shownFor = 5000

export function createNotifications(): Notifications {
  const store = createStore<Notification[]>(() => [])
  const dismiss = (id: string) => store.setState((shown) => shown.filter((one) => one.id !== id), true)
  return {
    store,
    dismiss,
    notify: (notification) => {
      if (store.getState().some(({ id }) => id === notification.id)) return
      store.setState((shown) => [...shown, notification], true)
      setTimeout(() => dismiss(notification.id), shownFor)
    },
  }
}
