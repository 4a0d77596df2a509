// A process of its own that two readers share: told what to ask for by its parent, it says what each answer took, in ms.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const readers = 2
const [{ url, headers, paths, seconds }] = await once(process, 'message')
const agent = new Agent({ keepAlive: true, maxSockets: readers })
const until = performance.now() + seconds * 1000
const took = Object.fromEntries(paths.map((path) => [path, []]))
await Promise.all(Array.from({ length: readers }, (_, at) => readUntilOver(at)))
agent.destroy()
process.send(took)

async function readUntilOver(first) {
  for (let at = first; performance.now() < until; at += 1) {
    const path = paths[at % paths.length]
    const began = performance.now()
    const status = await read(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    took[path].push(performance.now() - began)
    await pause(5)
  }
}

/** Plain HTTP, which costs this process less than `fetch`: what it does itself stands in its figures. */
function read(path) {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, {
      agent,
      headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
    })
    asked.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    asked.on('error', reject).end()
  })
}
