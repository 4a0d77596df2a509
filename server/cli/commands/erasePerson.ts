import { cleanEmail } from '../../../src/schemas/fields/formats'
import { truncateSqliteLog } from '../../db/truncateSqliteLog'
import {
  erasePersonApplications,
  erasePersonMail,
  recordErasureProof,
} from '../../modules/privacy/erasure.service'
import { findKeys } from '../../security/keys'
import { type Command, clientOption, formatCount, requireClient, requireOption } from '../command'

export const erasePersonCommand: Command = {
  summary: 'erases all data about one person',
  help: `erase-person --client CODE --email ADDRESS

Erases the applications of this address with their files and pending deliveries, and its mail and job alerts, at this
client only. The activity keeps the fact and the ids of the applications. Mail and job alerts are found, and an anonymous
proof is stored, only with the server's FOYER_SECRET. The back-office must erase what it has received. Backups still
contain the person: with that proof, erasures.log in FOYER_DATA_DIR repeats the erasure after a restore.`,
  options: { ...clientOption, email: { type: 'string' } },
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const email = cleanEmail(requireOption(values, 'email'))
    const erased = await erasePersonApplications(tools, client.id, email)
    tools.print(
      `${formatCount(erased.applications, 'application')} of this address ${erased.applications === 1 ? 'was' : 'were'} erased at ${client.code}.`,
    )
    if (erased.undelivered > 0)
      tools.print(`${erased.undelivered} of them had not been delivered to the back-office, and will not be.`)
    const keys = findKeys(tools.environment)
    if (keys) {
      await erasePersonMail({ ...tools, keys }, client.id, email)
      const { id, hash, at } = await recordErasureProof(
        { ...tools, keys },
        { clientId: client.id, email },
        erased,
      )
      tools.print(`Proof ${id}: ${hash} at ${at}`)
    } else
      tools.reportProgress(
        'FOYER_SECRET is missing: mail and job alerts of this address were not erased, and no proof was stored.',
      )
    await truncateSqliteLog(tools.db)
  },
}
