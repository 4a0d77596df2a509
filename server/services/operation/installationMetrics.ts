import { countOutbox } from '../../repositories/delivery/outbox'
import type { ServerContext } from '../serverContext'

/** Figures of the process and of what it has to deliver, as Prometheus reads them; requests apart. */
export async function installationMetrics({ db }: Pick<ServerContext, 'db'>): Promise<string[]> {
  return [...processLines(), ...outboxLines(await countOutbox(db))]
}

function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`]
}

function processLines(): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  return [
    ...gauge('foyer_process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('foyer_process_heap_used_bytes', 'Of it, what is in use by scripts.', heapUsed),
    ...gauge('foyer_process_uptime_seconds', 'Since the start.', Math.round(process.uptime())),
  ]
}

function outboxLines(counts: Awaited<ReturnType<typeof countOutbox>>): string[] {
  const name = 'foyer_outbox'
  return [
    `# HELP ${name} Applications by the state of their delivery.`,
    `# TYPE ${name} gauge`,
    ...counts.map(({ state, count }) => `${name}{state="${state}"} ${count}`),
  ]
}
