import { browserStore, type KeyValueStore } from '../browser/storage'

/** Whose device it is, as far as anybody has said. */
export type DeviceChoice = 'unasked' | 'own' | 'shared'

export interface DeviceChoices {
  read: () => DeviceChoice
  /** That it is one's own is kept on the device; that it is not, by the tab alone: the next person is asked again. */
  write: (choice: 'own' | 'shared') => void
}

const key = 'foyer.device'

export function createDeviceChoices(
  tab: KeyValueStore,
  device: KeyValueStore = browserStore('localStorage'),
): DeviceChoices {
  return {
    read: () => {
      if (device.get(key) === 'own') return 'own'
      return tab.get(key) === 'shared' ? 'shared' : 'unasked'
    },
    write: (choice) => {
      if (choice === 'own') return device.set(key, choice)
      device.remove(key)
      tab.set(key, choice)
    },
  }
}
