import { lookup } from 'node:dns/promises'
import { type RequestOptions, request } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { localDomains } from '../../config/networkSettings'
import { foyerCommand } from '../../projectRoot'
import { formatCount } from '../command'
import {
  type CheckContext,
  createFailedFinding,
  createOkFinding,
  createWarningFinding,
  type Finding,
} from './finding'

const timeoutMs = 10_000
const dayMs = 24 * 60 * 60 * 1000
const minValidDays = 14

/** Checks that the domains are configured and that the site's host name resolves. */
export async function checkDomain({ environment, site }: CheckContext): Promise<Finding> {
  if (environment.domains === localDomains)
    return createFailedFinding(
      'domain',
      'FOYER_DOMAINS is not set: name the domains below which clients have their subdomains',
    )
  if (!site)
    return createWarningFinding(
      'domain',
      `there is no client yet, so there is no name to look up: ${foyerCommand} create-client`,
    )
  try {
    const { address } = await lookup(site.hostname)
    return createOkFinding('domain', `${site.hostname} resolves to ${address}`)
  } catch {
    const message = `${site.hostname} does not resolve: create a DNS record for *.${environment.domains[0]} that points here`
    return createFailedFinding('domain', message)
  }
}

interface FetchedPage {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Expiry of the certificate. */
  validUntil: Date
}

/** Checks the site as a visitor gets it over TLS: the certificate, and how the proxy forwards hosts and headers. */
export async function checkProxy({ site, now }: CheckContext): Promise<Finding[]> {
  if (!site) return [createWarningFinding('tls', 'there is no client yet, so there is no site to check')]
  let home: FetchedPage
  try {
    home = await fetchPage(new URL('/', site))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const message = `${site.origin} cannot be reached over TLS (${reason}): check that the proxy runs and that its certificate is for this name`
    return [createFailedFinding('tls', message)]
  }
  const metrics = await fetchPage(new URL('/api/metrics', site))
  return [checkCertificate(home, now), ...checkHeaders(home, metrics, site)]
}

function checkCertificate({ validUntil }: FetchedPage, now: Date): Finding {
  const days = Math.floor((validUntil.getTime() - now.getTime()) / dayMs)
  if (days >= minValidDays)
    return createOkFinding('tls', `the certificate is valid for ${formatCount(days, 'day')}`)
  return createFailedFinding(
    'tls',
    `the certificate is valid for only ${formatCount(days, 'day')}: renew it in the proxy`,
  )
}

function checkHeaders(home: FetchedPage, metrics: FetchedPage, site: URL): Finding[] {
  const findings: Finding[] = []
  if (home.status === 404)
    findings.push(
      createFailedFinding(
        'proxy',
        `${site.host} is not a site of this installation: configure the proxy to pass on the Host header`,
      ),
    )
  else if (home.status !== 200)
    findings.push(
      createFailedFinding('proxy', `${site.origin} answers ${home.status}: check that the server runs`),
    )
  else if (!home.headers['strict-transport-security'])
    findings.push(
      createFailedFinding(
        'proxy',
        'its forwarded headers are ignored: FOYER_TRUST_PROXY must contain its address, and it must set X-Forwarded-Proto',
      ),
    )
  if (home.headers['x-frame-options'])
    findings.push(
      createWarningFinding(
        'framing',
        'the proxy adds X-Frame-Options, so no page can embed the site: leave framing to Foyer',
      ),
    )
  if (metrics.status === 200)
    findings.push(
      createFailedFinding(
        'metrics',
        'they are public through the proxy: configure it to answer 404 at /api/metrics',
      ),
    )
  return findings.length > 0
    ? findings
    : [createOkFinding('proxy', 'passes on host and scheme, and is trusted')]
}

function fetchPage(url: URL): Promise<FetchedPage> {
  const options: RequestOptions = { timeout: timeoutMs, headers: { accept: 'text/html' } }
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, options, (response) => {
      response.resume()
      const { valid_to: validTo } = (response.socket as TLSSocket).getPeerCertificate()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, validUntil: new Date(validTo) })
    })
    clientRequest.on('timeout', () =>
      clientRequest.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })),
    )
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}
