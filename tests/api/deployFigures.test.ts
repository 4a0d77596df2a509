import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthProblemKinds } from '../../server/monitoring/healthWatch'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let metricNames: Set<string>

beforeAll(async () => {
  server = await startTestServer()
  const { body } = await server.call<string>('/api/metrics')
  const declared = [...body.matchAll(/^# TYPE (\S+) (\w+)$/gm)]
  metricNames = new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  )
})
afterAll(() => server.stop())

const rules = readFileSync('deploy/prometheus-rules.yml', 'utf8')
const alertTests = readFileSync('deploy/prometheus-rules.test.yml', 'utf8')
const dashboard = readFileSync('deploy/grafana-dashboard.json', 'utf8')

test.each([
  ['the alerts', rules],
  ['the alert tests', alertTests],
  ['the dashboard', dashboard],
])('only existing metrics of the server are used by %s', (_what, text) => {
  const usedNames = new Set(text.match(/\bfoyer_\w+/g))
  expect(usedNames.size).toBeGreaterThan(3)
  // The server does not measure the disks of a database on other machines.
  const isElsewhere = process.env.FOYER_TEST_CITUS !== undefined
  const checkedNames = [...usedNames].filter((name) => !(isElsewhere && name === 'foyer_disk_free_bytes'))
  expect(checkedNames.filter((name) => !metricNames.has(name))).toEqual([])
})

test('every alert has a summary for the person on call, and a test', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)\n([\s\S]*?)(?=\n {6}- alert|$)/g)]
  expect(alerts.length).toBeGreaterThan(7)
  for (const [, name, text] of alerts) expect([name, /summary: \S/.test(text ?? '')]).toEqual([name, true])
  const testedAlerts = new Set([...alertTests.matchAll(/alertname: (\w+)/g)].map(([, name]) => name))
  expect(alerts.map(([, name]) => name).filter((name) => !testedAlerts.has(name))).toEqual([])
})

test('every kind of health problem has an alert', () => {
  const patterns = [...rules.matchAll(/foyer_troubles\{what=~?"([^"]+)"/g)].map(
    ([, pattern]) => new RegExp(`^${pattern}$`),
  )
  const silent = healthProblemKinds.filter((kind) => !patterns.some((pattern) => pattern.test(kind)))
  expect(silent).toEqual([])
})

test('each panel of the dashboard has a title, a unique position and queries by job', () => {
  const { panels } = JSON.parse(dashboard) as {
    panels: { id: number; title: string; gridPos: object; targets: { expr: string }[] }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ gridPos: { ...place } }) => JSON.stringify(place))).size).toBe(panels.length)
  for (const { title, targets } of panels) {
    expect(title).not.toBe('')
    for (const { expr } of targets)
      expect([title, expr]).toEqual([title, expect.stringContaining('job="$job"')])
  }
})
