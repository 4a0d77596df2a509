import { seedLoad } from '../../demo/seedLoad'
import { type Command, clientOption, count, requireClient, UsageError } from '../command'

export const seed: Command = {
  summary: 'fills a client with made-up vacancies and applications',
  help: `seed --client CODE [--vacancies N] [--applications N]

For load tests and demonstrations. The same numbers on the same day make the same data; what is there already stays.
Applications go to the vacancies in turn, and count as sent: no back-office gets them.
  --vacancies     codes SEED-000001 onwards
  --applications  by seed.1@example.org onwards`,
  options: { ...clientOption, vacancies: { type: 'string' }, applications: { type: 'string' } },
  run: async (tools, values) => {
    const size = { vacancies: count(values, 'vacancies'), applications: count(values, 'applications') }
    if (size.applications > 0 && size.vacancies === 0) {
      throw new UsageError('--applications needs --vacancies to go to.')
    }
    const client = await requireClient(tools, values)
    const added = await seedLoad(tools.db, client.id, size, tools.now, tools.tell)
    tools.print(
      `${added.vacancies} vacancies and ${added.applications} applications added to ${client.code}.`,
    )
  },
}
