import { randomUUID } from 'node:crypto'
import { findPolicy } from '../../modules/clients/clientPolicies.repository'
import { renderMail } from '../../modules/mail/composeMail'
import { unblockAddress } from '../../modules/mail/mailStops.repository'
import { hashAddress } from '../../modules/mail/queueMail'
import { postMail } from '../../modules/mail/smtp'
import { readSiteConfig } from '../../modules/sites/siteSource'
import {
  type Command,
  CommandError,
  clientOption,
  createSiteContext,
  requireClient,
  requireKeys,
  requireOption,
} from '../command'

export const sendTestMail: Command = {
  summary: 'sends a test mail',
  help: `send-test-mail --client CODE --to ADDRESS

Sends one mail immediately, in the client's design, through FOYER_SMTP_URL. If the mail server accepts it, an address that
was blocked after a failure receives mail again.`,
  options: { ...clientOption, to: { type: 'string' } },
  run: async (tools, values) => {
    const recipient = requireOption(values, 'to')
    const { mail } = tools.environment
    if (!mail) throw new CommandError('Mail is not configured: set FOYER_SMTP_URL and FOYER_MAIL_FROM.')
    const client = await requireClient(tools, values)
    const mailContext = { ...createSiteContext(tools), db: tools.db, report: tools.reportProgress }
    const { themeColor, look } = await readSiteConfig(mailContext, client)
    const { company } = client
    const mailContent = renderMail('test', {}, { company, themeColor, ...(look ? { look } : {}) })
    const { replyAddress: replyTo } = await findPolicy(tools.db, client.id)
    const message = { ...mailContent, to: recipient, guid: randomUUID(), company, replyTo }
    const { error } = await postMail(mail, message, new AbortController().signal)
    if (error !== null) throw new CommandError(`${error}.`)
    await unblockAddress(tools.db, hashAddress(requireKeys(tools), recipient))
    tools.print(`The mail server accepted the mail for ${recipient}.`)
  },
}
