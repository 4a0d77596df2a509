import { getBrowserStorage, type KeyValueStore } from '../browser/storage'

/** Whether the visitor has said that this device is their own or shared. */
export type DeviceChoice = 'unasked' | 'own' | 'shared'

export interface DeviceChoices {
  read: () => DeviceChoice
  /** Stores 'own' on the device but 'shared' only in the tab, so that the next person is asked again. */
  write: (choice: 'own' | 'shared') => void
}

const key = 'foyer.device'

export function createDeviceChoices(
  tab: KeyValueStore,
  device: KeyValueStore = getBrowserStorage('localStorage'),
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
