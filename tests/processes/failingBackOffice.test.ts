import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { hashPassword } from '../../server/security/passwords'
import { startReceiver, waitUntil } from '../api/backOfficeReceiver'
import { runCommand } from '../api/operatorsCommands'
import { callApi } from '../api/testServer'
import { putSeededFile } from '../postgres/testDatabase'
import { startProcess } from './serverProcess'

test('[API-20] a failing back-office is in the log at once, with the reason, in metrics, and in `deliveries`', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-failing-'))
  const receiver = await startReceiver()
  const variables = {
    FOYER_DATA_DIR: folder,
    FOYER_SECRET: 'a secret of thirty-two bytes, or more',
    FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
    FOYER_BACKOFFICE_WAITS: Array(50).fill('1s').join(','),
  }
  // Production logs events, and does not start with the demo's passwords.
  const database = new Database(await putSeededFile(folder))
  database.prepare('update users set password_hash = ?').run(await hashPassword('harbour-own-1'))
  database.close()
  const server = await startProcess(variables, ['--production'])
  const foyer = async (...args: string[]) => (await runCommand(variables, args)).out
  let status = 503
  receiver.react = () => ({ status })
  // The demo has applications that wait for a back-office.
  const set = ['set-backoffice', '--client', 'harbour', '--address', receiver.address]
  receiver.secret = /whsec_\S+/.exec(await foyer(...set))?.[0] ?? ''
  try {
    const getFailureLine = (answer: number) =>
      `"client":"harbour","reason":"The back-office answered ${answer}","msg":"the back-office accepts no applications"`
    const countInLog = (text: string) => server.output().split(text).length - 1
    await waitUntil(() => countInLog(getFailureLine(503)) === 1)
    // The same failure is not logged again.
    await waitUntil(() => receiver.received.length > 3)
    expect(countInLog('the back-office accepts no applications')).toBe(1)
    expect(await foyer('deliveries', '--client', 'harbour')).toMatch(
      /attempts?, The back-office answered 503, next at 20\S+Z\n0 deliveries of harbour failed; \d+ will be tried again\./,
    )
    const metrics = async () => (await callApi<string>(`${server.url}/api/metrics`, {})).body
    expect(await metrics()).toMatch(
      /^foyer_delivery_attempts_total\{client="harbour",outcome="failed"\} [1-9]/m,
    )
    expect(await metrics()).toMatch(/^foyer_outbox_oldest_seconds\{client="harbour"\} \d+$/m)

    status = 500
    await waitUntil(() => countInLog(getFailureLine(500)) === 1)
    status = 200
    await waitUntil(() => countInLog('the back-office accepts applications again') > 0)
    expect(await metrics()).toMatch(
      /^foyer_delivery_last_success_timestamp_seconds\{client="harbour"\} 1\d{9}$/m,
    )
  } finally {
    await server.end('SIGKILL')
    await receiver.stop()
    rmSync(folder, { recursive: true })
  }
})
