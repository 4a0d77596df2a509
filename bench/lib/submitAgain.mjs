// A process of its own that applies so many times a second, whatever the server does; says how many were taken.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openApplicant } from './openApplicant.mjs'

const [{ url, seconds, submitsPerSecond }] = await once(process, 'message')
const { submit } = await openApplicant(() => url)
const sent = []
const began = performance.now()
for (let n = 0; n < seconds * submitsPerSecond; n += 1) {
  const wait = began + (n * 1000) / submitsPerSecond - performance.now()
  if (wait > 0) await pause(wait)
  sent.push(submit(`applicant-${n}`))
}
const answers = await Promise.all(sent)
process.send(answers.filter(({ status }) => status === 201).length)
