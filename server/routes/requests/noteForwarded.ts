import { LRUCache } from 'lru-cache'
import { readAddress } from '../../services/addressRanges'
import type { Api } from '../api'

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded']
const hourMs = 60 * 60_000

/**
 * Says in the log, once an hour for each peer, that a forwarded header is not believed: behind a proxy that
 * `FOYER_TRUST_PROXY` does not name the site takes https for http and everybody for one visitor. A public address is
 * some visitor's, and goes unnamed.
 */
export function noteForwarded(api: Api, isTrusted: (address: string) => boolean): void {
  const noted = new LRUCache<string, true>({ max: 100, ttl: hourMs })
  api.addHook('onRequest', (request, _reply, done) => {
    const header = forwarded.find((name) => name in request.headers)
    const peer = header && request.socket.remoteAddress
    if (peer && !isTrusted(peer)) {
      const named = readAddress(peer)?.range() === 'unicast' ? 'a public address' : peer
      if (!noted.has(named)) request.log.warn({ header, peer: named }, notBelieved)
      noted.set(named, true)
    }
    done()
  })
}

const notBelieved =
  'A forwarded header is ignored: FOYER_TRUST_PROXY does not name who sent it. Behind a proxy, name it there.'
