import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Response of the proxy at a path: status and headers. */
type Behaviour = (path: string) => [number, Record<string, string>]

const hsts = { 'strict-transport-security': 'max-age=1' }
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-proxy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Runs the doctor against a proxy with a certificate that is valid for `days` and, if `isTrusted`, trusted by the
 * doctor.
 */
async function runDoctor(behave: Behaviour, { days = 90, isTrusted = true } = {}): Promise<string> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  // An elliptic curve key is created at once; RSA searches for large primes each time.
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const opensslArgs = ['req', '-x509', ...kind, '-nodes', '-days', String(days), '-keyout', key, '-out', cert]
  execFileSync('openssl', [...opensslArgs, ...subject], { stdio: 'ignore' })
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const [status, headers] = behave(request.url ?? '')
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const site = `https://localhost:${(proxy.address() as AddressInfo).port}`
  const env = {
    PATH: process.env.PATH,
    FOYER_DATA_DIR: folder,
    FOYER_SECRET: 'a secret of thirty-two bytes, or more',
    FOYER_DOMAINS: 'jobs.example.org',
    ...(isTrusted ? { NODE_EXTRA_CA_CERTS: cert } : {}),
  }
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, ['dist/server/cli.js', 'doctor', '--site', site], { env }, (_error, stdout) =>
      resolve(stdout),
    ),
  )
  proxy.close()
  return output
}

const correctProxy: Behaviour = (path) => (path === '/api/metrics' ? [404, hsts] : [200, hsts])

test('a correctly configured proxy passes all checks', async () => {
  const output = await runDoctor(correctProxy)
  expect(output).toMatch(/^ok +tls: the certificate is valid for (89|90) days\.$/m)
  expect(output).toMatch(/^ok +proxy: passes on host and scheme, and is trusted\.$/m)
  expect(output).toMatch(/^ok +domain: localhost resolves to /m)
})

test.each<[string, RegExp, Behaviour, { days?: number; isTrusted?: boolean }]>([
  ['an untrusted certificate', /^failed +tls: .*SELF_SIGNED/m, correctProxy, { isTrusted: false }],
  [
    'a certificate that ends soon',
    /^failed +tls: the certificate is valid for only [45] days/m,
    correctProxy,
    { days: 5 },
  ],
  [
    'a host that is not passed on',
    /^failed +proxy: .* is not a site of this installation: .*pass on the Host/m,
    () => [404, hsts],
    {},
  ],
  ['a server that is down', /^failed +proxy: .* answers 502/m, () => [502, {}], {}],
  [
    'forwarded headers that the server does not trust',
    /^failed +proxy: .*FOYER_TRUST_PROXY must contain its address/m,
    (path) => [path === '/api/metrics' ? 404 : 200, {}],
    {},
  ],
  [
    'frames that the proxy forbids',
    /^warning +framing: .*X-Frame-Options/m,
    (path) => [path === '/api/metrics' ? 404 : 200, { ...hsts, 'x-frame-options': 'DENY' }],
    {},
  ],
  ['metrics that everyone can read', /^failed +metrics: .*404 at \/api\/metrics/m, () => [200, hsts], {}],
])('reports %s with a remedy', async (_problem, line, behave, options) => {
  expect(await runDoctor(behave, options)).toMatch(line)
})
