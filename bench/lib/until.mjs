import { setTimeout as pause } from 'node:timers/promises'

/** Waits until it is so. @throws when it is not after `longestMs` */
export async function until(isSo, longestMs) {
  const end = performance.now() + longestMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${longestMs / 1000} s: ${isSo}`)
    await pause(50)
  }
}
