import dayjs from 'dayjs'
import { utcMoment } from '../../schemas/utcMoment'

/** An ISO 8601 moment as 'DD MMM YYYY', in the visitor's own zone [LY-13]. */
export function showDay(moment: string): string {
  return dayjs(moment).format('DD MMM YYYY')
}

/** An ISO 8601 moment as 'DD MMM YYYY hh:mm A' [LY-13]. */
export function showMoment(moment: string): string {
  return dayjs(moment).format('DD MMM YYYY hh:mm A')
}

/** The same in no visitor's zone: what a server can say. */
export function showUtcMoment(moment: string): string {
  return utcMoment(moment).format('DD MMM YYYY hh:mm A')
}

/** 'hh:mm A' [LY-13]. */
export function showTime(moment: string): string {
  return dayjs(moment).format('hh:mm A')
}
