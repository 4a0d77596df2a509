import { frameFaults } from '../../../src/texts/placement'
import { findPolicy, savePolicy } from '../../repositories/accounts/policies'
import { changeFrames, readFrames } from '../../services/sites/placement'
import { operatorOf } from '../../services/sites/studio/siteActor'
import {
  type Command,
  clientOf,
  clientOption,
  optional,
  type Tools,
  UsageError,
  type Values,
} from '../command'

export const setPolicy: Command = {
  summary: 'sets who may frame a site, and how long applications are kept',
  help: `set-policy --client CODE [--frame-ancestors LIST] [--retain-days N]

  --frame-ancestors  the addresses, with blanks between, of pages that may show the site in a frame, as in
                     "https://www.example.org https://*.example.com"; any: every page may
  --retain-days      applications are erased when they are older; never: they are kept

Without both it says what is set. Administrators' pages are never framed.`,
  options: {
    ...clientOption,
    'frame-ancestors': { type: 'string' },
    'retain-days': { type: 'string' },
  },
  run: async (tools, values) => {
    const client = await clientOf(tools, values)
    const frames = optional(values, 'frame-ancestors')
    if (frames !== undefined) await changeFrames(context(tools), operatorOf(client), checked(frames))
    const before = await findPolicy(tools.db, client.id)
    const policy = { ...before, retainDays: days(values, before.retainDays) }
    if (policy.retainDays !== before.retainDays) await savePolicy(tools.db, client.id, policy)
    tools.print(`May frame ${client.code}: ${policy.frameAncestors.join(' ') || 'any page'}.`)
    tools.print(
      `Applications are kept ${policy.retainDays === null ? 'for ever' : `${policy.retainDays} days`}.`,
    )
  },
}

const context = ({ db, now }: Tools) => ({ db, now: () => now })

function checked(text: string): string {
  const read = text.trim() === '' ? { wrong: text } : readFrames(text)
  if ('wrong' in read) throw new UsageError(`--frame-ancestors ${frameFaults.wrong(read.wrong)}`)
  return text
}

function days(values: Values, before: number | null): number | null {
  const text = optional(values, 'retain-days')
  if (text === undefined) return before
  if (text === 'never') return null
  if (/^\d{1,5}$/.test(text) && Number(text) > 0) return Number(text)
  throw new UsageError(`--retain-days must be a whole number from 1 to 99999, or never, not '${text}'.`)
}
