import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { obtainPromtool } from './promtool'

/**
 * Checks the files in deploy/ with their programs, if they are installed. The test's output names a missing program;
 * checks that need no program always run.
 */
let folder: string
const isInstalled = (program: string) => spawnSync('which', [program]).status === 0
const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' })
/** Declares a test that needs a program; if the program is not installed, the test's title says so. */
function testWith(program: string, title: string, work: () => Promise<void> | void): void {
  if (isInstalled(program)) test(title, work)
  else
    test(`not checked, because ${program} is not installed: ${title}`, () =>
      expect(isInstalled(program)).toBe(false))
}

const units = ['foyer.service', 'foyer-backup.service', 'foyer-backup.timer']

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes copies of the units with a user, programs and folders that exist on this machine. @returns their paths */
function writeLocalUnits(): string[] {
  return units.map((unit) => {
    const text = readFileSync(`deploy/${unit}`, 'utf8')
      .replace(/^(User|Group)=foyer$/gm, '$1=daemon')
      .replaceAll('/opt/foyer', process.cwd())
      .replaceAll('/usr/bin/node', process.execPath)
    const path = join(folder, unit)
    writeFileSync(path, text)
    return path
  })
}

test('the systemd units run existing programs as the user foyer, with its environment file and restricted rights', () => {
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const text = readFileSync(`deploy/${unit}`, 'utf8')
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node (\S+)/m.exec(text) ?? []
    expect([unit, existsSync(program)]).toEqual([unit, true])
    for (const line of ['User=foyer', 'EnvironmentFile=/etc/foyer.env', 'NoNewPrivileges=yes', 'UMask=0077'])
      expect(text).toContain(`\n${line}\n`)
  }
})

testWith('systemd-analyze', 'systemd accepts the units, and rates the two services as well sandboxed', () => {
  const files = writeLocalUnits()
  const verified = run('systemd-analyze', 'verify', ...files)
  const foyerMessages = verified.stderr.split('\n').filter((line) => line.includes('foyer'))
  expect(foyerMessages).toEqual([])
  for (const file of files.slice(0, 2)) {
    const { stdout } = run('systemd-analyze', 'security', '--offline=yes', '--no-pager', file)
    const score = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
    expect(score).toBeLessThan(2)
  }
})

test('Prometheus accepts the alert rules, which fire as deploy/prometheus-rules.test.yml expects', () => {
  const promtool = obtainPromtool()
  const checked = run(promtool, 'check', 'rules', 'deploy/prometheus-rules.yml')
  expect([checked.status, checked.stderr]).toEqual([0, ''])
  const tested = run(promtool, 'test', 'rules', 'deploy/prometheus-rules.test.yml')
  expect([tested.status, tested.stdout + tested.stderr]).toEqual([0, expect.stringContaining('SUCCESS')])
})

interface ProxyResponse {
  status: number
  text: string
  retryAfter: string | undefined
}

testWith('caddy', 'Caddy accepts its example', () => {
  const checked = run('caddy', 'adapt', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile.example')
  expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringContaining('Error')])
})

/** Starts a server that responds to each request with the headers of the request. */
async function startEchoServer() {
  const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
  return { port: (echo.address() as AddressInfo).port, stop: () => echo.close() }
}

testWith(
  'nginx',
  'nginx accepts its example, replaces the forwarded headers that a visitor sends, hides the metrics, and explains 413 and 503',
  async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const opensslArgs = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-subj',
      '/CN=x',
    ]
    run('openssl', ...opensslArgs)
    const echo = await startEchoServer()
    const portHolder = await startEchoServer()
    portHolder.stop()
    const servers = readFileSync('deploy/nginx.conf.example', 'utf8')
      .replaceAll('/etc/ssl/jobs.example.org.pem', cert)
      .replaceAll('/etc/ssl/jobs.example.org.key', key)
      .replaceAll('/opt/foyer/deploy/', `${process.cwd()}/deploy/`)
      .replaceAll(/^ +listen \[::\].*\n/gm, '')
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${portHolder.port} ssl`)
      .replaceAll('listen 80;', `listen unix:${folder}/plain.sock;`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${echo.port}`)
    const config = join(folder, 'nginx.conf')
    const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${folder}/${one};`,
    )
    writeFileSync(
      config,
      `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\ndaemon off;\nevents {}\nhttp { access_log off; ${tempPaths.join(' ')}\n${servers}}\n`,
    )
    expect(run('nginx', '-t', '-c', config).status).toBe(0)
    const nginx = execFile('nginx', ['-c', config])
    const sendRequest = (path: string, bytes = 0) =>
      new Promise<ProxyResponse>((resolve, reject) => {
        const falseHeaders = {
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-proto': 'gopher',
          'x-forwarded-host': 'evil.example',
        }
        const outgoing = request(
          {
            ...{ host: '127.0.0.1', port: portHolder.port, path, rejectUnauthorized: false },
            ...{
              servername: 'harbour.jobs.example.org',
              headers: {
                host: 'harbour.jobs.example.org',
                ...falseHeaders,
                ...(bytes > 0 ? { 'content-length': bytes } : {}),
              },
              method: bytes > 0 ? 'POST' : 'GET',
            },
          },
          async (response) => {
            let text = ''
            for await (const part of response) text += part
            resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] })
          },
        )
        outgoing.on('error', reject)
        // The announced length is refused; none of the bytes need to follow.
        if (bytes > 0) outgoing.flushHeaders()
        else outgoing.end()
      })
    const sendUntilReady = async (): Promise<ProxyResponse> => {
      for (let turn = 0; ; turn++) {
        try {
          return await sendRequest('/')
        } catch (error) {
          if (turn === 100) throw error
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      }
    }
    const { text } = await sendUntilReady()
    expect(JSON.parse(text)).toMatchObject({
      host: 'harbour.jobs.example.org',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'harbour.jobs.example.org',
    })
    expect((await sendRequest('/api/metrics')).status).toBe(404)
    const large = await sendRequest('/applicant/apply/one', 26 * 1024 * 1024)
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('Your files are too large')])
    echo.stop()
    const down = await sendRequest('/')
    expect([down.status, down.text]).toEqual([503, expect.stringContaining('not available right now')])
    expect(down.retryAfter).toBe('30')
    nginx.kill('SIGTERM')
    await new Promise((resolve) => nginx.once('close', resolve))
  },
)
