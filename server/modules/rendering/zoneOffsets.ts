import { toWallTime, type ZoneOffsets } from '../../../src/schemas/dateTime/zonedDateTime'

const minute = 60 * 1000
const day = 24 * 60 * minute
/** Years from the beginning of the current one: closing dates are seldom later. */
const years = 2

const cache = new Map<string, ZoneOffsets>()

/** Returns the UTC offsets of a zone for this year and the next. @param zone IANA */
export function getZoneOffsets(zone: string, now: Date): ZoneOffsets {
  const cached = cache.get(zone)
  const year = now.getUTCFullYear()
  const from = Date.UTC(year, 0)
  if (cached?.from === from) return cached
  const until = Date.UTC(year + years, 0)
  const found: ZoneOffsets = { zone, from, until, offsets: [[from, aheadAt(from, zone)]] }
  for (let at = from; at < until; at += day) {
    const ahead = aheadAt(at + day, zone)
    if (ahead !== found.offsets.at(-1)?.[1]) found.offsets.push([findChange(at, at + day, zone), ahead])
  }
  cache.set(zone, found)
  return found
}

/** Returns the first minute after `before`, and no later than `after`, that has the offset of `after`. */
function findChange(before: number, after: number, zone: string): number {
  if (after - before === minute) return after
  const middle = before + Math.floor((after - before) / 2 / minute) * minute
  return aheadAt(middle, zone) === aheadAt(after, zone)
    ? findChange(before, middle, zone)
    : findChange(middle, after, zone)
}

function aheadAt(moment: number, zone: string): number {
  return Date.parse(`${toWallTime(new Date(moment), zone)}Z`) - moment
}
