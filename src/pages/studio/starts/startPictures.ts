import type { SiteStart } from '../../../schemas/site/siteStarts'
import council from './council.jpg'
import hospital from './hospital.jpg'
import school from './school.jpg'
import startup from './startup.jpg'
import workshop from './workshop.jpg'

/** The home page of each, as it is drawn 1,280 pixels wide. */
export const startPictures: Readonly<Record<SiteStart, string>> = {
  council,
  hospital,
  workshop,
  school,
  startup,
}
