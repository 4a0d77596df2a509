import { frameTexts, replyAddressTexts, retainDaysTexts } from '../../../src/texts/admin/backOffice.texts'
import { getOperatorActor } from '../../modules/audit/clientActor'
import { findPolicy } from '../../modules/clients/clientPolicies.repository'
import {
  changeFrameAncestors,
  changeReplyAddress,
  changeRetainDays,
  parseFrameAncestors,
  parseReplyAddress,
  parseRetainDays,
} from '../../modules/settings/policies.service'
import {
  type Command,
  clientOption,
  formatCount,
  getOption,
  requireClient,
  type Tools,
  UsageError,
} from '../command'

export const setPolicy: Command = {
  summary: 'sets who may frame a site, how long applications are kept, and the reply address of mail',
  help: `set-policy --client CODE [--frame-ancestors LIST] [--retain-days N] [--reply-to ADDRESS]

  --frame-ancestors  origins, separated by spaces, of pages that may show the site in a frame, as in
                     "https://www.example.org https://*.example.com"; any: every page
  --retain-days      days after which applications are erased; never: only the months in the client's settings count
  --reply-to         reply address of the client's mail; none: the sender of all mail

Without options, prints the current values. Administrators' pages are never framed.`,
  options: {
    ...clientOption,
    'frame-ancestors': { type: 'string' },
    'retain-days': { type: 'string' },
    'reply-to': { type: 'string' },
  },
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const frames = getOption(values, 'frame-ancestors')
    const days = getOption(values, 'retain-days')
    const reply = getOption(values, 'reply-to')
    if (days !== undefined) requireValidDays(days)
    if (reply !== undefined) requireValidAddress(reply)
    if (frames !== undefined)
      await changeFrameAncestors(createContext(tools), getOperatorActor(client), requireValidFrames(frames))
    if (days !== undefined) await changeRetainDays(createContext(tools), getOperatorActor(client), days)
    if (reply !== undefined) await changeReplyAddress(createContext(tools), getOperatorActor(client), reply)
    const policy = await findPolicy(tools.db, client.id)
    tools.print(`May frame ${client.code}: ${policy.frameAncestors.join(' ') || 'any page'}.`)
    tools.print(
      policy.retainDays === null
        ? "Applications are kept as the client's settings say."
        : `Applications are kept at most ${formatCount(policy.retainDays, 'day')}.`,
    )
    tools.print(`Replies go to ${policy.replyAddress ?? 'the sender address'}.`)
  },
}

const createContext = ({ db, now }: Tools) => ({ db, now: () => now })

function requireValidFrames(text: string): string {
  const parsedFrames = text.trim() === '' ? { invalid: text } : parseFrameAncestors(text)
  if ('invalid' in parsedFrames)
    throw new UsageError(`--frame-ancestors ${frameTexts.invalid(parsedFrames.invalid)}`)
  return text
}

function requireValidAddress(text: string): void {
  if ('invalid' in parseReplyAddress(text))
    throw new UsageError(`--reply-to ${replyAddressTexts.invalid(text)}`)
}

function requireValidDays(text: string): void {
  if ('invalid' in parseRetainDays(text))
    throw new UsageError(`--retain-days ${retainDaysTexts.invalid(text)}`)
}
