import { randomUUID } from 'node:crypto'
import { findPolicy } from '../../modules/clients/clientPolicies.repository'
import { writeMail } from '../../modules/mail/composeMail'
import { removeMailStop } from '../../modules/mail/mailStops.repository'
import { addressHash } from '../../modules/mail/queueMail'
import { postMail } from '../../modules/mail/smtp'
import { siteConfig } from '../../modules/sites/siteSource'
import { type Command, CommandError, clientOption, needed, requireClient, requireKeys } from '../command'

export const sendTestMail: Command = {
  summary: 'sends a mail to see whether mail arrives',
  help: `send-test-mail --client CODE --to ADDRESS

Sends one mail at once, in the client's look, by FOYER_SMTP_URL. An address that took no mail before, and gets none since, gets
mail again once this one is taken.`,
  options: { ...clientOption, to: { type: 'string' } },
  run: async (tools, values) => {
    const to = needed(values, 'to')
    const { mail } = tools.environment
    if (!mail)
      throw new CommandError('No mail is set up: FOYER_SMTP_URL and FOYER_MAIL_FROM say how it goes out.')
    const client = await requireClient(tools, values)
    const reading = { db: tools.db, root: process.cwd(), report: tools.tell }
    const { themeColor, look } = await siteConfig(reading, client)
    const { company } = client
    const written = writeMail('test', {}, { company, themeColor, ...(look ? { look } : {}) })
    const { replyAddress: replyTo } = await findPolicy(tools.db, client.id)
    const posted = { ...written, to, guid: randomUUID(), company, replyTo }
    const { error } = await postMail(mail, posted, new AbortController().signal)
    if (error !== null) throw new CommandError(`${error}.`)
    await removeMailStop(tools.db, addressHash(requireKeys(tools), to))
    tools.print(`The mail server took the mail for ${to}.`)
  },
}
