import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection; a server has. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine !== false,
    () => true,
  )
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
