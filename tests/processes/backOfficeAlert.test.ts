import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApplicationFixture, fetchVacancies, submit } from '../api/applicationFixture'
import { connectReceiver, type Receiver, startReceiver, waitUntil } from '../api/backOfficeReceiver'
import { startTestServer, type TestServer } from '../api/testServer'
import { obtainPromtool } from './promtool'

const minuteMs = 60_000
let server: TestServer
let receiver: Receiver
/** Scraped figures per minute: the name and labels of a series, with its value. */
let scrapes: Map<string, number>[]
/** The server's present time, in milliseconds since 1970. */
let now = Date.now()

beforeEach(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1', FOYER_LIMITS: 'off' })
  scrapes = []
  // The state of a new installation: nothing waits and nothing was attempted.
  await server.database.query("update outbox set state = 'sent'")
  await server.database.query('delete from delivery_attempts')
  await connectReceiver(server, 'harbour', receiver)
})
afterEach(async () => {
  await server.stop()
  await receiver.stop()
})

async function scrape(): Promise<void> {
  const { body } = await server.call<string>('/api/metrics')
  const lines = [...body.matchAll(/^(foyer_\w+)(?:\{(.*)\})? (\S+)$/gm)]
  scrapes.push(new Map(lines.map(([, name, labels = '', value]) => [`${name}{${labels}}`, Number(value)])))
}

/** Simulates minutes: due deliveries are attempted, then the figures are scraped. */
async function simulateMinutes(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    server.advanceClock(minuteMs)
    now += minuteMs
    await waitUntil(async () => {
      const due = `select count(*) as count from outbox where state = 'sending' or (state = 'waiting' and next_attempt_at <= '${new Date(now).toISOString()}')`
      return Number((await server.database.query(due))[0]?.count) === 0
    })
    await scrape()
  }
}

const expectedAlert = {
  exp_labels: { job: 'foyer', instance: 'one', what: 'back-office', client: 'harbour' },
  exp_annotations: {
    summary: 'The back-office of harbour accepts no applications; /api/health and `deliveries` say why.',
  },
}

/**
 * Lets promtool check that the shipped alert fires at the `firing` minutes and not at the `silent` ones.
 * @returns promtool's exit status and output
 */
function checkAlert(
  firing: readonly number[],
  silent: readonly number[],
): { status: number | null; output: string } {
  const seriesNames = new Set(scrapes.flatMap((one) => [...one.keys()]))
  const series = [...seriesNames].map((name) => ({
    series: name.replace('{', '{job="foyer", instance="one", ').replace(', }', '}'),
    values: scrapes.map((one) => one.get(name) ?? '_').join(' '),
  }))
  const createAlertTest = (minute: number, alerts: object[]) => ({
    eval_time: `${minute}m`,
    alertname: 'FoyerBackOfficeFails',
    exp_alerts: alerts,
  })
  const ruleTest = {
    rule_files: [resolve('deploy/prometheus-rules.yml')],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: series,
        alert_rule_test: [
          ...firing.map((minute) => createAlertTest(minute, [expectedAlert])),
          ...silent.map((minute) => createAlertTest(minute, [])),
        ],
      },
    ],
  }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-alert-'))
  // Every JSON text is valid YAML.
  writeFileSync(join(folder, 'rules.test.yml'), JSON.stringify(ruleTest))
  const { status, stdout, stderr } = spawnSync(
    obtainPromtool(),
    ['test', 'rules', join(folder, 'rules.test.yml')],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  return { status, output: stdout + stderr }
}

test('[API-20] the alert on a failing back-office fires within five minutes of the only application of a day, until that application is delivered', {
  timeout: 240_000,
}, async () => {
  now = Date.now()
  await scrape()
  await simulateMinutes(10)
  receiver.react = () => ({ status: 503 })
  const token = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, token)
  const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0, 'one.a.day@example.org')
  await submit(server, token, body)
  // Deliver without waiting for the documents.
  const due = new Date(now).toISOString()
  await server.database.query(`update outbox set next_attempt_at = '${due}' where state = 'waiting'`)
  await simulateMinutes(30)
  const restartedAt = scrapes.length
  // The state of the deliveries is stored, so the alert continues after a restart.
  await server.restart()
  await simulateMinutes(80)
  const recoveredAt = scrapes.length
  receiver.react = () => ({ status: 200 })
  // An attempt fails if the response is late, although the receiver has the application.
  const unsent = "select count(*) as count from outbox where state <> 'sent'"
  while (Number((await server.database.query(unsent))[0]?.count) > 0) await simulateMinutes(1)
  const deliveredAt = scrapes.length - 1
  await simulateMinutes(10)
  expect([restartedAt, recoveredAt]).toEqual([41, 121])
  expect(deliveredAt).toBeGreaterThan(recoveredAt + 20)
  const firingMinutes = Array.from({ length: deliveredAt - 1 - 15 }, (_, at) => 15 + at)
  expect(checkAlert(firingMinutes, [0, 5, 10, deliveredAt, deliveredAt + 5])).toEqual({
    status: 0,
    output: expect.stringContaining('SUCCESS'),
  })
})
