import { lookup } from 'node:dns/promises'
import { type RequestOptions, request } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { localDomains } from '../../config/networkSettings'
import { type CheckContext, type Finding, failed, ok, warning } from './finding'

const patienceMs = 10_000
const dayMs = 24 * 60 * 60 * 1000
const soonDays = 14

/** Checks that names below the domains resolve. */
export async function checkDomain({ environment, site }: CheckContext): Promise<Finding> {
  if (environment.domains === localDomains)
    return failed(
      'domain',
      'FOYER_DOMAINS is not set: name the domains below which clients have their subdomains',
    )
  if (!site)
    return warning('domain', 'there is no client yet, so no name to look up: npm run foyer -- create-client')
  try {
    const { address } = await lookup(site.hostname)
    return ok('domain', `${site.hostname} leads to ${address}`)
  } catch {
    const says = `${site.hostname} leads nowhere: make a DNS record for *.${environment.domains[0]} that leads here`
    return failed('domain', says)
  }
}

interface Seen {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Expiry of the certificate; undefined over http. */
  until?: Date
}

/** Checks the site as a visitor gets it over TLS: the certificate, and how the proxy forwards hosts and headers. */
export async function checkProxy({ site, now }: CheckContext): Promise<Finding[]> {
  if (!site) return [warning('tls', 'there is no client yet, so no site to look at')]
  let home: Seen
  try {
    home = await look(new URL('/', site))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const says = `${site.origin} can not be reached over TLS (${reason}): see that the proxy runs and its certificate is for this name`
    return [failed('tls', says)]
  }
  const metrics = await look(new URL('/api/metrics', site))
  return [examineCertificate(home, now), ...examineHeaders(home, metrics, site)]
}

function examineCertificate({ until }: Seen, now: Date): Finding {
  const days = until ? Math.floor((until.getTime() - now.getTime()) / dayMs) : 0
  if (days >= soonDays) return ok('tls', `the certificate is good for ${days} days`)
  return failed('tls', `the certificate is good for ${days} days only: have the proxy renew it`)
}

function examineHeaders(home: Seen, metrics: Seen, site: URL): Finding[] {
  const findings: Finding[] = []
  if (home.status === 404)
    findings.push(
      failed('proxy', `${site.host} is nobody's here: have the proxy pass on the Host that it was asked for`),
    )
  else if (home.status !== 200)
    findings.push(failed('proxy', `${site.origin} is answered ${home.status}: see that the server runs`))
  else if (!home.headers['strict-transport-security'])
    findings.push(
      failed(
        'proxy',
        'its headers are not believed: FOYER_TRUST_PROXY must name it, and it must set X-Forwarded-Proto',
      ),
    )
  if (home.headers['x-frame-options'])
    findings.push(
      warning(
        'framing',
        'the proxy adds X-Frame-Options, so no page can embed the site: leave framing to Foyer',
      ),
    )
  if (metrics.status === 200)
    findings.push(
      failed('metrics', 'anybody can read them through the proxy: have it answer 404 at /api/metrics'),
    )
  return findings.length > 0 ? findings : [ok('proxy', 'passes on host and scheme, and is believed')]
}

function look(url: URL): Promise<Seen> {
  const options: RequestOptions = { timeout: patienceMs, headers: { accept: 'text/html' } }
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      response.resume()
      const { valid_to: until } = (response.socket as TLSSocket).getPeerCertificate()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, until: new Date(until) })
    })
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
    asked.on('error', reject)
    asked.end()
  })
}
